import { Container } from '@nlpjs/core';
import { StemmerEs } from '@nlpjs/lang-es';
import { NluNeural } from '@nlpjs/nlu';
import type { Phrase } from './phrases.ts';
import { type Spelling, spelling } from './spelling.ts';
import { wordsOf } from './words.ts';

/** What was learnt, as it is handed from the thread that learns to the one that answers. */
export interface Model {
  readonly vocabulary: readonly string[];
  readonly network: object;
}

export interface Attempt {
  readonly intent: string;
  /** Its share among all that it might be, 0 to 1. */
  readonly score: number;
}

export type Classifier = (text: string) => Promise<Attempt>;

/** How much a pair of neighbours and the word as it is written count beside its stem. */
const NEIGHBOURS = 0.7;
const WORD = 0.6;
/** Length of every text among the features: shorter learns slower, longer rejects less. */
const LENGTH = 1.5;

/** Learns from phrases which intent is meant. Takes seconds of CPU: see `learn.worker.ts`. */
export async function learn(phrases: readonly Phrase[]): Promise<Model> {
  const vocabulary = [...new Set(phrases.flatMap(({ text }) => wordsOf(text)))];
  const network = networkOf(spelling(new Set(vocabulary)));
  await network.train(phrases.map(({ intent, text }) => ({ intent, utterance: text })));
  return { vocabulary, network: network.toJSON() };
}

export function classifierOf({ vocabulary, network }: Model): Classifier {
  const words = spelling(new Set(vocabulary));
  const learnt = networkOf(words);
  learnt.fromJSON(network);
  return async (text) => {
    // Of a text without one known word the network would still say something.
    if (!wordsOf(text).some((word) => words.knows(words.correct(word)))) return NOTHING;
    const { classifications } = await learnt.process(text);
    return classifications[0] ?? NOTHING;
  };
}

const NOTHING: Attempt = { intent: 'unknown', score: 1 };

function networkOf(words: Spelling): NluNeural {
  const features = featuresWith(words);
  const network = new NluNeural({ locale: 'es', container: new Container(), log: false });
  // Stems alone cannot tell "quién eres" from "quién soy": neighbours and whole words can.
  network.prepare = async (given) =>
    typeof given === 'string' ? features(given) : { ...given, tokens: features(given.text) };
  return network;
}

/** Weights by feature, of one length whatever the length of the text. */
function featuresWith(words: Spelling): (text: string) => Record<string, number> {
  const stemmer = new StemmerEs();
  return (text) => {
    const right = wordsOf(text).map(words.correct);
    const stems = right.map((word) => stemmer.stemWord(word));
    const row = ['^', ...stems, '$'];
    const found = new Map<string, number>();
    for (const stem of stems) found.set(stem, 1);
    for (const word of right) found.set(`=${word}`, WORD);
    for (const [i, stem] of row.slice(1).entries()) found.set(`${row[i]} ${stem}`, NEIGHBOURS);
    const length = Math.hypot(...found.values());
    return Object.fromEntries(
      [...found].map(([feature, weight]) => [feature, (weight * LENGTH) / length]),
    );
  };
}
