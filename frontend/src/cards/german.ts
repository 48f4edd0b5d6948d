// Double-German faces, drawn for this house: leaves, hearts, bells and acorns, and busts in the dress of hunters
// and guards.  As on the old cards the sign tells the Ober from the Unter as well as the letter does: it stands
// beside the Ober's head, and down at the Unter's waist.  Loaded only where these faces are chosen.

import type { Suit } from "../lib/types";

const draw = (kind: string) => (d: string): string => `<path class="${kind}" d="${d}"/>`;
const robe = draw("robe");
const lining = draw("lining");
const gold = draw("gold");
const skin = draw("skin");
const hair = draw("hair");
const line = draw("stitch");

/** The index letters that French cards lack, drawn as those in ranks.ts. */
export const LETTERS: Record<string, string> = {
  J: "M17 -16.3Q17 -11.1 15.1 -7.3Q13.2 -3.4 9.4 -1.4Q5.6 0.7 -0.1 0.7Q-8.4 0.7 -12.7 -3.8Q-17 -8.3 -17 -16.4V-50H-8.6V-17.3Q-8.6 -11.5 -6.4 -9.1Q-4.2 -6.7 0.1 -6.7Q3 -6.7 4.9 -7.8Q6.8 -8.9 7.7 -11.3Q8.5 -13.6 8.5 -17.3V-50H17Z",
  Q: "M19.9 -25.1Q19.9 -19.3 18.7 -14.6Q17.5 -9.8 15 -6.4Q12.6 -3 8.8 -1.1Q5.1 0.7 0 0.7Q-5.1 0.7 -8.8 -1.2Q-12.6 -3 -15 -6.5Q-17.5 -9.9 -18.7 -14.6Q-19.8 -19.4 -19.8 -25.1Q-19.8 -33.3 -17.6 -39Q-15.5 -44.7 -11 -47.7Q-6.6 -50.7 0.1 -50.7Q6.8 -50.7 11.2 -47.5Q15.6 -44.3 17.7 -38.6Q19.9 -32.8 19.9 -25.1ZM-10.9 -25.1Q-10.9 -19.2 -9.7 -15.1Q-8.5 -11 -6.1 -8.9Q-3.7 -6.8 0 -6.8Q3.7 -6.8 6.1 -8.9Q8.5 -10.9 9.7 -15Q10.9 -19.1 10.9 -25.1Q10.9 -34 8.2 -38.7Q5.6 -43.4 0.1 -43.4Q-3.7 -43.4 -6.1 -41.3Q-8.5 -39.1 -9.7 -35.1Q-10.9 -31 -10.9 -25.1Z",
};

interface Sign {
  /** In one colour, for sentences and small corners: what is cut out shows the ground. */
  flat: string;
  /** In its colours, for the middle of a card. */
  drawn: string;
}

const LEAF = "M50 3C61 22 90 34 90 57C90 72 72 79 60 71Q56 69 54 65V76Q55 87 66 92L61 98Q46 93 46 76V65Q44 69 40 71C28 79 10 72 10 57C10 34 39 22 50 3Z";
const VEINS = "M48.6 22H51.4V64H48.6ZM52 44L70 34L71.5 36.5L52 48ZM48 44L30 34L28.5 36.5L48 48ZM52 57L76 50L77 53L52 61ZM48 57L24 50L23 53L48 61Z";
const HEART = "M50 93C22 66 7 49 7 31A22 22 0 0 1 50 24A22 22 0 0 1 93 31C93 49 78 66 50 93Z";
const SHINE = "M16 34A14 14 0 0 1 30 19L31 22A11 11 0 0 0 19 35Z";
const BELL = "M43 15A8 8 0 1 1 57 15A38 38 0 0 1 88 52V58A38 38 0 1 1 12 58V52A38 38 0 0 1 43 15Z";
const BAND = "M12 48H88V51.5H12ZM12 57H88V60.5H12Z";
const BELT = "M11 48H89V58H11Z";
const SLIT = "M50 64A7 7 0 0 1 53 77V96H47V77A7 7 0 0 1 50 64Z";
const CUP = "M17 43C17 25 33 18 46 17L44 6L53 2L55 17C68 18 83 25 83 43Q83 48 78 48H22Q17 48 17 43Z";
const SCALES = "M33 26L41 33L33 40L25 33ZM50 24L58 32L50 40L42 32ZM67 26L75 33L67 40L59 33Z";
const NUT = "M24 55H76C77 74 66 83 56 89L50 99L44 89C34 83 23 74 24 55Z";
const GLEAM = "M32 59H37Q37 71 44 79L41 80Q32 72 32 59Z";

/** A part of a sign with an outline, and one without. */
const part = (kind: string) => draw(`sign ${kind}`);
const [vein, gleam] = [draw("vein"), draw("gleam")];

export const SIGNS: Record<Suit, Sign> = {
  S: { flat: LEAF + VEINS, drawn: part("leaf")(LEAF) + vein(VEINS) },
  H: { flat: HEART, drawn: part("heart")(HEART) + gleam(SHINE) },
  D: { flat: BELL + BELT + SLIT, drawn: part("bell")(BELL) + part("heart")("M13 51H87V57H13Z") + hair(BAND + SLIT) },
  C: { flat: CUP + NUT, drawn: part("nut")(NUT) + part("cup")(CUP) + vein(SCALES) + gleam(GLEAM) },
};

// ── Busts: the upper half of a card, x 58 … 192 and y 30 … 175 ───────────────────────────────────

const HEAD = skin("M120 74H154V94Q152 113 137 116Q122 113 120 94Z");
const NECK = skin("M129 108V122L137 130L145 122V108Z");

/** Eyes, nose and mouth; each suit looks its own way. */
const FACES: Record<Suit, string> = {
  S: line("M125 86Q128 84 131 86M143 86Q146 84 149 86M128 91H129M145 91H146M137 91V99L133 100M132 106Q137 108 142 106"),
  H: line("M125 85Q128 83 131 85M143 85Q146 83 149 85M128 90H129M145 90H146M137 90L140 99H136M131 105Q137 109 143 105"),
  D: line("M125 87L131 85M143 85L149 87M127 91H130M144 91H147M137 90V99H133M133 107Q137 105 141 107"),
  C: line("M125 86H131M143 86H149M128 91H129M145 91H146M137 91L134 100H139M132 106Q136 108 142 105"),
};

/** A mantle with a broad collar of fur. */
const MANTLE =
  robe("M66 176V160Q70 138 108 126L137 148L166 126Q190 134 192 150V176Z") +
  lining("M118 134L137 176L156 134L146 126L137 142L128 126Z") +
  skin("M106 128Q90 134 80 146Q96 164 118 152L137 162L156 152Q178 164 190 148V142Q182 132 168 128L150 124L137 144L124 124Z") +
  hair("M96 142L99 150L93 150ZM112 140L115 148L109 148ZM126 148L129 156L123 156ZM148 148L151 156L145 156ZM162 140L165 148L159 148ZM178 142L181 150L175 150Z");

/** A doublet with slashed sleeves, a ruff and a sash. */
const DOUBLET =
  robe("M82 176Q76 148 112 128L137 146L162 128Q190 140 190 160V176Z") +
  lining("M96 176Q92 158 98 146L104 142Q100 158 106 176ZM176 176Q180 158 174 146L168 142Q172 158 168 176Z") +
  gold("M112 130L118 126Q142 150 160 176H144Q134 152 112 130Z") +
  skin("M112 124Q110 116 120 116L129 120L137 116L145 120L154 116Q164 116 162 124Q168 130 160 134L150 130L143 138L137 132L131 138L124 130L114 134Q106 130 112 124Z");

/** A jerkin with buttons and a belt, the sleeves of another cloth. */
const JERKIN =
  lining("M90 176Q84 148 112 132L124 140V176ZM184 176Q190 148 162 132L150 140V176Z") +
  robe("M112 130L137 144L162 130Q168 134 166 146L164 176H110L108 146Q106 134 112 130Z") +
  gold("M109 164H165V172H109Z") +
  line("M137 144V164") +
  gold("M137 147A2.6 2.6 0 1 1 136.9 147ZM137 155A2.6 2.6 0 1 1 136.9 155Z") +
  skin("M112 130L124 122L137 136L150 122L162 130L154 140L137 142L120 140Z");

/** A crown over long hair and a beard, which each suit wears its own way. */
const BEARDS: Record<Suit, string> = {
  S: "M120 96Q118 128 137 146Q156 128 154 96Q148 108 143 104Q137 100 131 104Q126 108 120 96Z",
  H: "M120 96Q116 118 124 132L137 126L150 132Q158 118 154 96Q148 108 143 104Q137 100 131 104Q126 108 120 96Z",
  D: "M120 96Q116 124 128 134L133 128L137 140L141 128L146 134Q158 124 154 96Q148 108 143 104Q137 100 131 104Q126 108 120 96Z",
  C: "M120 96Q114 130 128 136Q137 140 146 136Q160 130 154 96Q148 108 143 104Q137 100 131 104Q126 108 120 96Z",
};
const king = (suit: Suit): string =>
  hair("M119 74Q110 92 114 116L122 112V78ZM155 74Q164 92 160 116L152 112V78Z") +
  HEAD +
  FACES[suit] +
  hair(BEARDS[suit]) +
  skin("M130 109Q137 105 144 109Q137 115 130 109Z") +
  gold("M114 76L108 48Q118 46 124 58Q126 44 137 38Q148 44 150 58Q156 46 166 48L160 76Q137 67 114 76Z") +
  lining("M124 71Q126 56 137 50Q148 56 150 71Q137 67 124 71Z") +
  gold("M137 38L134 33H140ZM114 78Q137 69 160 78L159 70Q137 61 115 70Z") +
  line("M120 73H122M129 70H131M143 70H145M152 73H154");

/** A hat with a broad brim and a plume, long hair and a moustache. */
const ober = (suit: Suit): string =>
  hair("M118 76Q106 100 116 122L124 116V80ZM156 76Q168 100 158 122L150 116V80Z") +
  HEAD +
  FACES[suit] +
  hair("M136 102Q130 100 124 106Q132 108 137 104Q142 108 150 106Q144 100 138 102ZM134 111H140L137 118Z") +
  robe("M118 70Q116 44 138 42Q158 42 157 70Z") +
  gold("M117 72V64Q137 58 158 64V72Z") +
  robe("M100 80Q98 70 114 68Q137 62 160 68Q178 66 180 56Q188 74 162 78Q137 70 114 78Q106 78 100 80Z") +
  lining("M150 62Q146 40 164 32Q186 30 190 46Q182 44 178 50Q184 54 180 62Q172 56 166 62Q160 56 150 62Z") +
  line("M153 60Q158 46 178 40");

/** A cap with a short feather, hair to the neck and no beard. */
const unter = (suit: Suit): string =>
  hair("M116 112Q112 78 122 72H152Q162 78 158 112L150 108V84Q137 90 124 84V108Z") +
  HEAD +
  hair("M120 80Q124 70 137 72Q150 70 154 80Q146 84 137 80Q128 84 120 80Z") +
  FACES[suit] +
  robe("M112 76Q108 50 136 48Q166 46 170 70Q170 76 164 78Q138 66 112 76Z") +
  lining("M110 80Q108 70 137 66Q168 66 168 80Q138 70 110 80Z") +
  gold("M156 62Q162 44 178 38Q182 52 164 66Z") +
  line("M158 62Q164 52 174 44");

const HAND = (x: number, y: number): string => skin(`M${x - 8} ${y - 6}Q${x} ${y - 12} ${x + 8} ${y - 6}V${y + 6}Q${x} ${y + 10} ${x - 8} ${y + 6}Z`);

/** What a King holds: a sceptre, an orb, a sword, an oaken staff. */
const KINGS: Record<Suit, string> = {
  S: gold("M88 170L96 88H100L96 171Z") + gold("M98 90Q86 84 91 70L98 76L105 70Q110 84 98 90Z") + HAND(93, 158),
  H: HAND(92, 164) + gold("M78 146A15 15 0 1 1 108 146A15 15 0 1 1 78 146Z") + line("M78 146H108M93 131V161") + gold("M91 131V122H86V117H91V112H95V117H100V122H95V131Z"),
  D: skin("M89 150V92L93 80L97 92V150Z") + gold("M80 148H106V154H80ZM91 154H95V172H91Z") + HAND(93, 164),
  C: line("M94 172V96") + gold("M94 98C84 96 84 86 86 82H102C104 86 104 96 94 98ZM84 82Q84 74 94 74Q104 74 104 82Z") + HAND(94, 160),
};
/** What an Ober holds: a halberd, a flag, a sabre, an axe. */
const OBERS: Record<Suit, string> = {
  S: line("M94 172V104") + skin("M94 88L90 106H98ZM98 104Q110 104 110 118Q102 112 98 116ZM90 106L82 110L90 116Z") + HAND(94, 156),
  H: line("M92 172V96") + lining("M92 98Q104 92 112 100Q118 104 112 118Q104 112 92 118Z") + HAND(92, 158),
  D: skin("M88 160Q78 128 96 100Q92 130 96 158Z") + gold("M80 158H104V163H80Z") + HAND(92, 166),
  C: line("M92 172V100") + skin("M92 102H98Q104 98 110 100Q112 112 110 120Q104 122 98 116H92Z") + HAND(92, 156),
};
/** What an Unter holds up on the right: a horn, a pipe, a bow, a hunting spear. */
const UNTERS: Record<Suit, string> = {
  S: gold("M166 138Q166 156 182 152Q192 146 188 126L182 128Q184 142 178 144Q174 146 172 136Z") + HAND(172, 156),
  H: gold("M154 120L186 134V140L156 124Z") + line("M168 127V131M176 131V135") + HAND(176, 146),
  D: line("M168 100Q192 122 174 168M168 100L174 168") + HAND(178, 146),
  C: line("M178 172V100") + skin("M178 84L173 102H183Z") + HAND(178, 148),
};

export type Court = "K" | "Q" | "J";
const BUSTS: Record<Court, (suit: Suit) => string> = {
  K: (suit) => MANTLE + NECK + king(suit) + KINGS[suit],
  Q: (suit) => DOUBLET + NECK + ober(suit) + OBERS[suit],
  J: (suit) => NECK + JERKIN + unter(suit) + UNTERS[suit],
};

/** The upper half of a King, an Ober or an Unter, without its sign. */
export const bust = (rank: Court, suit: Suit): string => BUSTS[rank](suit);

/** Where the sign of each stands, and how large it is. */
export const SIGNED: Record<Court, { x: number; y: number; size: number }> = {
  K: { x: 60, y: 32, size: 50 },
  Q: { x: 60, y: 34, size: 50 },
  J: { x: 60, y: 118, size: 52 },
};

/** What stands between the two signs of a deuce, around (0, 0): the season that belongs to its suit. */
export const SEASONS: Record<Suit, string> = {
  // grapes, for autumn
  S:
    line("M-46 4Q-30 -16 -8 -10M8 -10Q20 -18 30 -12") +
    lining("M-46 6Q-48 -14 -28 -18Q-18 -8 -24 6Q-36 12 -46 6Z") +
    robe("M-12 -10A8 8 0 1 1 -12.1 -10ZM4 -12A8 8 0 1 1 3.9 -12ZM20 -10A8 8 0 1 1 19.9 -10ZM-4 2A8 8 0 1 1 -4.1 2ZM12 2A8 8 0 1 1 11.9 2ZM4 14A8 8 0 1 1 3.9 14Z"),
  // a blossom between two leaves, for spring
  H:
    lining("M-16 4Q-34 -10 -50 4Q-34 16 -16 4ZM16 4Q34 -10 50 4Q34 16 16 4Z") +
    robe("M0 -5A11 11 0 0 1 10 -17A11 11 0 0 1 16 -2A11 11 0 0 1 10 14A11 11 0 0 1 -10 14A11 11 0 0 1 -16 -2A11 11 0 0 1 -10 -17A11 11 0 0 1 0 -5Z") +
    gold("M0 -7A7 7 0 1 1 -0.1 -7Z"),
  // ears of corn, for summer
  D:
    line("M-34 20Q0 4 40 -14M34 20Q0 4 -40 -14") +
    gold(
      [-1, 1]
        .flatMap((way) => [14, 24, 34].map((x) => `M${way * x} ${-x * 0.44 + 4}Q${way * (x + 2)} ${-x * 0.44 - 10} ${way * (x + 14)} ${-x * 0.44 - 10}Q${way * (x + 13)} ${-x * 0.44 + 1} ${way * x} ${-x * 0.44 + 4}Z`))
        .join(""),
    ) +
    lining("M-7 4A7 7 0 1 1 7 4A7 7 0 1 1 -7 4Z"),
  // a flake of snow, for winter
  C: line("M0 -24V24M-20.8 -12L20.8 12M-20.8 12L20.8 -12M0 -15L-7 -22M0 -15L7 -22M0 15L-7 22M0 15L7 22M-13 -7.5L-22 -5M-13 -7.5L-15 -17M13 7.5L22 5M13 7.5L15 17M-13 7.5L-22 5M-13 7.5L-15 17M13 -7.5L22 -5M13 -7.5L15 -17"),
};
