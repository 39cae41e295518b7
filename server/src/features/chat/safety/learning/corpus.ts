import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { inLines } from '../../understanding/in-lines.ts';
import { chanceFrom } from '../../understanding/learning/chance.ts';
import { type Phrase, readPhrases, writtenPhrases } from '../../understanding/phrases.ts';
import { plain } from '../../understanding/words.ts';
import { DANGERS, type Danger } from '../answers.ts';
import { featuresOf } from '../features.ts';
import { sentenceOf } from './variants.ts';

/** Texts that are learnt. */
const TEXTS = [
  'dangers.txt',
  'harmless.txt',
  'everyday.txt',
  '../phrasings.txt',
  '../harmless.txt',
];
/** Who wrote by themselves: each may be left out to hear what somebody gets whom nobody has read. */
export const HANDS = [
  ...['barber', 'beekeeper', 'midwife', 'muleteer', 'postwoman', 'sacristan', 'shopkeeper'],
  ...['weaver', 'anxious', 'chatterbox', 'dictated', 'forgetful', 'granddaughter', 'miller'],
  ...['nun', 'stonemason', 'tavern', 'bachelor', 'customer', 'electrician', 'fewwords'],
  ...['grandmother', 'housewife', 'motherinlaw', 'newcomer', 'pensioner', 'polite', 'rambler'],
  ...['speech', 'spinster', 'traveller', 'washerwoman', 'widower', 'farmhand', 'retired', 'talker'],
  ...['worrier', 'carpenter', 'dictating', 'greatgrandma', 'widowed', 'aches', 'catechist'],
  ...['cook', 'dropping', 'druggist', 'hunter', 'innkeeper', 'neighbour', 'reaper', 'sexton'],
  ...['sister', 'televised', 'tractor', 'voicenote'],
] as const;
const GRAMMARS = [
  'grammar.txt',
  'grammar-village.txt',
  'grammar-hearth.txt',
  'grammar-crossroads.txt',
];
/** Sentences that are made of one line of the grammar at most. */
const OF_ONE_LINE = 28;

const at = (file: string): string => join(import.meta.dirname, file);

export interface Example {
  readonly text: string;
  /** Undefined where it is harmless. */
  readonly danger: Danger | undefined;
}

/** What one of the hands wrote. */
export const writtenBy = (hand: string): Example[] =>
  readPhrases(at(`hands/${hand}.txt`)).map(exampleOf);

/** All that the recogniser learns from, but for a hand that is left out. The evaluation is not among it. */
export function corpus(leftOut?: string): Example[] {
  const chance = chanceFrom(7);
  const made = GRAMMARS.flatMap((file) => readPhrases(at(file))).flatMap(({ intent, text }) =>
    [...new Set(Array.from({ length: OF_ONE_LINE }, () => sentenceOf(text, chance)))].map(
      (sentence) => ({ intent, text: sentence }),
    ),
  );
  const hands = HANDS.filter((hand) => hand !== leftOut).map((hand) => `hands/${hand}.txt`);
  const told = [...TEXTS, ...hands].flatMap((file) => readPhrases(at(file)));
  return [...told, ...made, ...askedFor()].map(exampleOf);
}

/** What is said of bodies and of places may be a danger, whatever its author meant by it. */
const DOUBTFUL = new RegExp(inLines`\b(?:
  pecho|corazon|sangr\w*|boca torcida|aire|resuello|no siento|quem\w*|a[vb]ispa|[bv]omit\w*
  |ca[iy]\w*|golpe|costado|no conozco|reconozco|no es mi casa|banco|morir\w*|vivir|colorada
  |pastillas?|tome
)\b`);
const OF_BODY_AND_PLACE = ['health', 'where.am.i', 'breathing', 'unknown'];

/**
 * Whose phrases are learnt as daily life. With those of nine more beside as many dangers it heard 95.0 % of the unseen ones
 * where it hears 96.2 %.
 */
const DAILY = [
  ...['baker', 'dictation', 'goatherd', 'house', 'notary'],
  ...['roadmender', 'schoolmistress', 'seamstress', 'sergeant', 'widow'],
];

/** Phrases of the intents, of which none is a danger. */
const askedFor = (): Phrase[] =>
  writtenPhrases()
    .filter(({ hand }) => DAILY.includes(hand))
    .filter(
      ({ intent, text }) => !(OF_BODY_AND_PLACE.includes(intent) && DOUBTFUL.test(plain(text))),
    )
    .map(({ text }) => ({ intent: 'harmless', text }));

const exampleOf = ({ intent, text }: Phrase): Example => ({
  text,
  danger: DANGERS.find((it) => it === intent),
});

/** Every so many sentences are taken apart for the fingerprint. */
const PROBES = 10;

/** Changes with each sentence that is learnt, and with what is seen in them. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const [i, { text, danger = '' }] of corpus().entries()) {
    hash.update(`${danger}:${text}\n`);
    if (i % PROBES === 0) hash.update(featuresOf(text).places);
  }
  return hash.digest('hex').slice(0, 16);
}
