import { expect, it } from 'vitest';
import { planTowns } from './plan.ts';

const SIZE = { towns: 2, peopleOfTown: 3, remindersOfPerson: 20, adminsOfTown: 1 };
const today = Temporal.PlainDate.from('2026-11-20');

it('a plan is the same at each call, and no id in it comes twice', () => {
  const towns = [...planTowns(SIZE, today)];
  expect([...planTowns(SIZE, today)]).toEqual(towns);
  const people = towns.flatMap((town) => town.people);
  const ids = [...towns, ...people, ...people.flatMap(({ reminders }) => reminders)].map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(2 + 2 * 3 + 2 * 3 * 20);
});

it("what comes once lies ahead, so that everybody's list has it", () => {
  const reminders = [...planTowns(SIZE, today)].flatMap(({ people }) =>
    people.flatMap((person) => person.reminders),
  );
  const once = reminders.filter(({ recurrency }) => recurrency === 'none');
  expect(once.length).toBe(2 * 3 * 2);
  expect(once.every(({ occurrence }) => occurrence > '2026-11-21')).toBe(true);
});
