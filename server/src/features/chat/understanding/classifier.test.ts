import { describe, expect, it } from 'vitest';
import { overlapWith } from '../evaluation/unseen/overlap.ts';
import { classify } from './classifier.ts';
import { INTENT_FILE } from './classifier-file.ts';
import { INTENT_CORPUS } from './learning/corpus.ts';
import { type Example, learnTable } from './learning/learn.ts';
import { fingerprintOf } from './learning/learnt-from.ts';

describe('the classifier of intents', () => {
  it('was learnt from the phrases that lie beside it: else run learning/main.ts', () => {
    expect(INTENT_FILE.read().fingerprint).toBe(fingerprintOf(INTENT_CORPUS));
  });

  it('learns from more than 10,000 phrases, of which none stands in the unseen evaluation', () => {
    const texts = INTENT_CORPUS.phrases().map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(10_000);
    expect(overlapWith(texts)).toBe(0);
  });

  it('learns the same from the same phrases', () => {
    const features = (place: number) => ({
      places: Uint32Array.of(place),
      amounts: Float64Array.of(1),
    });
    const examples: Example[] = [0, 1].map((label) => ({
      features: features(label),
      label,
      weight: 1,
    }));
    const plan = { classes: 2, places: 2, rounds: 20 };
    const table = learnTable(examples, plan);
    expect(table).toEqual(learnTable(examples, plan));
    expect(table[0]).toBeGreaterThan(table[1] as number);
  });

  it('is less sure of what it has never heard', () => {
    const [known] = classify('qué tengo que hacer hoy');
    const [strange] = classify('xyz qwk');
    expect(known?.intent).toBe('agenda.day');
    expect(known?.chance).toBeGreaterThan(strange?.chance ?? 0);
  });

  it('reads a message of 500 letters in less than 20 ms', () => {
    const long = 'oye guapa mira a ver si tengo algo pa mañana por la tarde '
      .repeat(9)
      .slice(0, 500);
    const times = Array.from({ length: 10 }, () => {
      const start = performance.now();
      classify(long);
      return performance.now() - start;
    });
    // The fastest: what else the machine does is not its fault.
    expect(Math.min(...times)).toBeLessThan(20);
  });
});
