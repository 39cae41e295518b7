import type { Reminder } from '@encina/contract/reminders';
import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { tookPlace } from '../../understanding/told.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { whenIn } from '../../understanding/when.ts';
import { focusOn, oneIn } from '../focus.ts';
import { contentWords, likestOrAbout } from '../matching.ts';
import { isBefore, isOpen, targetOf } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { FARTHEST_DAYS, whenItComes } from '../skills/agenda.ts';
import type { Target } from '../target.ts';
import type { Turn } from '../turn.ts';

/** "¿Qué me toca antes, el médico o la peluquería?": two things of hers, and which of them comes first. */

const ORDER =
  /\b(?:antes|primer[oa]?|despues|mas (?:tarde|pronto|temprano|cerca|lejos)|ultim[oa])\b/;
const LINKS =
  /\s+[ou]\s+|[,;:]\s*|(?:antes|después|despues) (?:de |que |del )|\s+y (?=(?:el|la|lo)(?!\p{L}))/iu;
/** Dictated, no sign says that she asks. */
const ASKS = new RegExp(inLines`\b(?:que|cual) (?:\S+ ){0,4}(?:
    antes|primer[oa]?|despues|mas tarde|mas pronto|ultim[oa]
  )\b
  |\b(?:antes|primer[oa]?) (?:que|cual)$|\bantes o despues\b`);
/** Whoever says how it is to be asks nothing. */
const MOVES = new RegExp(inLines`\b(?:
  (?:pas|cambi|adelant|retras|atras|apunt|anot|avis|quit|borr)(?:a|ar|e|es|as)
  |pon(?:er|ga|gas|es)?|muev(?:e|a|as|es)|mover|recuerd(?:a|e|es)
)(?:me)?(?:l[oa]s?)?\b`);
/** "¿Y de eso qué va primero?", "¿cuál es antes?" */
const OF_THEM = new RegExp(inLines`^(?:(?:y|pues|entonces|oye|a ver|dime) )*(?:(?:de|entre) (?:
  todo |tod[oa]s )?(?:es[oa]s?|ell[oa]s|l[oa]s (?:dos|tres)) )?(?:que|cual) (?:(?:
  es|va|viene|cae|me|toca|tengo|hay|de (?:es[oa]s?|ell[oa]s|l[oa]s (?:dos|tres))|lo|el|la
) )*(?:antes|primer[oa]?|mas pronto|mas temprano)$`);
const POINTS_AT_IT = /\b(?:es[oae]|est[oae])\b/;
/** What she asks, after what she tells. */
const ASKED = /¿[^?]+\?(?!.*¿)/su;

export async function whichFirst(turn: Turn): Promise<Reply | undefined> {
  const whole = (turn.whole ?? turn.said).text;
  const asked = ASKED.exec(whole)?.[0] ?? whole;
  const { plain, asks } = utteranceOf(asked);
  const isAsked = asks || turn.asks || ASKS.test(plain);
  if (!isAsked || !ORDER.test(plain) || MOVES.test(plain) || tookPlace(plain)) return undefined;
  const open = (await turn.gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  const first = OF_THEM.test(plain) ? firstOfThem(open, turn) : undefined;
  if (first) return first;
  // "El médico, ¿es antes o después de la misa?"
  const named = [asked, whole].map((it) => namedIn(it, open, turn));
  const all = named.find((it) => it.length > 1) ?? withTalkedOf(named[0] ?? [], plain, open, turn);
  if (all.length < 2) return undefined;
  const told = all.map((it, at) => `${at === 0 ? 'Primero' : 'Después'}, ${whenItComes(it, turn)}`);
  return {
    text: told.join('\n'),
    remember: { topic: 'agenda.day', focus: focusOn(all.map(targetOf), 0) },
  };
}

const isOneOf = (it: Reminder, targets: readonly Target[]): boolean =>
  targets.some(({ id, occurrence }) => id === it.id && occurrence === it.occurrence);

/** Of several that were just told, the first that is still to come. */
function firstOfThem(open: readonly Reminder[], turn: Turn): Reply | undefined {
  const { focus } = turn.conversation;
  if (focus?.kind !== 'reminders' || focus.among.length < 2) return undefined;
  const all = open.filter((it) => isOneOf(it, focus.among));
  const it = all.find((one) => !isBefore(one, turn.now.toPlainDateTime())) ?? all[0];
  if (!it) return undefined;
  const at = all.indexOf(it);
  return {
    text: whenItComes(it, turn),
    remember: { topic: 'agenda.day', focus: focusOn(all.map(targetOf), at) },
  };
}

/** "¿Y eso es antes o después del médico?", of what was just told. */
function withTalkedOf(
  named: readonly Reminder[],
  plain: string,
  open: readonly Reminder[],
  { conversation: { focus } }: Turn,
): readonly Reminder[] {
  const it = POINTS_AT_IT.test(plain) ? oneIn(focus) : undefined;
  return it ? open.filter((one) => named.includes(one) || isOneOf(one, [it])) : [];
}

function namedIn(text: string, open: readonly Reminder[], turn: Turn): readonly Reminder[] {
  const found = text.split(LINKS).flatMap((it) => firstNamed(it, open, turn) ?? []);
  return open.filter((it) => found.includes(it));
}

/** The next one that is called so; nothing where two things are. */
function firstNamed(piece: string, open: readonly Reminder[], { now }: Turn): Reminder | undefined {
  const { spans } = whenIn(piece, now.toPlainDateTime());
  const [it, ...more] = likestOrAbout(contentWords(utteranceOf(without(piece, spans))), open);
  return more.every(({ id }) => id === it?.id) ? it : undefined;
}
