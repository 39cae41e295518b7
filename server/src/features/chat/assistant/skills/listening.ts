import { inLines } from '../../understanding/in-lines.ts';
import { sound } from '../../understanding/spelling.ts';
import { tonesOf } from '../../understanding/tone.ts';
import { writtenWords } from '../../understanding/village-speech.ts';
import { beginsAsWish } from '../../understanding/wishes.ts';
import { fragmentIn } from '../fragment.ts';
import { KINDS, type Kind, type KindName, kindNamed, type Thing } from '../listening-words.ts';
import { namedIn } from '../named-thing.ts';
import type { Reply, Respond } from '../skill.ts';
import { capital } from '../spanish.ts';
import type { Turn } from '../turn.ts';

/** What is held out after something sad: her people, her memories, or nothing. */
const SILENCE = 'Prefiero estar en silencio';
export const COMFORTS = ['Llamar a mi familia', 'Hablemos de mis recuerdos', SILENCE] as const;
export const QUIET = 'Muy bien. Aquí me quedo contigo, sin prisa.';

/** What she tells, in her own words and as the kind that it is heard as. */
interface Told {
  readonly words: readonly string[];
  readonly kind: Kind;
}

/** Takes up what she tells, in her own words where it knows them. No joke, and no advice. */
export const listened: Respond = (turn): Reply =>
  turn.said.plain === SILENCE.toLowerCase() ? { text: QUIET } : answer(toldIn(turn), turn);

/**
 * After something sad, what she tells is still of it, however merry it sounds: "era muy bueno". It is left where she surely
 * speaks of something else: whoever laughs, or irons her shirt for Sunday, is not asked what weighs on her.
 */
export function listenedOn(sorrow: KindName, turn: Turn): Reply {
  const { words, kind } = toldIn(turn);
  if (kind.isSad) return answer({ words, kind }, turn);
  const isLeft = !STAYS_IN_SORROW.has(kind.name) && !OF_BEFORE.test(turn.said.plain);
  if (isLeft) return answer({ words, kind }, turn, 1);
  const { remember, ...reply } = answer({ words, kind: kindNamed(sorrow) }, turn);
  return { ...reply, remember: { ...remember, sorrow } };
}
const STAYS_IN_SORROW: ReadonlySet<KindName> = new Set<KindName>(['old', 'other']);
/** "Era", "me hacía reír": what was, and may be about whom she misses. */
const OF_BEFORE =
  /\b(?:eran?|eras|fue|fueron|iban?|ibamos|\p{L}+(?:abas?|aban|abamos|ias?|ian|iamos))\b/u;

/** The next sentence of what she tells: she is heard on, and nothing new is made of a word in it. */
export function listenedTo(of: KindName, turn: Turn): Reply {
  const { words, kind } = toldIn(turn);
  if (!kind.isSad && kindNamed(of).isSad) return listenedOn(of, turn);
  const own = kind.name === 'other' && MAY_GO_ON.has(of) ? kindNamed(of) : kind;
  return answer({ words, kind: own }, turn, own.isSad ? 0 : 1);
}
/** What an unclear sentence may go on with; whoever was glad a moment ago need not be now. */
const MAY_GO_ON: ReadonlySet<KindName> = new Set<KindName>(['old', 'daily', 'tired']);

/** What aches, taken up by its name; undefined where she says only that she is unwell. */
export function painIn(turn: Turn): Reply | undefined {
  const words = writtenWords(turn.said.text);
  return namedIn(words, ['body']) ? answer({ words, kind: kindNamed('ache') }, turn) : undefined;
}

/** Whether somebody tells this who wants nothing, in a tone that leaves little doubt. */
export const isSurelyTold = ({ said, asks }: Turn): boolean =>
  !asks &&
  !said.text.includes('?') &&
  said.order === undefined &&
  said.words.length >= SHORTEST_TOLD &&
  !beginsAsWish(said.plain) &&
  (tonesOf(said.text)[0]?.[1] ?? 0) >= AS_GOOD_AS_CERTAIN;
const SHORTEST_TOLD = 5;
const AS_GOOD_AS_CERTAIN = 0.85;

/** Whether it is surely told in another tone than that of a complaint: "tengo una gata nueva". */
export const isNoComplaint = (turn: Turn): boolean => OF_NO_COMPLAINT.has(toldIn(turn).kind.name);
const OF_NO_COMPLAINT: ReadonlySet<KindName> = new Set<KindName>([
  ...(['joy', 'old', 'daily', 'plan', 'banter', 'saying'] as const),
]);

/** Whether it is surely of a sorrow, an ache or a trouble. */
export const weighs = (turn: Turn): boolean => WEIGHING.has(toldIn(turn).kind.name);
const WEIGHING: ReadonlySet<KindName> = new Set<KindName>([
  ...(['sad', 'lonely', 'ache', 'trouble', 'tired'] as const),
]);

/** Whether it is about somebody who died, or is far. */
export const mourns = (turn: Turn): boolean => /^(?:grief|missing)$/.test(toldIn(turn).kind.name);

/** Her own words, taken up before what is said next: "Tu nieta…", "Catorce años…" */
export function echoOf(words: readonly string[], text: string): string | undefined {
  const named = namedIn(words, BELOVED);
  return named?.startsWith('tu') ? `${capital(named)}…` : fragmentIn(words, text);
}

/** @param least how often more of the same has come already, at the least: in mid tale nothing is asked at length */
function answer({ words, kind }: Told, turn: Turn, least = 0): Reply {
  const { conversation, now, said } = turn;
  const { told } = conversation;
  const key = `listened ${kind.name}`;
  const before = told[key] ?? 0;
  const heard = Math.max(before, least);
  const named = namedIn(words, MAY_BE_NAMED[kind.name] ?? ALL_BUT_BODY);
  // The first time at length, each day another one; from the second on in fewer words.
  const lines = heard === 0 ? kind.answers : kind.shorter;
  const line = oneOf(lines, named !== undefined, heard === 0 ? now.dayOfYear : heard - 1);
  const goesOn = heard > 0 || conversation.telling !== undefined;
  const echo = goesOn && !AS_IT_IS.has(kind.name) ? echoOf(words, said.text) : undefined;
  const text = filled(line, named ?? '');
  return {
    text: echo && !line.includes(THING) ? `${echo} ${text}` : text,
    ...(kind.isSad && conversation.sorrow !== kind.name && { choices: COMFORTS }),
    remember: {
      told: { ...told, [key]: before + 1 },
      telling: kind.name,
      topic: 'listened',
      hers: said.text,
      ...(kind.isSad && { sorrow: kind.name }),
    },
  };
}

const THING = '{cosa}';

/** Of the lines that take up a thing where she named one, else of the others. */
function oneOf(lines: readonly string[], hasThing: boolean, turnOfIt: number): string {
  const withThing = lines.filter((line) => line.includes(THING));
  const without = lines.filter((line) => !line.includes(THING));
  const among = hasThing && withThing.length > 0 ? withThing : without;
  return among[turnOfIt % among.length] ?? '';
}

const filled = (line: string, thing: string): string =>
  line
    .replaceAll(THING, thing)
    .replace(/\b(de|a) el\b/gi, (_, word: string) => (word.length > 1 ? 'del' : 'al'));

const ALL_BUT_BODY: readonly Thing['sort'][] = ['people', 'animals', 'others'];
/** "La Rosario" who died is no rosary, and nobody is sad for bread. */
const BELOVED: readonly Thing['sort'][] = ['people', 'animals'];
const MAY_BE_NAMED: Partial<Record<KindName, readonly Thing['sort'][]>> = {
  ache: ['body'],
  grief: BELOVED,
  missing: BELOVED,
  sad: BELOVED,
  other: BELOVED,
};

/** An answer to these that begins with a word of hers would be odd. */
const AS_IT_IS: ReadonlySet<KindName> = new Set<KindName>([
  'banter',
  'reproach',
  'saying',
  'close',
  'lost',
  'no bother',
  'apology',
]);

/** How likely a tone must be to be answered; below it she is only listened to. */
const SURE = 0.7;
/** Whoever is comforted, or asked for pardon, and has no cause, is not listened to. */
const SURE_OF_GRAVE = 0.8;
const GRAVE: ReadonlySet<KindName> = new Set<KindName>(['grief', 'sad', 'lonely', 'reproach']);
/** The answer to these fits others as well. */
const SURE_OF_MILD = 0.5;
const MILD: ReadonlySet<KindName> = new Set<KindName>(['old', 'daily', 'saying', 'close']);

/** "Muerta de hambre" is about nobody who died. */
const MERELY = new RegExp(
  inLines` (?:muert[oa]|muerto) de (?:
    ambre|frio|sueño|risa|kansansio|kansada|sed|miedo|asko|kalor|ganas|abur+imiento|pena
    |verg[uü]ensa|kuriosidad|nervios|envidia
  )`,
  'g',
);

/** As what it is heard: by words that leave no doubt, else in the tone that it is told in. */
function toldIn({ said }: Turn): Told {
  const known = HEARD.get(said);
  if (known) return known;
  const words = writtenWords(said.text);
  const heard = ` ${words.map(sound).join(' ')} `.replace(MERELY, ' ');
  const signed = KINDS.find(({ signs }) => signs.some((sign) => heard.includes(` ${sign}`)));
  const told = { words, kind: signed ?? kindNamed(toneIn(said.text)) };
  HEARD.set(said, told);
  return told;
}
/** Several ask after the same words. */
const HEARD = new WeakMap<Turn['said'], Told>();

function toneIn(text: string): KindName {
  const [first] = tonesOf(text);
  if (!first) return 'other';
  const [tone, chance] = first;
  const mild = MILD.has(tone) ? SURE_OF_MILD : SURE;
  return chance >= (GRAVE.has(tone) ? SURE_OF_GRAVE : mild) ? tone : 'other';
}
