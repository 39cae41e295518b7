import { withoutBeside } from '../../understanding/beside-the-deed.ts';
import { afterTheCall, fromTheCall, onTheFire } from '../../understanding/calls-her.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { titleIn } from '../../understanding/title.ts';
import { tellsHowItWas } from '../../understanding/told.ts';
import { type Utterance, utteranceOf } from '../../understanding/utterance.ts';
import { tellsWhatWas } from '../../understanding/what-was.ts';
import { type When, whenIn } from '../../understanding/when.ts';
import { leavesHourOpen } from '../../understanding/which-of-two.ts';
import { capital } from '../spanish.ts';
import { rephrased, type Turn } from '../turn.ts';

/** What is to be noted of all that she said, and when. */
interface Noted {
  readonly title: string | undefined;
  readonly when: When;
}

/** "Recuérdamelo", of what she told just before. */
const IT = new RegExp(inLines`^(?:(?:pues|y|anda|oye|si|eso|ea|vale|venga|bueno|ah|hij[oa]) )*(?:
  recuerda|apunta|anota|avisa
)(?:me|s)?(?:l[oa])?(?: (?:pues|anda|por favor|hij[oa]|eso|que se me olvide))*$`);
const LONGEST_TOLD = 8;

/** What was, whatever days and hours it names, is told and not noted. */
export function isOfOldTimes({ said, when, now }: Turn): boolean {
  if (said.order !== undefined) return false;
  const rest = withoutBeside(said.text);
  const wasBefore = when.date !== undefined && isOver(when.date, now) && rest === said.text;
  return tellsHowItWas(utteranceOf(rest).plain) || (wasBefore && tellsWhatWas(said.text));
}

export function whatIsNoted(turn: Turn): Noted {
  const { said, when, spans } = ofTheDeed(fromCall(toldBefore(turn)));
  // "Apúntalo" names nothing, where she told nothing before.
  // "Dame un pitido en veinte minutos, que he puesto los garbanzos": why she wants it is what it is of.
  const call = afterTheCall(said.text);
  const thing = call === undefined ? undefined : onTheFire((turn.whole ?? turn.said).text);
  const told = thing ? `${thing}${call}` : tellingOf(turn);
  const title = IT.test(said.plain) ? undefined : titleIn(said.text, spans, told);
  return { title: nameOf(title) ?? (thing && capital(thing)), when };
}

function fromCall(turn: Turn): Turn {
  const text = fromTheCall(turn.said.text);
  return text === turn.said.text ? turn : rephrased(turn, text);
}

/** "Una cosa" is named in the next breath. */
const NAMELESS = new RegExp(
  inLines`^(?:una? )?(?:cos(?:a|ita|illa)|algo|aviso|recordatorio|alarma|nota)(?: (?:
    mas|muy importante|importante
  ))?$`,
  'iu',
);
const nameOf = (title: string | undefined): string | undefined =>
  title && NAMELESS.test(title) ? undefined : title;

/** What she said without what is beside the deed; its day and its hour, where it has them. */
function ofTheDeed({ said, when, now }: Turn): Pick<When, 'spans'> & {
  readonly said: Utterance;
  readonly when: When;
} {
  const rest = withoutBeside(said.text);
  const isOpen = leavesHourOpen(said.text);
  if (rest === said.text && !isOpen) return { said, when, spans: when.spans };
  const own = whenIn(rest, now.toPlainDateTime());
  const deed = { said: utteranceOf(rest), spans: own.spans };
  if (isOpen) {
    const { time: _either, times: _both, ...day } = { ...when, ...own };
    return { ...deed, when: day };
  }
  const ofDay = when.date && !isOver(when.date, now) ? { date: when.date } : {};
  return { ...deed, when: own.time ? { ...ofDay, ...own } : { ...when, ...ofDay } };
}

const isOver = (date: Temporal.PlainDate, now: Temporal.ZonedDateTime): boolean =>
  Temporal.PlainDate.compare(date, now.toPlainDate()) < 0;

/** What "que lo saque" may be of. */
const tellingOf = ({ said, whole, conversation: { hers = '' } }: Turn): string =>
  `${hers} ${(whole ?? said).text}`;

function toldBefore(turn: Turn): Turn {
  const { hers } = turn.conversation;
  const isOfIt = hers !== undefined && IT.test(turn.said.plain) && mayBeNoted(hers, turn);
  return isOfIt ? rephrased(turn, hers) : turn;
}

/** A long story without a day or an hour is nothing to remember. */
function mayBeNoted(hers: string, { now }: Turn): boolean {
  const { date, time, part } = whenIn(hers, now.toPlainDateTime());
  const isTimed = [date, time, part].some((it) => it !== undefined);
  return isTimed || hers.split(' ').length <= LONGEST_TOLD;
}
