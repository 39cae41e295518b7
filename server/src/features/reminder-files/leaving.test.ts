import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import { addFile } from '../../testing/files.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { reminderFilesOf } from '../../testing/reminder-files.ts';
import { PILL, remindersOf } from '../../testing/reminders.ts';
import { START, type Town } from '../../testing/town.ts';
import { leavingRepo } from './leaving.repo.ts';

interface Given {
  readonly userId: string;
  readonly author: string;
  readonly kind: 'photo' | 'voice';
  readonly reminderId?: string;
  readonly proposalId?: string;
}

/** What a relative gave, as it lies in the database and in the store. @returns its id */
async function give(town: Town, { userId, author, kind, reminderId, proposalId }: Given) {
  const id = newId();
  const key = `users/${userId}/reminders/${id}`;
  await addFile(town, `${key}/original`);
  await town.db
    .insertInto('reminder_files')
    .values({
      ...{ id, user_id: userId, kind, author, key, type: 'audio/webm', size: 15, is_ready: 1 },
      reminder_id: reminderId ?? null,
      proposal_id: proposalId ?? null,
      created_at: START,
    })
    .execute();
  return id;
}

onBothEngines('what a relative gave to a reminder', (base) => {
  const it = base
    .extend('files', ({ person }) => reminderFilesOf(person))
    .extend('pill', ({ person }) => remindersOf(person).create(PILL))
    .extend('world', async ({ town, person, relative, admin, pill }) => {
      const from = { userId: person.id, author: relative.id };
      return {
        onPill: (kind: Given['kind']) => give(town, { ...from, kind, reminderId: pill.id }),
        proposed: (kind: Given['kind'], proposalId: string) =>
          give(town, { ...from, kind, proposalId }),
        unlink: (query = '') =>
          admin.ask({ method: 'DELETE', url: `/api/support-persons/${relative.id}${query}` }),
      };
    });

  it('is the photo alone once the link has ended: the voice is gone, and she is told once', async ({
    town,
    person,
    files,
    world,
  }) => {
    const photo = await world.onPill('photo');
    const voice = await world.onPill('voice');
    const own = await remindersOf(person).create(PILL);
    await files.voice(own.id);
    await world.unlink(`?userId=${person.id}`);
    const after = await files.list();
    const left = after.files.map((it: { id: string; kind: string }) => [it.id === photo, it.kind]);
    expect(left.toSorted()).toEqual([
      [false, 'voice'],
      [true, 'photo'],
    ]);
    expect(await town.storage.size(`users/${person.id}/reminders/${voice}/original`)).toBe(
      undefined,
    );
    expect((await remindersOf(person).ask('GET')).json).toHaveLength(2);
    const [told] = after.removedVoices;
    expect(told.name).not.toBe('');
    const url = `${person.url}/reminder-files/removed-voices/${told.id}`;
    expect((await person.ask({ method: 'DELETE', url })).status).toBe(204);
    expect((await files.list()).removedVoices).toEqual([]);
  });

  it('goes with her whole account too, and where no voice was, nothing is said', async ({
    person,
    files,
    world,
  }) => {
    await world.onPill('photo');
    await world.proposed('voice', newId());
    await world.unlink();
    const after = await files.list();
    expect(after.files).toMatchObject([{ kind: 'photo', authorName: null }]);
    expect(after.removedVoices).toEqual([]);
    expect((await person.ask({ url: `${person.url}/reminders` })).json).toHaveLength(1);
  });

  it('is hers alone once she has accepted it, in the place of what the reminder had', async ({
    town,
    person,
    relative,
    pill,
    files,
    world,
  }) => {
    const proposalId = newId();
    const id = await world.proposed('voice', proposalId);
    await files.voice(pill.id);
    await files.photo(pill.id);
    const url = `/api/users/${person.id}/objects/reminders/${id}`;
    expect((await relative.ask({ url })).status).toBe(200);
    await town.db
      .transaction()
      .execute((trx) => leavingRepo(trx).ofProposalBecomeReminders(proposalId, pill.id));
    const { files: now } = await files.list();
    expect(now.map((it: { kind: string }) => it.kind).toSorted()).toEqual(['photo', 'voice']);
    expect(now.find((it: { kind: string }) => it.kind === 'voice')).toMatchObject({
      id,
      reminderId: pill.id,
      proposalId: null,
      authorName: expect.stringMatching(/./),
    });
    expect([(await relative.ask({ url })).status, (await person.ask({ url })).status]).toEqual([
      404, 200,
    ]);
  });

  it('is gone with a proposal that came to nothing', async ({ town, files, world }) => {
    const proposalId = newId();
    await world.proposed('voice', proposalId);
    const folders = await leavingRepo(town.db).removeOfProposal(proposalId);
    expect(folders).toHaveLength(1);
    expect((await files.list()).files).toEqual([]);
  });
});
