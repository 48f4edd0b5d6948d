// The court cards: busts in flat shapes, drawn for the upper half of a card (x 58 … 192, y 30 … 175) and
// turned for the lower.  The hat tells the rank as well as the letter does: a crown and a beard, a diadem
// and long hair, a cap with a feather.  The suits differ in the face and in what is worn and held.

import type { Suit } from "../lib/types";

/** Each material has a class; Defs.svelte gives it its colour. */
const robe = (d: string): string => `<path class="robe" d="${d}"/>`;
const gold = (d: string): string => `<path class="gold" d="${d}"/>`;
const skin = (d: string): string => `<path class="skin" d="${d}"/>`;
const hair = (d: string): string => `<path class="hair" d="${d}"/>`;
const line = (d: string): string => `<path class="stitch" d="${d}"/>`;
const trim = (d: string): string => `<path class="trim" d="${d}"/>`;

const SHOULDERS = robe("M58 176V158Q60 136 97 127L125 148L153 127Q190 136 192 158V176Z");
const COLLAR = gold("M97 127L125 176L153 127L143 122L125 150L107 122Z");
const NECK = skin("M116 112V131L125 141L134 131V112Z");
const HEAD = skin("M105 82H145V102Q143 123 125 126Q107 123 105 102Z");

/** The cloth of the robe. */
const CLOTH: Record<Suit, string> = {
  S: trim("M66 176V147M78 176V140M90 176V135M160 176V135M172 176V140M184 176V147"),
  H: trim("M60 170L78 152L96 170M78 176L92 162M96 150L80 137M190 170L172 152L154 170M172 176L158 162M154 150L170 137"),
  D: trim("M60 160L68 168L76 160L84 168L92 160M64 150L72 142L80 150L88 142M190 160L182 168L174 160L166 168L158 160M186 150L178 142L170 150L162 142"),
  C: trim("M60 158Q80 144 104 152M60 170Q82 156 112 166M190 158Q170 144 146 152M190 170Q168 156 138 166"),
};

/** Eyes, nose and mouth; each suit looks its own way. */
const FACES: Record<Suit, string> = {
  S: line("M111 93Q115 91 119 93M131 93Q135 91 139 93M115 97H116M134 97H135M125 97V107L121 108M119 115H131"),
  H: line("M111 92Q115 90 119 92M131 92Q135 90 139 92M115 97H116M134 97H135M125 97L128 107H123M119 114Q125 118 131 114"),
  D: line("M111 94L119 92M131 92L139 94M114 97H117M133 97H136M125 96V107H121M120 115Q125 113 130 115"),
  C: line("M111 92H119M131 92H139M115 97H116M134 97H135M125 97L122 107H127M119 115Q123 117 131 114"),
};

const HEADS: Record<string, string> = {
  K:
    hair("M103 80Q98 96 101 114L107 112V84Z") +
    hair("M147 80Q152 96 149 114L143 112V84Z") +
    hair("M105 104Q106 134 125 144Q144 134 145 104Q139 117 132 111Q125 108 118 111Q111 117 105 104Z") +
    skin("M119 117Q125 113 131 117Q125 122 119 117Z") +
    gold("M99 82L93 48L110 62L125 42L140 62L157 48L151 82Q125 74 99 82Z") +
    line("M100 74Q125 66 150 74"),
  Q:
    hair("M97 132Q88 76 125 72Q162 76 153 132L141 130Q147 100 138 87Q125 94 112 87Q103 100 109 130Z") +
    gold("M103 80L99 54L113 66L125 48L137 66L151 54L147 80Q125 70 103 80Z") +
    line("M105 74Q125 65 145 74"),
  J:
    hair("M101 120Q96 86 105 80H145Q154 86 149 120L141 112V90Q125 94 109 90V112Z") +
    robe("M95 83Q90 60 122 56Q153 54 159 72Q160 80 153 85Q124 74 95 83Z") +
    gold("M149 70Q168 60 166 38Q150 44 144 66Z") +
    line("M150 66Q158 56 162 46"),
};

/** What a King holds: sword, sceptre, axe, orb. */
const KINGS: Record<Suit, string> = {
  S: skin("M170 132V62L174 50L178 62V132Z") + gold("M162 130H186V136H162Z") + line("M174 62V126"),
  H: line("M174 150V84") + gold("M174 86Q161 76 161 67A7 7 0 0 1 174 64A7 7 0 0 1 187 67Q187 76 174 86Z"),
  D: line("M172 150V56") + gold("M172 60Q188 58 189 76Q181 72 172 82Z") + gold("M169 56L172 48L175 56Z"),
  C: gold("M162 112A13 13 0 1 1 188 112A13 13 0 1 1 162 112Z") + line("M162 112H188M175 99V88M170 92H180"),
};
/** What a Queen holds: four flowers. */
const QUEENS: Record<Suit, string> = {
  S: line("M174 152V96") + gold("M174 100Q160 94 164 76L170 82L174 72L178 82L184 76Q188 94 174 100Z"),
  H: line("M174 152V98M174 130Q182 128 184 120") + robe("M174 76A6 6 0 0 1 183 82A6 6 0 0 1 179 93H169A6 6 0 0 1 165 82A6 6 0 0 1 174 76Z") + gold("M174 81A4.5 4.5 0 1 1 173.9 81Z"),
  D: line("M174 152V98M174 134Q166 132 164 124") + gold("M174 70L179 80L188 84L179 89L174 99L169 89L160 84L169 80Z"),
  C: line("M174 152V92M174 126Q183 124 185 115M174 138Q165 136 163 127") + robe("M174 74A6 6 0 1 1 180 86L174 94L168 86A6 6 0 1 1 174 74Z"),
};
/** What a Jack holds: halberd, leaf, pennant, arrow. */
const JACKS: Record<Suit, string> = {
  S: line("M178 152V80") + skin("M178 62L173 82H183Z") + gold("M183 84Q192 88 190 98L178 94V86Z"),
  H: line("M178 152V100") + gold("M178 104Q166 92 178 74Q190 92 178 104Z") + line("M178 102V84"),
  D: line("M176 152V70") + robe("M176 72L191 79L176 88Z"),
  C: line("M178 152V78") + gold("M178 66L171 80H185Z") + line("M178 138L172 145M178 138L184 145M178 130L172 137M178 130L184 137"),
};
const HELD: Record<string, Record<Suit, string>> = { K: KINGS, Q: QUEENS, J: JACKS };

/** The upper half of a court card. */
export function court(rank: string, suit: Suit): string {
  return (HELD[rank]?.[suit] ?? "") + SHOULDERS + CLOTH[suit] + COLLAR + NECK + HEAD + FACES[suit] + (HEADS[rank] ?? "");
}
