import { EMERGENCY, type Phone, SAFETY_ANSWERS } from '../safety/answers.ts';
import { type Concern, concernAt } from '../safety/concern.ts';
import { ATTENDED_WORDS, fineWords, OVER_WORDS, settledWords } from '../safety/follow-ups.ts';
import { inLines } from '../understanding/in-lines.ts';
import type { Utterance } from '../understanding/utterance.ts';
import type { Reply } from './skill.ts';

/** Whom she calls first, and what is said once she says that a danger is over. */
const isNoEmergency = ({ number }: Phone): boolean => number !== EMERGENCY.number;

/** She said yes, or cannot call: 112 comes first, whatever it was held for. */
export const emergencyFirst = (reply: Reply): Reply => ({
  ...reply,
  phones: [EMERGENCY, ...(reply.phones ?? []).filter(isNoEmergency)],
});

const isOfBody = ({ danger, isOfFire, isIntruder, isBreakIn }: Concern): boolean =>
  danger === 'fall' || (danger === 'life' && !isOfFire && !isIntruder && !isBreakIn);

/** She was seen to, or is at home again. */
export const settled = (before: Concern, isSeenByMedic: boolean): Reply => ({
  text: settledWords(before.danger, isSeenByMedic, isOfBody(before)),
  remember: { concern: concernAt('calmed', before) },
});

/** Help is with her. */
export const attended = (before: Concern): Reply => ({
  text: ATTENDED_WORDS,
  remember: { concern: concernAt('calmed', before) },
});

/** Whoever wanted to die is never left without the number. */
export const ended = (before: Concern): Reply =>
  before.danger === 'self-harm'
    ? calmed(before)
    : { text: OVER_WORDS, remember: { concern: concernAt('calmed', before) } };

/** She says so herself: what is said of it next may end it. */
export const over = (reply: Reply, before: Concern): Reply => ({
  ...reply,
  remember: { concern: { ...concernAt('told', before), isOver: true } },
});

/** No alarm any more, and no number under it, but for who may have wanted to die (decision 0071). */
export const calmed = (before: Concern): Reply => ({
  text: fineWords(before.danger),
  ...(before.danger === 'self-harm'
    ? { phones: [EMERGENCY, ...SAFETY_ANSWERS['self-harm'].phones.filter(isNoEmergency)] }
    : {}),
  remember: { concern: concernAt('calmed', before) },
});

/** A heart, a breath or a voice stops, too: it is said of what bled, or bare. */
const STOPPED = new RegExp(inLines`\b(?:
    (?:ha|a) (?:parado|dejado|cesado)(?: ya)? de (?:sangrar|salir)
    |ya (?:ha|a) parado(?: ya)?(?! (?:de|el|la|su|un|en|a)\b)|ya no (?:me |le )?(?:sangra|sale)
    |se (?:me |le )?(?:ha )?(?:cortado|corto|parado|paro)(?: ya)? (?:la sangre|la hemorragia)
    |ya se (?:me |le )?(?:ha )?(?:cortado|corto)(?= (?:
        me|le|l[oa]|con (?:un|una|el|la) (?:trapo|venda|gasa|tirita|pañuelo|toalla)
      )\b
      |$
    )
  )\b
  |\bya paro$|\bparada del todo$`);
/** Whoever sees to it herself has seen that it is a wound. */
const DRESSED = new RegExp(inLines`\b(?:
  trapo|trapino|venda|vend[ae]\w*|vendaje|gasas?|tiritas?|esparadrapo|algodon|pañuelo|toalla
  |mercromina|betadine
  |(?:me |le |l[oa] )*(?:he|ha) (?:apretad|tapad|lavad|curad|liad|atad|envuelt)o
)\b`);
const GOES_ON = new RegExp(inLines`\b(?:
  no (?:ha|a|se|me ha|para|paro)|pero|sigue|sigo|todavia|aun|otra vez|vuelve|ratos?|poco|menos
  |casi|mare\w+|desmay\w+|fatal|pecho|respir\w+|boca|vomit\w+|cabeza
)\b`);

/** A bleeding that has stopped is better; one that she has dressed besides is over. */
export function bleedingOver(
  { plain, asks }: Pick<Utterance, 'plain' | 'asks'>,
  { danger, stage }: Concern,
): 'better' | 'settled' | undefined {
  if (danger !== 'life' || stage !== 'told' || asks) return undefined;
  if (!STOPPED.test(plain) || GOES_ON.test(plain)) return undefined;
  return DRESSED.test(plain) ? 'settled' : 'better';
}
