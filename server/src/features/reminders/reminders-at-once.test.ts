import { expect } from 'vitest';
import { addPerson } from '../../testing/accounts.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { PILL, remindersOf } from '../../testing/reminders.ts';

/** The first of them twice: two tablets may ask the same. */
const VIEWS = ['', '', '/agenda', '/upcoming', '/history'] as const;

onBothEngines('reminders that many ask for at one moment', (it) => {
  const many = it.extend('people', ({ town }) =>
    Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const person = await addPerson(town);
        const title = `Pastilla ${n}`;
        // The last one has none.
        if (n < 7) await remindersOf(person).create({ ...PILL, title, recurrency: 'daily' });
        return { ...person, titles: n < 7 ? [title] : [] };
      }),
    ),
  );

  many('are each person’s own, whatever is asked', async ({ people }) => {
    const asks = people.flatMap((person) => VIEWS.map((view) => ({ person, view })));
    const answers = await Promise.all(
      asks.map(({ person, view }) => remindersOf(person).ask('GET', view)),
    );
    for (const [i, { person, view }] of asks.entries()) {
      const { status, json } = answers[i] ?? {};
      expect(status).toBe(200);
      const titles = [json].flat().map(({ title }: { title: string }) => title);
      expect([view, new Set(titles)]).toEqual([
        view,
        new Set(view === '/history' ? [] : person.titles),
      ]);
    }
  });

  many('are, on PostgreSQL, one question', async ({ town, engine, people }) => {
    const allOf = () =>
      Promise.all(people.map((person) => remindersOf(person).ask('GET', '/agenda')));
    await allOf();
    const sent = await countQueries(town, allOf);
    expect(sent).toBeLessThanOrEqual(engine === 'sqlite' ? 24 : 6);
  });
});
