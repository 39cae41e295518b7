import { describe, expect, it } from 'vitest';
import { NOW } from '../testing/fake-gateway.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { whenIn } from '../understanding/when.ts';
import { type Conversation, NOTHING_SAID } from './context.ts';
import { withRefused } from './refused.ts';

const tomorrow = NOW.toPlainDate().add({ days: 1 }).toString();
const HELD_OUT: Conversation = {
  ...NOTHING_SAID,
  pending: {
    ...{ kind: 'add', key: 'k', title: 'Llamar al fontanero', category: 'Personal' },
    ...{ recurrency: 'none', weekdays: [], isTimeSure: true, date: tomorrow, time: '09:00' },
  },
};

const heard = (text: string, conversation = HELD_OUT) =>
  withRefused(whenIn(text, NOW.toPlainDateTime()), utteranceOf(text), conversation);

describe('the moment that is held out', () => {
  it.each([
    ['uy, no, a las nueve está desayunando ese hombre', 'hour'],
    ['a las nueve me viene mal', 'hour'],
    ['mañana tengo matanza', 'day'],
  ])('is refused by whoever names it with something against it: %s', (text, what) => {
    const { denied, time, date } = heard(text);
    expect({ denied, time, date }).toEqual({ denied: what, time: undefined, date: undefined });
  });

  it.each(['sí, mañana a las nueve', 'no, a las nueve', 'no, a las diez', 'mejor pasado mañana'])(
    'stands, or gives way to another: %s',
    (text) => {
      expect(heard(text).denied).toBeUndefined();
    },
  );

  it('is refused by nobody where nothing is held out', () => {
    expect(heard('a las nueve me viene mal', NOTHING_SAID).denied).toBeUndefined();
  });
});
