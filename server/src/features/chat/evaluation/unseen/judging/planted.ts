import type { Reply } from '../../../assistant/skill.ts';
import { dialoguesIn } from '../dialogues.ts';
import { readLines } from '../lines.ts';
import type { World } from '../world.ts';
import { isRight } from './judge.ts';
import type { Moment, Stand } from './moment.ts';

/** Moments that were never said, for trying the judge. */

export const WORLD: World = {
  now: '2026-11-20T17:05:00+01:00',
  person: { name: 'Josefa', birthDate: '1942-03-19', town: 'Valle' },
  people: [
    { name: 'Marta', relation: 'hermana', phone: null },
    { name: 'Pedro', relation: 'sobrino', phone: null },
  ],
  reminders: [],
  messages: [
    { from: 'Marta', text: 'Voy el lunes.' },
    { from: 'Pedro', text: 'Ya he llegado.' },
  ],
  photos: 2,
};
export const BREAD: Stand = { title: 'Pan', day: '2026-11-21', hour: '10:00', isDone: false };
export const SOUP: Stand = { title: 'Sopa', day: '2026-11-20', hour: '20:00', isDone: false };

export interface Given extends Partial<Pick<Moment, 'said' | 'before' | 'after'>> {
  readonly reply?: Partial<Reply>;
  readonly last?: Given;
  /** What follows upon some words of hers. */
  readonly next?: Readonly<Record<string, Given>>;
}

/** A moment of which only that is written which matters. */
function momentOf({
  said = '',
  reply = {},
  before = [],
  after = before,
  last,
  next,
}: Given): Moment {
  return {
    world: WORLD,
    today: Temporal.PlainDate.from('2026-11-20'),
    said,
    reply: { text: 'Vale.', ...reply },
    before,
    after,
    earlier: last ? [momentOf(last)] : [],
    goOn: async (words) => momentOf({ before: after, after, ...next?.[words] }),
  };
}

/** What the judge says of an outcome, as a dialogue writes it. */
export async function judged(outcome: string, given: Given): Promise<boolean> {
  const [turn] =
    dialoguesIn(readLines('planted', `[hour] planted\np Hola => ${outcome}`))[0]?.turns ?? [];
  if (!turn) throw new Error('nothing was planted');
  return isRight(momentOf(given), turn);
}
