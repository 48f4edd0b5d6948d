// What is wrong in a record, with its line, and the move if it is one.

import type { Message } from "./types";
import { say, tell } from "./words";

export function placed(reason: Message): string {
  const { line, move } = reason.params;
  const problem = tell(reason);
  if (line === undefined) return problem;
  return move === undefined ? say("record_place", { line, problem }) : say("record_place_of_move", { line, move, problem });
}
