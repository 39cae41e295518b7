import { deniedIn } from '../understanding/denied.ts';
import { fold } from '../understanding/fold.ts';
import { inLines } from '../understanding/in-lines.ts';
import type { Intent } from '../understanding/intents.ts';
import { onlyTells } from '../understanding/told.ts';
import { type Utterance, utteranceOf } from '../understanding/utterance.ts';
import { understood } from './understand.ts';

/** Two things that she asks for in one breath, by a word each or by a clause each. */

/** What a single word asks for. */
const NAMED: ReadonlySet<Intent> = new Set<Intent>([
  ...(['joke', 'saying', 'riddle', 'poem', 'time.now', 'date.today', 'date.saint'] as const),
  ...(['agenda.day', 'agenda.next', 'messages.new', 'messages.read', 'weather', 'my.age'] as const),
]);
/** What only a clause asks for. */
const ASKED: ReadonlySet<Intent> = new Set<Intent>([
  ...NAMED,
  ...(['messages.who', 'agenda.missed', 'date.season', 'day.part', 'my.name'] as const),
]);
const LONGEST_NAMED = 6;
const LONGEST_ASKED = 24;

const SIGH = new RegExp(
  inLines`^[\s¡¿]*(?:
    ay|uy|huy|ah|eh|oye|hola|anda|bueno|pues|mira|vaya|venga|hij[oa]|mujer|gracias|perdona|a ver
  )[\s!?]*$`,
  'iu',
);

/** "Ay, …": it would be read as a word of its own. */
const INTERJECTED =
  /^[\s¡¿]*(?:(?:ay|uy|eh|ah|oye|mira|pues|bueno|anda|venga|vale|hij[oa]|no|s[ií]|y)[\s,.;!]+)+/iu;
const LINKS = /\s*[.,;]\s+|\s+(?:y luego|y después|y|e|luego|despues|después)\s+/giu;

/** Named alone, it is to be told, and no view is to open: "recados y faena". */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:los |mis |unos |algun )?(?:recados?|mensajes?|cartas?|correo|notas)(?: nuevos?)?$/,
    '¿tengo mensajes?',
  ],
  [
    /^(?:la |las |mi |mis |los )?(?:agenda|faenas?|tareas?|quehaceres|citas|recordatorios)$/,
    '¿qué tengo hoy?',
  ],
];
const alone = (part: string): string =>
  BY_NAME.find(([it]) => it.test(utteranceOf(part).plain))?.[1] ?? part;

/** "Hora y santo de hoy", "el santo del día y lo que me han escrito": the two of them, where they are two. */
export function bothAsked(text: string): readonly string[] {
  const bare = text.replace(INTERJECTED, '');
  // "Gimnasia hoy no... lunes" puts one day in the place of another.
  if (deniedIn(fold(bare))) return [];
  const named = namedIn(bare);
  return named.length > 0 ? named : askedIn(bare);
}

function namedIn(text: string): readonly string[] {
  const parts = text.split(LINKS).map(alone);
  // "¿A qué hora, dices?" asks once.
  if (/^[¿\s]*(?:y )?(?:a qu[eé] hora|cu[aá]ndo|qu[eé] d[ií]a)\W*$/iu.test(parts[0] ?? ''))
    return [];
  const isShort = parts.length === 2 && text.split(/\s+/).length <= LONGEST_NAMED;
  // "Algo bonito, una poesía" names one thing in two ways, and "ay, ¿qué santo es?" one.
  if (!isShort || parts.some((part) => SIGH.test(part)) || /\balgo\b/iu.test(parts[0] ?? ''))
    return [];
  // "La gimnasia de hoy. Hora." asks for the hour of the one thing.
  if (/^(?:hora|d[ií]a|cu[aá]ndo)\W*$/iu.test(parts[1] ?? '') && parts[0]?.includes(' ')) return [];
  const intents = parts.map((part) => understood(utteranceOf(part)).intent);
  return intents.every((it) => NAMED.has(it)) && intents[0] !== intents[1] ? parts : [];
}

/** Cut where each half asks by itself, and of something else. */
function askedIn(text: string): readonly string[] {
  if (text.split(/\s+/).length > LONGEST_ASKED) return [];
  for (const { index, 0: link } of text.matchAll(LINKS)) {
    const halves = [text.slice(0, index), text.slice(index + link.length)].map(alone);
    const [one, other] = halves.map((it) => surelyAsked(utteranceOf(it)));
    if (one && other && one !== other) return halves;
  }
  return [];
}

function surelyAsked(said: Utterance): Intent | undefined {
  const { intent, offered } = understood(said);
  const isSure = offered.length === 0 && ASKED.has(intent);
  return isSure && !onlyTells(said.plain, said.words) ? intent : undefined;
}
