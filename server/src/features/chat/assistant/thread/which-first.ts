import type { Reminder } from '@encina/contract/reminders';
import { without } from '../../understanding/fold.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { whenIn } from '../../understanding/when.ts';
import { focusOn } from '../focus.ts';
import { contentWords, likestOrAbout } from '../matching.ts';
import { isOpen, targetOf } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { FARTHEST_DAYS, whenItComes } from '../skills/agenda.ts';
import type { Turn } from '../turn.ts';

/** "¿Qué me toca antes, el médico o la peluquería?": two things of hers, and which of them comes first. */

const ORDER =
  /\b(?:antes|primer[oa]?|despues|mas (?:tarde|pronto|temprano|cerca|lejos)|ultim[oa])\b/;
const LINKS =
  /\s+[ou]\s+|[,;:]\s*|(?:antes|después|despues) (?:de |que |del )|\s+y (?=(?:el|la|lo)(?!\p{L}))/iu;
/** Dictated, no sign says that she asks. */
const ASKS =
  /\b(?:que|cual) (?:\S+ ){0,4}(?:antes|primer[oa]?|despues|mas tarde|mas pronto|ultim[oa])\b|\b(?:antes|primer[oa]?) (?:que|cual)$|\bantes o despues\b/;
/** Whoever says how it is to be asks nothing. */
const MOVES =
  /\b(?:(?:pas|cambi|adelant|retras|atras|apunt|anot|avis|quit|borr)(?:a|ar|e|es|as)|pon(?:er|ga|gas|es)?|muev(?:e|a|as|es)|mover|recuerd(?:a|e|es))(?:me)?(?:l[oa]s?)?\b/;
/** What she asks, after what she tells. */
const ASKED = /¿[^?]+\?(?!.*¿)/su;

export async function whichFirst(turn: Turn): Promise<Reply | undefined> {
  const whole = (turn.whole ?? turn.said).text;
  const asked = ASKED.exec(whole)?.[0] ?? whole;
  const { plain, asks } = utteranceOf(asked);
  const isAsked = asks || turn.asks || ASKS.test(plain);
  if (!isAsked || !ORDER.test(plain) || MOVES.test(plain)) return undefined;
  const open = (await turn.gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  // "El médico, ¿es antes o después de la misa?"
  const all = [asked, whole].map((it) => namedIn(it, open, turn)).find((it) => it.length > 1);
  if (!all) return undefined;
  const told = all.map((it, at) => `${at === 0 ? 'Primero' : 'Después'}, ${whenItComes(it, turn)}`);
  return {
    text: told.join('\n'),
    remember: { topic: 'agenda.day', focus: focusOn(all.map(targetOf), 0) },
  };
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
