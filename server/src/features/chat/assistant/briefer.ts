import { inLines } from '../understanding/in-lines.ts';
import type { Intent } from '../understanding/intents.ts';
import type { Reply } from './skill.ts';
import { capital } from './spanish.ts';
import type { Turn } from './turn.ts';

/** What is asked again because it was forgotten, and not to hear another one. */
const ASKED_AGAIN: ReadonlySet<Intent> = new Set<Intent>([
  'agenda.day',
  'agenda.next',
  'agenda.missed',
  'messages.new',
  'messages.read',
  'time.now',
  'date.today',
  'date.saint',
  'day.part',
  'my.name',
  'my.age',
  'where.am.i',
  'town.hall',
  'family.names',
  'family.call',
  'who.are.you',
  'weather',
  'news',
]);
/** From this time on the same is said in fewer words. */
const OFTEN = 3;
const MOST_KEPT = 20;
const LEADS = new RegExp(inLines`^(?:
  Hoy es|Hoy se celebra:|Son|Te llamas|Tu pueblo es|Lo siguiente:
  |Las personas que te acompañan aquí:|Tus? \S+ se llaman?|\S+ es(?= tu )
  |El teléfono del ayuntamiento de .+? es el
) (?=.{4})`);
/** "Médico: el martes, 21 de abril": what she asked after, and the day of the month. */
const NAMED = new RegExp(inLines`^[^:«»\n]{2,60}: (?=(?:
  hoy|mañana|pasado mañana|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)
),)`);
const DAY_OF_MONTH = /(?<=^El \p{L}+), \d{1,2} de \p{L}+/u;
const YEAR = / de \d{4}(?=\.)/;
/** "Rosario te escribió hoy: «…»" */
const WROTE = / te (?:escribió|mandó)[^:«»]*(?=: «)/g;

/** "Si dudas, mira el pastillero o pregunta en la farmacia." */
const ALSO_ASK = / o pregunta en la farmacia(?=\.$)/;

/** The same answer to the same question, shorter where she asks it again and again, and never with a reproach. */
export function briefer(
  intent: Intent,
  reply: Reply,
  { conversation, when, now }: Turn,
  /** Whom or what it is of, beside its day. */
  of = '',
): Reply {
  if (!ASKED_AGAIN.has(intent)) return reply;
  // "¿A qué día estamos hoy?" asks the same as without "hoy".
  const isToday = when.date?.equals(now.toPlainDate()) === true;
  const date = isToday ? undefined : when.date;
  const key = `${intent} ${date ?? when.period?.name ?? ''} ${when.part ?? ''} ${of}`.trim();
  const { [key]: before = 0, ...others } = conversation.heard;
  const kept = Object.entries(others).slice(-MOST_KEPT);
  const heard = { ...Object.fromEntries(kept), [key]: before + 1 };
  const text = before + 1 >= OFTEN ? brief(reply.text) : reply.text;
  return { ...reply, text, remember: { ...reply.remember, heard } };
}

/** The first sentence carries the answer; of a list, its lines do. */
function brief(text: string): string {
  if (text.search(WROTE) >= 0) return text.replace(WROTE, '');
  const [first = text, ...lines] = text.split('\n');
  // Whether a pill stands as taken is said as often as she asks.
  if (lines.length > 0) return /[:«]/.test(first) ? text.replace(ALSO_ASK, '') : lines.join('\n');
  const [sentence = first] = first.split(/(?<=[.!?])\s+(?=\p{Lu}|¿|¡)/u);
  const short = sentence.replace(LEADS, '').replace(NAMED, '').replace(YEAR, '');
  return capital(short).replace(DAY_OF_MONTH, '');
}
