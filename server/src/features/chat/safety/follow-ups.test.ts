import { describe, expect, it } from 'vitest';
import { DANGERS, SAFETY_ANSWERS } from './answers.ts';
import { everyFollowUp, followUp } from './follow-ups.ts';
import { everyNumberAnswer } from './number-asked.ts';

const answers = DANGERS.flatMap((it) => {
  const { text, ofOther, ofBody } = SAFETY_ANSWERS[it];
  return [text, ofOther, ofBody];
});
const said = [
  ...answers.filter((it) => it !== undefined),
  ...everyFollowUp(),
  ...everyNumberAnswer(),
];

describe('the reviewed words', () => {
  it.each(said)('are short, of "tú", and order without pleading: %j', (text) => {
    const long = text.split(/[.:?]\s/).filter((it) => it.split(' ').length > 20);
    expect(long).toEqual([]);
    expect(text).not.toMatch(
      /por favor|\busted(?:es)?\b|(?:^|[.:] )(?:llame|diga|quédese|toque)\b/i,
    );
  });

  it.each(DANGERS)('of %s name 112 to whoever cannot call', (danger) => {
    for (const isOfOther of [true, false]) {
      const words = followUp('cannot-call', { danger, isOfOther });
      expect(words).toContain('el botón del 112 y después el botón verde');
    }
  });

  it.each([
    ['called', 'abuse', /puerta abierta/],
    ['cannot-call', 'abuse', /ventana|grita/],
    ['cannot-call', 'self-harm', /ventana|grita/],
    ['called', 'lost', /puerta/],
  ] as const)('of %s say nothing that harms in %s', (course, danger, harm) => {
    for (const isOfOther of [true, false])
      expect(followUp(course, { danger, isOfOther })).not.toMatch(harm);
  });

  it('of a fire send her out before anything else', () => {
    expect(followUp('called', { danger: 'life', isOfOther: false })).toContain(
      'espera fuera de casa',
    );
    expect(followUp('cannot-call', { danger: 'life', isOfOther: false })).toMatch(
      /^Si hay fuego o gas, sal de casa/,
    );
  });
});
