import { expect } from 'vitest';
import { addPerson, addSupportPerson } from '../../testing/accounts.ts';
import { formOf } from '../../testing/files.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { pictureBytes } from '../../testing/pictures.ts';

const WORDS = 'Está en el hospital. El ayuntamiento os avisará.';

onBothEngines('a person who is switched off', (base) => {
  const it = base
    .extend('mother', ({ town }) => addPerson(town, { name: 'Ana', family_consent: 1 }))
    .extend('father', ({ town }) => addPerson(town, { name: 'Blas', family_consent: 1 }))
    .extend('daughter', ({ town, mother, father }) =>
      addSupportPerson(town, [mother.id, father.id]),
    )
    .extend('office', ({ admin, mother }) => ({
      pause: () =>
        admin.ask({
          method: 'PATCH',
          url: mother.url,
          body: { isActive: false, pauseReason: 'Ingreso', pauseWords: WORDS },
        }),
      resume: () => admin.ask({ method: 'PATCH', url: mother.url, body: { isActive: true } }),
    }));

  it('has a reason for staff, and none of it once she is switched on again', async ({ office }) => {
    const off = await office.pause();
    expect(off.json).toMatchObject({
      isActive: false,
      pauseReason: 'Ingreso',
      pauseWords: WORDS,
    });
    const on = await office.resume();
    expect(on.json).toMatchObject({ isActive: true, pauseReason: '', pauseWords: '' });
  });

  it('is out on every tablet at once', async ({ mother, office }) => {
    await office.pause();
    expect((await mother.ask({ url: mother.url })).status).toBe(401);
  });

  it('comes last for her family, with what staff say of it and not why', async ({
    daughter,
    father,
    mother,
    office,
  }) => {
    await office.pause();
    const { json, text } = await daughter.ask({ url: '/api/support/me' });
    expect(json.userId).toBe(father.id);
    expect(
      json.users.map(({ id, paused }: { id: string; paused: unknown }) => [id, paused]),
    ).toEqual([
      [father.id, null],
      [mother.id, { words: WORDS }],
    ]);
    expect(text).not.toContain('Ingreso');
    await office.resume();
    const after = (await daughter.ask({ url: '/api/support/me' })).json;
    expect(after.users[0]).toMatchObject({ id: mother.id, paused: null });
  });

  it('gets no message and shows nothing, while the family goes on with her husband', async ({
    town,
    daughter,
    mother,
    father,
    office,
  }) => {
    await office.pause();
    const send = (toUserId: string) =>
      daughter.ask({
        method: 'POST',
        url: `/api/support/${daughter.id}/messages`,
        body: { toUserId, content: 'Buenos días' },
      });
    const refused = await send(mother.id);
    expect([refused.status, refused.json.code]).toEqual([403, 'person_paused']);
    expect((await send(father.id)).status).toBe(200);
    const asked = (userId: string) => daughter.ask({ url: `/api/upload?userId=${userId}` });
    expect((await asked(mother.id)).json).toEqual(refused.json);
    expect((await asked(father.id)).status).toBe(204);
    const file = await pictureBytes();
    const form = formOf({ userId: mother.id, file });
    const upload = await daughter.ask({ method: 'POST', url: '/api/upload', ...form });
    expect(upload).toMatchObject({ status: 403, json: refused.json });
    const files = town.db.selectFrom('message_files').selectAll();
    expect(await files.where('user_id', '=', mother.id).execute()).toEqual([]);
    for (const what of ['reminders', 'media', 'metrics/moods']) {
      const hers = await daughter.ask({ url: `${mother.url}/${what}` });
      expect([what, hers.json.code]).toEqual([what, 'person_paused']);
      expect((await daughter.ask({ url: `${father.url}/${what}` })).status).toBe(200);
    }
    expect((await daughter.ask({ url: mother.url })).json.name).toBe('Ana');
  });
});
