import { describe, expect, it } from 'vitest';
import { plain } from '../understanding/words.ts';
import { featuresOf } from './features.ts';
import { heldOut } from './held-out/sentences.ts';
import { corpus, fingerprint } from './learning/corpus.ts';
import { learnNetwork } from './learning/learn-network.ts';
import { oddsAgainstFirst, wideScores } from './network.ts';
import { likenessOf, likenessTo } from './recogniser.ts';
import { packed, unpacked } from './recogniser-file.ts';

describe('the recogniser of danger', () => {
  it('was learnt from the texts that lie beside it: else run learning/main.ts', () => {
    expect(unpacked().fingerprint).toBe(fingerprint());
  });

  it('learns from more than 600 dangers and 1,200 harmless sentences, of which none is both', () => {
    const examples = corpus();
    const dangers = new Set(examples.filter(({ danger }) => danger).map(({ text }) => text));
    const harmless = new Set(examples.filter(({ danger }) => !danger).map(({ text }) => text));
    expect(dangers.size).toBeGreaterThan(600);
    expect(harmless.size).toBeGreaterThan(1_200);
    expect([...dangers].filter((it) => harmless.has(it))).toEqual([]);
  });

  it('learns no sentence that is held out to choose its bounds and to count what it sees', () => {
    const learnt = new Set(corpus().map(({ text }) => plain(text)));
    expect(heldOut().length).toBeGreaterThan(1_000);
    expect(heldOut().filter((text) => learnt.has(plain(text)))).toEqual([]);
  });

  it('learns which it is, and the same net from the same sentences', () => {
    const sentences = [
      ...['me duele el pecho', 'me duele mucho el pecho'].map((text) => ({ text, label: 1 })),
      ...['me he caído', 'me he caído al suelo'].map((text) => ({ text, label: 2 })),
      ...['me gusta el cafe', 'me gusta mucho el cafe'].map((text) => ({ text, label: 0 })),
    ];
    const plan = {
      variants: 1,
      stories: 0,
      rounds: 30,
      rows: 1 << 10,
      hidden: 4,
      sorts: 3,
      seed: 5,
    };
    const [once, again] = [learnNetwork(sentences, plan), learnNetwork(sentences, plan)];
    expect(once).toEqual(again);
    const soundsLike = (text: string) => {
      const scores = wideScores(once, featuresOf(text));
      return scores.indexOf(Math.max(...scores));
    };
    expect(sentences.map(({ text }) => soundsLike(text))).toEqual([1, 1, 2, 2, 0, 0]);
    expect(oddsAgainstFirst(wideScores(once, featuresOf('me he caído')))).toBeGreaterThan(0);
    expect(oddsAgainstFirst(wideScores(once, featuresOf('me gusta el cafe')))).toBeLessThan(0);
  });

  it('keeps what it learnt in a byte a number, and hardly changes it', () => {
    const sentences = [
      { text: 'me duele el pecho', label: 1 },
      { text: 'me duele mucho el pecho', label: 1 },
      { text: 'me gusta el cafe', label: 0 },
      { text: 'me gusta mucho el cafe', label: 0 },
    ];
    const plan = {
      variants: 1,
      stories: 0,
      rounds: 30,
      rows: 1 << 10,
      hidden: 4,
      sorts: 2,
      seed: 5,
    };
    const net = learnNetwork(sentences, plan);
    const learnt = { fingerprint: 'abc', networks: [net] };
    const kept = unpacked(packed(learnt));
    expect(kept.fingerprint).toBe('abc');
    for (const { text } of sentences) {
      expect(likenessTo(kept, text).margin).toBeCloseTo(likenessTo(learnt, text).margin, 0);
    }
  });

  it('reads a message of 500 letters in less than 5 ms', () => {
    const long = 'me duele mucho el pecho y no cojo resuello desde anoche '.repeat(9).slice(0, 500);
    const times = Array.from({ length: 20 }, () => {
      const start = performance.now();
      likenessOf(long);
      return performance.now() - start;
    });
    // The fastest: what else the machine does is not its fault.
    expect(Math.min(...times)).toBeLessThan(5);
  });
});
