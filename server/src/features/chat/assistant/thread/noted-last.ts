import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { contentWords } from '../matching.ts';
import type { Reply } from '../skill.ts';
import { addReminder, saysWhen } from '../skills/add-reminder.ts';
import { rephrased, type Turn } from '../turn.ts';

const NOTED_LAST = new RegExp(
  inLines`^(?<told>.{12,}?)[,.;]\s*(?:(?:anda|y|así que|pues|conque|haz el favor y)[\s,]+)*(?:
    apúnta|anóta|recuérda|apunta|anota|recuerda
  )(?:me)?l[oa](?:
    [\s,]+(?:anda|hij[oa]|por favor|que (?:si no|luego|se me|no se me)\s.*|no se me.*)
  )*[\s.!]*$`,
  'iu',
);
/** "Desde el domingo" is how long it has been so, and no day to be reminded on. */
const SINCE =
  /,?\s+desde (?:hace\s+\S+(?:\s+\S+)?|el\s+\p{L}+|ayer|anoche|antier|antes de ayer)/giu;
const CLAUSE = new RegExp(
  inLines`(?:[,.;]\s*(?:y\s+)?|\s+y\s+)(?=(?:que\s+)?(?:
    viene|vienen|va|van|tengo|hay|me|nos|hemos|habrá|quedé|quedamos
  )\s)`,
  'iu',
);
const SHORTEST = 2;
const LONGEST_WHOLE = 8;

/** "Que el fregadero no traga, y va a venir el fontanero, apúntamelo": of what she told, the last is to be noted. */
export function notedLast(turn: Turn): Promise<Reply> | Reply | undefined {
  const { said, intent } = turn;
  // What she took is marked.
  if (intent === 'reminder.complete') return undefined;
  const before = toldBefore(turn);
  if (before) return addReminder(before);
  const told = NOTED_LAST.exec(said.text)?.groups?.told?.replace(SINCE, '');
  if (told === undefined || said.order || said.text.includes('?')) return undefined;
  const isLong = told.split(/\s+/u).length > LONGEST_WHOLE;
  const part = (isLong ? told.split(CLAUSE).at(-1) : undefined) ?? told;
  const noted = withMoment(rephrased(turn, part, 'reminder.add'), turn);
  const names = contentWords(utteranceOf(without(part, noted.when.spans)));
  return names.length < SHORTEST ? undefined : addReminder(noted);
}

/** "Mañana a las siete y media tengo que salir, apúntamelo": its day may stand before its clause. */
function withMoment(part: Turn, { when, now }: Turn): Turn {
  const own = part.when;
  if (!saysWhen(own)) return { ...part, when: { ...when, spans: own.spans } };
  const isDayOpen = !own.date && !own.period && own.recurrency === 'none' && !own.isFromNow;
  const { date } = when;
  const isToCome = date && Temporal.PlainDate.compare(date, now.toPlainDate()) >= 0;
  return isDayOpen && isToCome ? { ...part, when: { ...own, date } } : part;
}

const NOTES_IT = new RegExp(
  inLines`^(?:(?:pues|y|anda|oye|si|eso|ea|vale|venga|hij[oa]) )*(?:
    recuerda|apunta|anota|avisa
  )(?:me)?l[oa](?: (?:para?|anda|por favor|hij[oa]|el))*$`,
  'u',
);

/** "Zapatero", and then "apúntalo para el viernes". */
function toldBefore(turn: Turn): Turn | undefined {
  const { said, when, conversation } = turn;
  const told = conversation.hers ?? conversation.doubt?.said;
  const isOfIt = NOTES_IT.test(utteranceOf(without(said.text, when.spans)).plain);
  if (!told || !isOfIt || !saysWhen(when)) return undefined;
  const letters = [...said.text.normalize('NFC')];
  const moment = when.spans.map(({ start, end }) => letters.slice(start, end).join('')).join(' ');
  return rephrased(turn, `recuérdame ${told}, ${moment}`, 'reminder.add');
}
