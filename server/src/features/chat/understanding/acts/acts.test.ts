import { describe, expect, it } from 'vitest';
import { overlapWith } from '../../evaluation/unseen/overlap.ts';
import { ACTS_IN, SITUATIONS } from './acts.ts';
import { classifyAct, unpacked } from './classifier.ts';
import { corpus, fingerprint } from './learning/corpus.ts';

describe('the classifier of dialogue acts', () => {
  it('was learnt from the replies that lie beside it: else run learning/main.ts', () => {
    expect(unpacked().fingerprint).toBe(fingerprint());
  });

  it('learns from replies of which none stands in the unseen evaluation', () => {
    const replies = corpus();
    expect(replies.length).toBeGreaterThan(1_000);
    expect(overlapWith(replies.map(({ text }) => text))).toBe(0);
  });

  it('has an example of every act in every situation where it is possible', () => {
    const replies = corpus();
    for (const situation of SITUATIONS) {
      for (const act of ACTS_IN[situation]) {
        expect(
          replies.some((it) => it.situation === situation && it.act === act),
          `${situation}: ${act}`,
        ).toBe(true);
      }
    }
  });

  it('hears in the same words what they do where the talk stands', () => {
    expect(classifyAct('confirm', 'pero dime cuándo era eso').act).toBe('when');
    expect(classifyAct('pastime', 'ese ya me lo sé, ponme uno nuevo').act).toBe('heard');
    expect(classifyAct('list', 'ese ya me lo sé, ponme uno nuevo').act).not.toBe('heard');
  });

  it('takes a reply apart in less than 2 ms', () => {
    classifyAct('confirm', 'hola');
    const times = Array.from({ length: 20 }, () => {
      const start = performance.now();
      classifyAct('confirm', 'no, mujer, a esa hora no, que viene mi hija a comer');
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(2);
  });
});
