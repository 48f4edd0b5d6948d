// What this browser remembers.  Without storage (a private window, a full disk) the page works, and forgets when it is
// closed.

const PREFIX = "cardavia:";
/** What could not be written down: remembered as long as the page is open. */
const unwritten = new Map<string, string>();

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = unwritten.get(name) ?? localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
    unwritten.delete(name);
  } catch {
    unwritten.set(name, text);
  }
}
