import { describe, expect, it } from 'vitest';
import { overlapWith } from '../evaluation/unseen/overlap.ts';
import { TONE_FILE } from './classifier-file.ts';
import { fingerprintOf } from './learning/learnt-from.ts';
import { TONE_CORPUS } from './learning/tone-corpus.ts';
import { tonesOf } from './tone.ts';
import { TONES } from './tones.ts';

describe('the classifier of tones', () => {
  it('was learnt from the phrases that lie beside it: else run learning/main.ts', () => {
    expect(TONE_FILE.read().fingerprint).toBe(fingerprintOf(TONE_CORPUS));
  });

  it('learns from 400 phrases of each tone and more, of which none stands in the unseen evaluation', () => {
    const phrases = TONE_CORPUS.phrases();
    const counts = TONES.map((tone) => phrases.filter(({ name }) => name === tone).length);
    expect(Math.min(...counts)).toBeGreaterThan(400);
    expect(overlapWith(phrases.map(({ text }) => text))).toBe(0);
  });

  it.each([
    ['ayer enterramos a mi hermano', 'grief'],
    ['me he quedado sin nadie con quien echar un rato', 'lonely'],
    ['se me ha quemado el arroz', 'trouble'],
    ['mi nieta ha sacado plaza de maestra', 'joy'],
    ['de chicos íbamos descalzos a por agua a la fuente', 'old'],
    ['no me preguntes tanto', 'reproach'],
    ['me duele la rodilla desde ayer', 'ache'],
  ])('hears how it is told: %s', (said, tone) => {
    expect(tonesOf(said)[0]?.[0]).toBe(tone);
  });

  it('says how likely each is, all of them together one', () => {
    const tones = tonesOf('hoy no ha pasado nadie por la calle');
    expect(tones.map(([tone]) => tone).toSorted()).toEqual([...TONES].toSorted());
    expect(tones.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1);
  });
});
