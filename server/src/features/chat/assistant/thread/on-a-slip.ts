import { withoutBeside } from '../../understanding/beside-the-deed.ts';
import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import type { Intent } from '../../understanding/intents.ts';
import { titleIn } from '../../understanding/title.ts';
import { tellsHowItWas } from '../../understanding/told.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { tellsWhatWas } from '../../understanding/what-was.ts';
import { contentWords, likest } from '../matching.ts';
import type { Reply } from '../skill.ts';
import { addReminder } from '../skills/add-reminder.ts';
import { rephrased, type Turn } from '../turn.ts';

const LONGEST = 9;
/** Of what a day, an hour and a thing are easily held for. */
const SOUNDS_LIKE: ReadonlySet<Intent> = new Set<Intent>([
  'health',
  'memory.talk',
  'music',
  'news',
]);
/** Where it has only a day, or only an hour. */
const LONGEST_BESIDE_ONE = 2;
/** Who tells has a verb, or somebody who does it; what is noted has neither. */
const TELLS = new RegExp(inLines`\b(?:
  he|ha|has|han|hemos|fue|fui|era|eran|es|son|esta|estan|estaba|estoy|soy|hay|habia|tengo|tiene
  |tienen|viene|vienen|vino|voy|va|van|iba|me|se|te|nos|le|les|no|si|que|muy|mas|ya|yo|cuando
  |donde|como|estuve|hice|hizo|buen[oa]s?|mal[oa]s?|frio|calor|ayer|siempre|nada|nadie|ningun[oa]
)\b`);
/** "Llegó", "jugaba", "comíamos". */
const isOfBefore = (text: string): boolean =>
  tellsWhatWas(text) || tellsHowItWas(utteranceOf(text).plain);
/** The day and the hour stand apart from what it is, by a sign or by the verb alone. */
const APART = /[,.:;]\s*\S/u;
const INFINITIVE = /^\p{L}+[aei]r(?:me|l[oae]s?)?\b/u;

/** Who tells or asks says which one it is: "el partido hoy a las ocho". */
const LED = new RegExp(
  inLines`^(?:
      el|la|los|las|lo|mi|mis|tu|un|una|y|o|a|al|de|del|en|con|por|para|ese|esa|este|esta|pues|oye
      |ay|todo|sobre
    )\b
    |^\p{L}+[oa]ndo\b`,
  'u',
);

const MOVES = new RegExp(
  inLines`\b(?:cambi|pas|muev|mov|pon|adelant|retras|atras|aplaz|dej)\p{L}*
    |\b(?:mejor|antes|despues|otr[oa]|mism[oa])\b`,
  'u',
);

/** Nobody tells, and nothing happened. */
export const isSlip = (text: string): boolean =>
  !TELLS.test(utteranceOf(text).plain) && !isOfBefore(text);

/** "Hoy a las cuatro de la tarde, partida de tute": a day, an hour and a thing are to be noted, as on a slip of paper. */
export async function onASlip(whole: Turn): Promise<Reply | undefined> {
  const own = withoutBeside(whole.said.text);
  const turn = own === whole.said.text ? whole : rephrased(whole, own, whole.intent);
  const { said, when, intent, conversation, now } = turn;
  const isUnmoved = intent === 'reminder.move' && !MOVES.test(said.plain);
  const isWhole = when.date !== undefined && when.time !== undefined;
  const isOther =
    !isUnmoved &&
    !(isWhole && SOUNDS_LIKE.has(intent)) &&
    intent !== 'listened' &&
    intent !== 'unknown' &&
    !intent.startsWith('mood.');
  if (isOther || turn.asks || said.order || conversation.telling || conversation.memory)
    return undefined;
  if (when.denied || conversation.riddle || !(when.date ?? when.time)) return undefined;
  if (when.date && Temporal.PlainDate.compare(when.date, now.toPlainDate()) < 0) return undefined;
  const rest = without(said.text, when.spans);
  const thing = utteranceOf(rest);
  const isThing =
    thing.words.length > 0 &&
    thing.words.length <= (isWhole ? LONGEST : LONGEST_BESIDE_ONE) &&
    !TELLS.test(thing.plain);
  const isBoth = when.date !== undefined && when.time !== undefined && !LED.test(thing.plain);
  const isApart = isBoth || APART.test(said.text) || INFINITIVE.test(thing.plain);
  if (!isThing || !isApart || isOfBefore(rest) || !titleIn(said.text, when.spans)) return undefined;
  if (isUnmoved && likest(contentWords(thing), await turn.gateway.reminders()).length > 0)
    return undefined;
  return addReminder({ ...turn, intent: 'reminder.add' });
}
