import { clockTimes } from '../../understanding/clock-words.ts';
import { fold } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import type { Utterance } from '../../understanding/utterance.ts';
import { POINTS_AT_IT } from '../answer-words.ts';
import type { Conversation, Pending } from '../context.ts';
import { contentWords, likest } from '../matching.ts';

const LONGEST = 10;
/** "La de esta noche no". */
const POINTS = /^(?:(?:no|pues|es|que) )*(?:el|la|lo)s? (?:del?|otr[oa])\b/;

function titlesOf(pending: Pending): readonly string[] {
  switch (pending.kind) {
    case 'offer':
      return [];
    case 'add':
      return [pending.title ?? ''];
    case 'choose':
      return pending.among.map(({ title }) => title);
    case 'several':
      return pending.steps.flatMap(titlesOf);
    default:
      return [pending.target.title];
  }
}

/** "El de mi hijo otra vez", of the messages that are talked about. */
const OF_A_MESSAGE = new RegExp(
  inLines`^(?:(?:y|no|pues|ahora|venga|otra vez) )*(?:
    el|la|lo|los|las
  ) del? (?:(?:mi|la|el) )?\p{L}+(?: (?:otra vez|de nuevo|mejor|tambien|por favor|hij[oa]))*$`,
  'u',
);
const GIVES_BACK =
  /\b(?:devuelv\p{L}*|recuper\p{L}*|vuelve(?:me)?(?:l[oa]s?)? a (?:pon|apunt)\p{L}*)\b/u;
const REMEMBERED = 8;

/** Whether she names what was read or removed a moment ago: "devuélveme la pastilla" is of the reminder. */
export const namesWhatWasDone = (said: Utterance, conversation: Conversation): boolean => {
  const { focus, undo, sinceAct = 0 } = conversation;
  if (focus?.kind === 'messages' && OF_A_MESSAGE.test(said.plain)) return true;
  if (undo?.kind !== 'remove' || sinceAct > REMEMBERED || said.words.length > LONGEST) return false;
  return GIVES_BACK.test(said.plain) && likest(contentWords(said), [undo.input]).length > 0;
};

/** "Me conviene más a la una, cámbiamela", of what was told: whatever it sounds like, she wants it moved. */
export const movesWhatWasTold = ({ text, plain }: Utterance, { focus }: Conversation): boolean =>
  focus?.kind === 'reminders' && POINTS_AT_IT.test(plain) && clockTimes(fold(text)).length > 0;

/** "De la noche, para dormir", said to "¿de la mañana o de la noche?". */
const HALF_ASKED =
  new RegExp(inLines`^(?:(?:pues|ay|no|que|claro) )*(?:de|por) la (?:mañana|tarde|noche)(?: (?:
    para|al|antes de|despues de
  ) (?:dormir|acostarme|levantarme|desayunar|comer|merendar|cenar))?$`);
const saysTheHalf = ({ plain }: Utterance, pending: Pending): boolean =>
  pending.kind === 'add' && !pending.isTimeSure && HALF_ASKED.test(plain);

/** Whether she names what our question is about: it is most likely an answer. */
export const namesWhatIsAsked = (said: Utterance, { pending }: Conversation): boolean =>
  pending !== undefined &&
  said.words.length <= LONGEST &&
  (saysTheHalf(said, pending) ||
    (pending.kind === 'choose' && POINTS.test(said.plain)) ||
    likest(
      contentWords(said),
      titlesOf(pending).map((title) => ({ title })),
    ).length > 0);
