import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { learntPhrases, readPhrases } from '../understanding/phrases.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { DANGERS, SAFETY_ANSWERS } from './answers.ts';
import { dangerIn } from './safety.ts';

const danger = (text: string) => dangerIn(utteranceOf(text));

const read = (file: string) => readPhrases(join(import.meta.dirname, file));
const answered = (text: string) => danger(text) ?? 'nothing';

describe('a message that tells of a danger', () => {
  const phrasings = read('phrasings.txt');

  it('is asked after in more than 120 ways', () => {
    expect(phrasings.length).toBeGreaterThanOrEqual(120);
    expect(new Set(phrasings.map(({ intent }) => intent))).toEqual(new Set(DANGERS));
  });

  it('is answered with the words of that danger, however it is put and spelt', () => {
    const missed = phrasings.filter(({ intent, text }) => answered(text) !== intent);
    expect(missed.map(({ text }) => `${text}: ${answered(text)}`)).toEqual([]);
  });

  it.each(DANGERS)('%s, is answered with a number to call, in short sentences', (kind) => {
    const { text, phones } = SAFETY_ANSWERS[kind];
    expect(phones.length).toBeGreaterThan(0);
    const sentences = text.split(/[.:]\s/);
    expect(sentences.filter((it) => it.split(' ').length > 20)).toEqual([]);
  });

  it('of life names 112, and one of self-harm 024', () => {
    expect(SAFETY_ANSWERS.life.text).toContain('112');
    expect(SAFETY_ANSWERS['self-harm'].text).toContain('024');
  });
});

describe('a message that only sounds like a danger', () => {
  it('is not answered as one', () => {
    const alarms = read('harmless.txt').filter(({ text }) => danger(text));
    expect(alarms.map(({ text }) => text)).toEqual([]);
  });

  it('is not found in what people ask the assistant for', () => {
    const asked = learntPhrases().filter(({ intent }) => !intent.startsWith('danger.'));
    const alarms = asked.filter(({ text }) => danger(text));
    expect(alarms.map(({ text }) => text)).toEqual([]);
  });

  it('does not hide a danger that stands beside it', () => {
    expect(danger('me muero de risa')).toBeUndefined();
    expect(danger('me muero de risa pero me duele el pecho')).toBe('life');
    expect(danger('se me ha caído el vaso y me he caído yo')).toBe('fall');
  });
});
