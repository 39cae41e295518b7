import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NUMBER } from '../understanding/clock-words.ts';
import { inLines } from '../understanding/in-lines.ts';
import { type Utterance, utteranceOf } from '../understanding/utterance.ts';
import { DANGERS, type Danger } from './answers.ts';
import { hasFarFigure, withoutFigures } from './far-figure.ts';
import { isAboutHerPills } from './her-pills.ts';
import { BARRIER, covered, matches, type Pattern, patternOf } from './pattern.ts';
import { likenessOf } from './recogniser.ts';
import { isOfOther, namesPeopleOnly, namesSomebody } from './somebody.ts';

interface Rules {
  readonly signs: readonly Pattern[];
  readonly harmless: readonly Pattern[];
}

const FILE = join(import.meta.dirname, 'patterns.txt');
const rules = readRules(readFileSync(FILE, 'utf8'));

/** A danger that a message tells of, or may tell of. */
export interface Alarm {
  readonly danger: Danger;
  /** False where she is asked first whether something has happened. */
  readonly isSure: boolean;
  /** It is somebody else who is in it. */
  readonly isOfOther: boolean;
  /** A figure that she measured is all there is: how she feels is asked with the number at hand. */
  readonly isOfFigure?: true;
}

/*
 * Logarithms of odds, chosen on sentences that were held out of the learning: from `SURE` on a likeness needs no
 * pattern, from `ASKED` on it is asked after, and a pattern for which the recogniser hardly speaks is, too.
 */
const SURE = 2.3;
/** Half of what is said of dying is a manner of speaking. */
const SURE_OF_DYING = 6;
const CERTAIN = 4.3;
const ASKED = -0.3;
/** Where an answer of hers is waited for, a few words that are like nothing are most likely that answer. */
const AWAITED = 0.1;
const DOUBTED = 0.6;
/** A pattern is not asked after, either, where its words are surely of daily life: "me muero por unas rosquillas". */
const DENIED = -0.3;

/** Nobody can tell whether it is for the screen or for her life. */
const CRY = new RegExp(inLines`^(?:(?:ay|por favor|hij[oa]) )*(?:ayuda|ayudame|ayudadme)(?: (?:
    ayuda|por favor|hij[oa]
  ))*$
  |^(?:ay ){2,}ay(?: ay)*$`);

/** Signs that are told as small things, and that are like daily life to the recogniser: a limb that sleeps, breath that fails lying down. */
const SMALL_SIGN = new RegExp(inLines`^(?:(?:ay|hij[oa]|oye|que|es que) )*(?:
  (?:
    (?:se me ha dormido|se me (?:esta durmiendo|duerme)|tengo(?: como)? dormid[oa]|siento dormid[oa])
    (?: (?:el|la|un|una|medio|media))+ (?:brazo|cara|mano|lado|pierna)
    |(?:tengo )?(?:(?:el|la|medio|media) )?(?:brazo|cara|mano|lado) (?:como )?dormid[oa]
  )(?: (?:izquierd|derech)[oa])?(?: (?:ahora|de repente|de golpe|desde .*))?$
  |me ahogo (?:cuando|en cuanto|al) (?:me )?(?:acuesto|acostarme|tumbo|tumbarme|echo|echarme)\b
  |me he quedado sin fuerzas? en (?:est[ea]|un|una|el|la) (?:lado|brazo|mano|pierna)\b
)`);

/** An hour, and how many: to the recogniser every figure is one, "112" too. */
const FIGURE_ALONE = new RegExp(
  inLines`^(?:\d{1,2}(?::\d\d)?|(?:(?:${NUMBER}|cien|mil|y)(?: |$))+)$`,
);

/**
 * What a message tells of, in her own letters or in those that were meant: whichever is surer. Asked before any engine
 * sees the message.
 * @param own the message as she wrote it
 * @param said the same well written
 */
export function alarmHeard(own: string, said: Utterance, isAwaited = false): Alarm | undefined {
  const heard = alarmIn(said, isAwaited);
  if (heard?.isSure || own === said.text) return heard;
  const inOwn = alarmIn(utteranceOf(own), isAwaited);
  return inOwn?.isSure ? inOwn : (heard ?? inOwn);
}

/** The same of what is well written: said by a pattern, or recognised. */
export function alarmIn(said: Utterance, isAwaited = false): Alarm | undefined {
  if (FIGURE_ALONE.test(said.plain)) return undefined;
  if (CRY.test(said.plain) || SMALL_SIGN.test(said.plain))
    return { danger: 'life', isSure: false, isOfOther: false };
  const alarm = toldIn(said, isAwaited);
  // What is sure is answered as that, whatever she has measured besides; and of dying she is asked before any figure.
  if (alarm?.isSure || alarm?.danger === 'self-harm') return alarm;
  return said.order === undefined && hasFarFigure(said.plain) ? ofFigure(said.plain) : alarm;
}

function toldIn(said: Utterance, isAwaited: boolean): Alarm | undefined {
  // An answer to "¿a quién?" is like a cry for somebody, and is none.
  if (isAwaited && namesPeopleOnly(said.plain)) return undefined;
  const rest = withoutManners(withoutFigures(said.plain));
  const text = rest === said.plain ? said.text : rest;
  const likeness = likenessOf(text);
  const firm = withoutHedges(text);
  const found = dangerIn(said);
  const isDenied = found !== 'self-harm' && isOfDailyLife(firm);
  const sign = isDenied ? undefined : found;
  const danger = sign ?? likeness.danger;
  // Whoever orders a reminder of a pill, or wonders whether she took it, does not ask how many.
  if (!sign && likeness.margin < CERTAIN && isAboutHerPills(danger, said)) return undefined;
  const expected = isAwaited ? AWAITED : ASKED;
  const isOrder = said.order !== undefined || WORK.test(said.plain);
  const least = isOrder ? SURE : expected;
  const margin = Math.max(likeness.margin, likenessOf(firm).margin);
  if (!sign && margin < least) return undefined;
  const isSure = likeness.margin >= (sign ? DOUBTED : sureOf(danger));
  return { danger, isSure, isOfOther: isOfOther(said.plain, danger) };
}

const MANNERS = 'manner of speaking';

/** What is left where a manner of speaking is taken out, as nobody means it who says it. */
const withoutManners = (plain: string): string => {
  const words = plain.split(' ');
  const left = (rules.get(MANNERS)?.signs ?? []).reduce<readonly string[]>(
    (rest, it) => covered(it, rest),
    words,
  );
  return left.length === words.length ? plain : left.filter((it) => it !== BARRIER).join(' ');
};

const sureOf = (danger: Danger): number => (danger === 'self-harm' ? SURE_OF_DYING : SURE);

const ofFigure = (plain: string): Alarm => ({
  ...{ danger: 'life', isSure: false, isOfFigure: true },
  isOfOther: isOfOther(plain, 'life'),
});

/** Work that is asked of the screen, whatever it is about. */
const WORK = new RegExp(inLines`^(?:(?:oye|anda|por favor|hij[oa]) )*(?:
  escribe|redacta|traduce|imprime|dibuja|calcula|resume
)(?:me)? (?:un|una|el|la|los|las|est[aeo]) `);

const HEDGES = new RegExp(
  inLines`\b(?:
    un (?:poco|poqu[ií][tnl]l?o|pel[ií]n)|una (?:mijina|mijita|miaja|chispa|pizca|mica)
  )(?: de)?(?![\p{L}])\s*`,
  'giu',
);

/** "Me duele un poco el pecho": who makes little of it is asked after as who does not, and is sure only by her own words. */
const withoutHedges = (text: string): string => text.replace(HEDGES, '');

/** Where one clause is about laughter and the other about the chest, the whole is of daily life by its length alone. */
const CLAUSES = /[,.;:!?]+|\b(?:pero|y|aunque|ahora|porque|que)\b/iu;

/** Whether neither the message nor any of its clauses is anything like a danger. */
const isOfDailyLife = (text: string): boolean =>
  [text, ...text.split(CLAUSES)]
    .filter((part) => part.trim() !== '')
    .every((part) => likenessOf(part).margin <= DENIED);

const BREAKS_IN = new RegExp(inLines`\b(?:
  forz\w+|romp\w+|roto|colad?o|dentro|ladron\w*|golpe\w*|patadas?|ventana|grit\w+|amenaz\w+|navaja
  |cuchillo
)\b`);

/** The danger whose pattern a message has. */
export function dangerIn(said: Utterance): Danger | undefined {
  const danger = DANGERS.find((it) => hasSignOf(it, said));
  // "Mi hijo me ha empujado y me he caído": where somebody did it, the fall is not what is to be told.
  if (danger === 'fall' && namesSomebody(said.plain) && hasSignOf('abuse', said)) return 'abuse';
  // "Uno que dice que es de la luz quiere entrar": nobody is to leave the door open to him.
  const isCaller = danger === 'life' && !BREAKS_IN.test(said.plain) && hasSignOf('scam', said);
  return isCaller ? 'scam' : danger;
}

function hasSignOf(danger: Danger, { words, order }: Utterance): boolean {
  // Whoever asks to be reminded of a pill does not ask how many.
  if (order === 'reminder.add' && danger === 'dose') return false;
  const { signs = [], harmless = [] } = rules.get(danger) ?? {};
  const left = harmless.reduce<readonly string[]>((rest, it) => covered(it, rest), words);
  return signs.some((pattern) => matches(pattern, left));
}

function readRules(text: string): ReadonlyMap<string, Rules> {
  const found = new Map<string, { signs: Pattern[]; harmless: Pattern[] }>();
  let current = { signs: [] as Pattern[], harmless: [] as Pattern[] };
  for (const line of text.split('\n').map((it) => it.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading) {
      current = { signs: [], harmless: [] };
      found.set(heading, current);
    } else if (line.startsWith('!')) current.harmless.push(patternOf(line.slice(1)));
    else current.signs.push(patternOf(line));
  }
  return found;
}
