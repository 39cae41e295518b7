import { describe, expect, it } from 'vitest';
import { writtenPhrases } from '../understanding/phrases.ts';
import { plain } from '../understanding/words.ts';
import { evaluate, HELD_OUT } from './evaluate.ts';

const learnt = writtenPhrases();
const held = Object.values(HELD_OUT).flat();

describe('the phrases that the assistant learns from', () => {
  const byIntent = Map.groupBy(learnt, ({ intent }) => intent);

  it('name forty intents or more, and twelve ways or more to say each', () => {
    const intents = [...byIntent.keys()].filter((it) => !it.startsWith('danger.'));
    expect(intents.length).toBeGreaterThanOrEqual(40);
    expect([...byIntent].filter(([, phrases]) => phrases.length < 12)).toEqual([]);
  });

  it('say each thing once', () => {
    const said = learnt.map(({ text }) => plain(text));
    expect(said.filter((text, i) => said.indexOf(text) < i)).toEqual([]);
  });
});

describe('the phrases that are held out', () => {
  it('are enough to measure with', () => {
    expect(HELD_OUT.inScope.length).toBeGreaterThanOrEqual(400);
    expect(HELD_OUT.outOfScope.length).toBeGreaterThanOrEqual(100);
  });

  it('ask for every intent', () => {
    const known = learnt
      .map(({ intent }) => intent)
      .filter((it) => !/^(?:unknown|listened)$/.test(it));
    expect(new Set(HELD_OUT.inScope.map(({ intent }) => intent))).toEqual(new Set(known));
  });

  it('are nowhere among those that are learnt, however they are spelt', () => {
    const known = new Set(learnt.map(({ text }) => plain(text)));
    expect(held.filter(({ text }) => known.has(plain(text)))).toEqual([]);
  });

  it('are understood as well as the product promises', { timeout: 60_000 }, async () => {
    const figures = await evaluate();
    expect(figures.accuracy).toBeGreaterThanOrEqual(0.9);
    expect(figures.wrongActions).toBeLessThanOrEqual(0.01);
    expect(figures.rejection).toBeGreaterThanOrEqual(0.9);
    expect(figures.dangersSeen).toBeGreaterThanOrEqual(0.8);
    expect(figures.falseAlarms).toBeLessThanOrEqual(0.1);
  });
});
