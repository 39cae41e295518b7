import { inLines } from '../../understanding/in-lines.ts';
import { sound } from '../../understanding/spelling.ts';
import { writtenWords } from '../../understanding/village-speech.ts';
import { fragmentIn } from '../fragment.ts';
import { KINDS, type Kind, type Thing } from '../listening-words.ts';
import type { Reply, Respond } from '../skill.ts';
import type { Turn } from '../turn.ts';

/** What is held out after something sad: her people, her memories, or nothing. */
const SILENCE = 'Prefiero estar en silencio';
export const COMFORTS = ['Llamar a mi familia', 'Hablemos de mis recuerdos', SILENCE] as const;
export const QUIET = 'Muy bien. Aquí me quedo contigo, sin prisa.';

/** Takes up what she tells, in her own words where it knows them, with one question. No joke, and no advice. */
export const listened: Respond = (turn): Reply => {
  if (turn.said.plain === SILENCE.toLowerCase()) return { text: QUIET };
  const words = writtenWords(turn.said.text);
  return listenedAs(kindIn(words), words, turn);
};

/** After something sad, what she tells is still of it, however merry it sounds: "era muy bueno". */
export function listenedOn(sorrow: string, turn: Turn): Reply {
  const words = writtenWords(turn.said.text);
  const own = kindIn(words);
  const before = KINDS.find(({ name }) => name === sorrow) ?? own;
  return listenedAs(own.isSad ? own : before, words, turn);
}

function listenedAs(kind: Kind, words: readonly string[], turn: Turn): Reply {
  const { told } = turn.conversation;
  const key = `listened ${kind.name}`;
  const heard = told[key] ?? 0;
  const text = answerOf(kind, turn, heard)
    .replaceAll('{cosa}', thingIn(words, kind))
    .replace(/\blo de eso\b/i, 'lo que me cuentas')
    .replace(/\b(de|a) el\b/gi, (_, word: string) => (word.length > 1 ? 'del' : 'al'));
  const remember = {
    ...{ told: { ...told, [key]: heard + 1 }, telling: kind.name },
    ...{ topic: 'listened' as const, hers: turn.said.text },
  };
  const reply = { text: capitalized(text), remember };
  if (!kind.isSad) return reply;
  // From the second time on no thing is named in the answer: her words lead it in.
  const echo =
    heard > 0 && !text.includes(thingIn(words, kind)) ? echoOf(words, turn.said.text) : undefined;
  return {
    text: echo ? `${echo} ${reply.text}` : reply.text,
    choices: COMFORTS,
    remember: { ...reply.remember, sorrow: kind.name },
  };
}

/** What aches, taken up by its name; undefined where she says only that she is unwell. */
export function painIn(turn: Turn): Reply | undefined {
  const words = writtenWords(turn.said.text);
  const kind = kindIn(words);
  return kind.name === 'pain' ? listenedAs(kind, words, turn) : undefined;
}

/** The next sentence of what she tells: she is heard on, and nothing new is made of a word in it. */
export function listenedTo(of: string, turn: Turn): Reply {
  const words = writtenWords(turn.said.text);
  const own = kindIn(words);
  if (own.isSad) return listenedAs(own, words, turn);
  if (KINDS.some(({ name, isSad }) => isSad && name === of)) return listenedOn(of, turn);
  const { told } = turn.conversation;
  const key = `listened ${of}`;
  const heard = told[key] ?? 0;
  const lines = KINDS.filter(({ name }) => name === of || name === 'other')
    .flatMap(({ shorter }) => shorter)
    .filter((line) => !line.includes('{cosa}'));
  const echo = echoOf(words, turn.said.text);
  const text = `${echo ? `${echo} ` : ''}${lines[heard % lines.length] ?? ''}`;
  const remember = { told: { ...told, [key]: heard + 1 }, telling: of } as const;
  return { text, remember: { ...remember, topic: 'listened', hers: turn.said.text } };
}

/** Her own words, taken up before the next question: "Vaya, el chorizo.", "Catorce años…" */
export function echoOf(words: readonly string[], text: string): string | undefined {
  const named = thingNamed(words);
  return named ? `Vaya, ${named}.` : fragmentIn(words, text);
}

/** Whether it is about somebody who died, or is far. */
export const mourns = ({ said }: Turn): boolean =>
  /^(?:death|missing)$/.test(kindIn(writtenWords(said.text)).name);

/** The first time at length, each day another one; from the second on in fewer words. */
function answerOf({ answers, shorter }: Kind, { now }: Turn, heard: number): string {
  const [list, index] = heard === 0 ? [answers, now.dayOfYear] : [shorter, heard - 1];
  return list[index % list.length] ?? '';
}

/** "Muerta de hambre" is about nobody who died. */
const MERELY = new RegExp(
  inLines` (?:muert[oa]|muerto) de (?:
    ambre|frio|sueño|risa|kansansio|kansada|sed|miedo|asko|kalor|ganas|abur+imiento|pena
    |verg[uü]ensa|kuriosidad|nervios|envidia
  )`,
  'g',
);

/** "Me viene muy bien para los huesos", "tiene unas manos de santo": nothing aches. */
const DOES_GOOD = new RegExp(inLines` (?:
  (?:viene|va|vienen|van|sienta|sientan|hace|hacen) (?:muy |mas |tan )?bien
  |(?:manos|ojos|vista) de (?:santo|santa|plata|oro|lince|angel|aguila)|buen[oa]s? (?:para|manos?)
  |me gusta|gustan?|bendit[oa]s?|mejor
) `);

const kindIn = (words: readonly string[]): Kind => {
  const sounds = words.filter((word) => !SMALL.test(word)).map(sound);
  const heard = ` ${sounds.join(' ')} `.replace(MERELY, ' ');
  const isGood = DOES_GOOD.test(` ${words.join(' ')} `);
  const isOf = ({ name, signs, things }: Kind): boolean =>
    signs.some((sign) => heard.includes(` ${sign}`)) ||
    (!(isGood && name === 'pain') && things.some((thing) => sounds.includes(thing.sound)));
  return KINDS.find(isOf) ?? (KINDS.at(-1) as Kind);
};

const THINGS: readonly Thing[] = KINDS.flatMap(({ things }) => things);

const BELOVED: readonly Thing[] = KINDS.filter(({ name }) =>
  /^(?:family|animals)$/.test(name),
).flatMap(({ things }) => things);

/** They sound like a dog, a vine, a house and a burial to whoever hears no double letter. */
const SMALL = /^(?:pero|per[^r]\p{L}*|para|casi|caso|enter[aeo]\p{L}*)$/u;

const POSSESSIVE: Readonly<Record<string, string>> = { mi: 'tu', mis: 'tus' };

/** "Mi nieta" becomes "tu nieta", "migas" becomes "las migas"; hers are looked for with their "mi". */
function namedIn(words: readonly string[], among: readonly Thing[], isHers: boolean) {
  for (const [i, word] of words.entries()) {
    const possessive = POSSESSIVE[words[i - 1] ?? ''];
    const heard = sound(word);
    const thing = SMALL.test(word) ? undefined : among.find((it) => it.sound === heard);
    if (thing && (possessive || !isHers)) return `${possessive ?? thing.article} ${thing.noun}`;
  }
  return undefined;
}

/** A thing that she names, whatever it is of. */
const thingNamed = (words: readonly string[]): string | undefined =>
  namedIn(words, THINGS, true) ?? namedIn(words, THINGS, false);

function thingIn(words: readonly string[], kind: Kind): string {
  if (kind.isOfItsOwn) return namedIn(words, kind.things, false) ?? kind.otherwise;
  // "La Rosario" who died is no rosary, and nobody is lonely for bread.
  const others = kind.isSad ? BELOVED : THINGS;
  return (
    namedIn(words, THINGS, true) ??
    namedIn(words, kind.things, false) ??
    namedIn(words, others, false) ??
    kind.otherwise
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
