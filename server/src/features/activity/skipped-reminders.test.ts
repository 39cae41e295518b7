import { expect } from 'vitest';
import { onBothEngines } from '../../testing/fixtures.ts';

onBothEngines('what was left out', (it) => {
  it('is neither completed nor pending in the figures of a period', async ({ town, person }) => {
    const url = `${person.url}/reminders`;
    const remind = async (title: string, hour: string) =>
      (
        await person.ask({
          method: 'POST',
          url,
          body: { title, dateTime: `2026-11-20T${hour}:00.000Z`, category: 'Medicación' },
        })
      ).json;
    const [taken, skipped] = [await remind('Sintrom', '17:00'), await remind('Hierro', '17:30')];
    await remind('Calcio', '18:00');
    town.pass({ hours: 4 });
    await person.ask({ method: 'PATCH', url: `${url}/${taken.id}/complete` });
    const { status } = await person.ask({
      method: 'PUT',
      url: `${url}/${skipped.id}/occurrences/${skipped.occurrence}`,
      body: { state: 'skipped' },
    });
    expect(status).toBe(200);
    const period = 'startDate=2026-11-14T12:00:00.000Z&endDate=2026-11-20T21:00:00.000Z';
    expect((await person.ask({ url: `${url}/stats?${period}` })).json).toEqual({
      completed: 1,
      pending: 1,
      skipped: 1,
    });
  });
});
