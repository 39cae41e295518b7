import { randomUUID } from 'node:crypto';
import type { Proposal, SentProposal } from '@encina/contract/proposals';
import { expect } from 'vitest';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { readConfig } from '../../core/config.ts';
import { dependenciesOn } from '../../core/dependencies.ts';
import { pictures } from '../../core/files/pictures.ts';
import { newId } from '../../core/ids.ts';
import {
  addSupportPerson,
  type Client,
  type Person,
  setFamilyConsent,
} from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { expectLockAwaited } from '../../testing/lock-awaited.ts';
import { pictureBytes } from '../../testing/pictures.ts';
import { addProposal, letPropose } from '../../testing/proposals.ts';
import { remindersOf } from '../../testing/reminders.ts';
import { SECRET_KEY, START, type Town } from '../../testing/town.ts';
import { reminderFilesFeature } from '../reminder-files/reminder-files.feature.ts';
import { reminderFilesRepo } from '../reminder-files/reminder-files.repo.ts';
import { remindersFeature } from '../reminders/reminders.feature.ts';
import { remindersRead } from '../reminders/reminders.read.ts';
import { linksRepo } from '../support/links.repo.ts';
import { usersRead } from '../users/users.read.ts';
import { answeringService } from './answering.service.ts';
import { proposalsRepo, together } from './proposals.repo.ts';

const PILL = {
  kind: 'new',
  title: 'Pastilla azul',
  description: 'Con el desayuno',
  dateTime: '2026-11-21T09:00',
  category: 'Medicación',
  recurrency: 'daily',
  until: '2026-11-30',
} as const;

/** What goes between a person and a relative who may propose. */
function proposingOf(town: Town, person: Person, relative: Client) {
  const url = `${person.url}/proposals`;
  const propose = (body: object = PILL, key = randomUUID(), who = relative) =>
    who.ask({ method: 'POST', url, body, headers: { 'idempotency-key': key } });
  return {
    url,
    propose,
    waiting: async () => (await person.ask({ url })).json as Proposal[],
    sent: async () => (await relative.ask({ url: `${url}/sent` })).json.items as SentProposal[],
    answer: (id: string, body: object) =>
      person.ask({ method: 'PUT', url: `${url}/${id}/answer`, body }),
    scope: (scope: string) =>
      person.ask({ method: 'PUT', url: `${person.url}/proposers/${relative.id}`, body: { scope } }),
    add: (given = {}) =>
      addProposal(town, { personId: person.id, helperId: relative.id }, 'Rosa', given),
    reminders: async () => (await person.ask({ url: `${person.url}/reminders` })).json,
  };
}

onBothEngines('a proposal of a relative', (base) => {
  const it = base.extend('both', async ({ town, person, relative }) => {
    await letPropose(town, { personId: person.id, helperId: relative.id });
    return proposingOf(town, person, relative);
  });

  it('waits for her yes, and nothing rings before it', async ({ both, person }) => {
    const { status, json } = await both.propose();
    expect([status, json.state]).toEqual([200, 'waiting']);
    expect(await both.reminders()).toEqual([]);
    expect(await both.waiting()).toMatchObject([
      { byName: 'Hija', title: 'Pastilla azul', times: ['09:00'], kind: 'new', clashes: [] },
    ]);
    const home = await person.ask({ url: `${person.url}/home` });
    expect(home.json.proposals).toEqual(await both.waiting());
  });

  it('becomes one reminder with her yes, however often she says it', async ({ both }) => {
    const { json } = await both.propose();
    const [one, other] = await Promise.all([
      both.answer(json.id, { answer: 'accept' }),
      both.answer(json.id, { answer: 'accept' }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await both.reminders()).toMatchObject([
      { title: 'Pastilla azul', writtenBy: 'Hija', times: ['09:00'], until: '2026-11-30' },
    ]);
    expect(await both.sent()).toMatchObject([{ state: 'accepted' }]);
    expect(await both.waiting()).toEqual([]);
  });

  it('is accepted at another hour, which who proposed it learns', async ({ both }) => {
    const { json } = await both.propose();
    const at = { dateTime: '2026-11-21T10:30', times: [] };
    const { json: said } = await both.answer(json.id, { answer: 'accept', at });
    expect(said).toMatchObject({ state: 'accepted_otherwise', reminder: { times: ['10:30'] } });
    expect(await both.sent()).toMatchObject([{ state: 'accepted_otherwise' }]);
  });

  it('is declined, and a yes comes too late then', async ({ both }) => {
    const { json } = await both.propose();
    expect((await both.answer(json.id, { answer: 'decline' })).status).toBe(200);
    expect((await both.answer(json.id, { answer: 'decline' })).status).toBe(200);
    const late = await both.answer(json.id, { answer: 'accept' });
    expect([late.status, late.json.code]).toEqual([409, 'proposal_settled']);
    expect(await both.reminders()).toEqual([]);
  });

  it('sent twice under one name is one', async ({ both }) => {
    const key = randomUUID();
    await Promise.all([both.propose(PILL, key), both.propose(PILL, key)]);
    expect(await both.sent()).toHaveLength(1);
  });

  it('is taken back by who made it while it waits, and not afterwards', async ({
    both,
    relative,
  }) => {
    const { json } = await both.propose();
    const withdraw = () => relative.ask({ method: 'DELETE', url: `${both.url}/${json.id}` });
    expect((await withdraw()).status).toBe(204);
    expect((await withdraw()).status).toBe(204);
    expect(await both.waiting()).toEqual([]);
    const { json: other } = await both.propose();
    await both.answer(other.id, { answer: 'accept' });
    const late = await relative.ask({ method: 'DELETE', url: `${both.url}/${other.id}` });
    expect([late.status, late.json.code]).toEqual([409, 'proposal_settled']);
  });

  it('of another relative is not hers to take back', async ({ town, both, person }) => {
    const { json } = await both.propose();
    const son = await addSupportPerson(town, [person.id]);
    const refused = await son.ask({ method: 'DELETE', url: `${both.url}/${json.id}` });
    expect(refused.status).toBe(404);
    expect((await son.ask({ url: `${both.url}/sent` })).json.items).toEqual([]);
  });

  it('to change or remove a reminder needs that she shares hers', async ({
    town,
    both,
    person,
  }) => {
    const made = await remindersOf(person).create({ title: 'Paseo', dateTime: '2026-11-21T18:00' });
    const removal = { kind: 'removal', reminderId: made.id };
    const refused = await both.propose(removal);
    expect([refused.status, refused.json.code]).toEqual([403, 'reminders_not_shared']);
    await setFamilyConsent(town, person.id, 1);
    const change = { ...PILL, kind: 'change', reminderId: made.id, title: 'Paseo largo' };
    const { json } = await both.propose(change);
    expect(await both.waiting()).toMatchObject([
      { kind: 'change', title: 'Paseo largo', before: { title: 'Paseo' } },
    ]);
    await both.answer(json.id, { answer: 'accept' });
    expect(await both.reminders()).toMatchObject([{ id: made.id, title: 'Paseo largo' }]);
    const gone = await both.propose(removal);
    await both.answer(gone.json.id, { answer: 'accept' });
    expect(await both.reminders()).toEqual([]);
  });

  it('about a reminder that she has removed meanwhile is asked no more', async ({
    town,
    both,
    person,
  }) => {
    await setFamilyConsent(town, person.id, 1);
    const { ask, create } = remindersOf(person);
    const made = await create({ title: 'Paseo', dateTime: '2026-11-21T18:00' });
    await both.propose({ kind: 'removal', reminderId: made.id });
    await ask('DELETE', `/${made.id}`);
    expect(await both.waiting()).toEqual([]);
    expect(await both.sent()).toMatchObject([{ state: 'reminder_gone', title: 'Paseo' }]);
  });

  it('about a reminder that an older program has removed waits no more after the next tidying', async ({
    town,
    both,
    person,
  }) => {
    await setFamilyConsent(town, person.id, 1);
    const made = await remindersOf(person).create({ title: 'Paseo', dateTime: '2026-11-21T18:00' });
    await both.propose();
    await both.propose({ kind: 'removal', reminderId: made.id });
    await town.db.deleteFrom('reminders').where('id', '=', made.id).execute();
    await town.app.tidy();
    const rows = await town.db
      .selectFrom('proposals')
      .select(['kind', 'state'])
      .where('user_id', '=', person.id)
      .orderBy('kind')
      .execute();
    expect(rows).toEqual([
      { kind: 'new', state: 'waiting' },
      { kind: 'removal', state: 'reminder_gone' },
    ]);
  });

  it('that was settled is forgotten after ninety days, and one that waits is not', async ({
    town,
    both,
  }) => {
    const { json } = await both.propose();
    await both.answer(json.id, { answer: 'decline' });
    await both.propose();
    town.pass({ hours: 89 * 24 });
    await town.app.tidy();
    const states = async () =>
      (await town.db.selectFrom('proposals').select('state').orderBy('created_at').execute()).map(
        ({ state }) => state,
      );
    expect(await states()).toContain('declined');
    town.pass({ hours: 2 * 24 });
    await town.app.tidy();
    expect(await states()).not.toContain('declined');
    expect(await states()).toContain('waiting');
  });

  it('that is made while her link ends is refused and does not wait', async ({
    town,
    both,
    person,
    relative,
  }) => {
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const links = linksRepo(town.db, async () => {
      begun.resolve();
      await mayEnd.promise;
      return [];
    });
    const unlinking = links.unlink(relative.id, person.id, START);
    await begun.promise;
    const proposing = both.propose();
    await expectLockAwaited(town);
    mayEnd.resolve();
    await unlinking;
    // On SQLite not even her session is read before the link has ended.
    expect([401, 404]).toContain((await proposing).status);
    expect(await both.waiting()).toEqual([]);
  });

  it('stands beside what she has at that hour of that kind', async ({ both, person }) => {
    const { create } = remindersOf(person);
    const daily = { category: 'Medicación', recurrency: 'daily' };
    await create({ ...daily, title: 'La tensión', dateTime: '2026-11-20T09:30' });
    await create({ ...daily, title: 'La otra', dateTime: '2026-11-20T09:31' });
    await both.propose();
    const [asked] = await both.waiting();
    expect(asked?.clashes.map(({ title }) => title)).toEqual(['La tensión']);
  });

  it('is answered by nothing where the server dies between the reminder and the answer', async ({
    town,
    both,
    person,
  }) => {
    const { json } = await both.propose();
    const { answer } = dyingAfterTheReminder(town);
    const user = await usersRead(town.db).subject(person.id);
    const said = answer(user as Authorized<UserSubject>, json.id, { answer: 'accept' });
    await expect(said).rejects.toThrow('killed');
    expect(await both.reminders()).toEqual([]);
    expect(await both.waiting()).toHaveLength(1);
    await both.answer(json.id, { answer: 'accept' });
    expect(await both.reminders()).toHaveLength(1);
  });

  it('brings its photo and voice: hers with her yes, gone with her no', async ({
    both,
    person,
    relative,
  }) => {
    const give = async (id: string, kind: string, body: Buffer) =>
      relative.ask({ method: 'PUT', url: `${both.url}/${id}/files/${kind}`, body });
    const filesOf = async () =>
      (await person.ask({ url: `${person.url}/reminder-files` })).json.files;
    const { json: refused } = await both.propose();
    expect((await give(refused.id, 'photo', await pictureBytes())).status).toBe(200);
    expect(await both.waiting()).toMatchObject([{ photo: expect.stringContaining('/objects/') }]);
    await both.answer(refused.id, { answer: 'decline' });
    expect(await filesOf()).toEqual([]);
    expect((await give(refused.id, 'photo', await pictureBytes())).json.code).toBe(
      'proposal_settled',
    );
    const { json } = await both.propose();
    await give(json.id, 'photo', await pictureBytes());
    const { json: said } = await both.answer(json.id, { answer: 'accept' });
    expect(await filesOf()).toMatchObject([
      { reminderId: said.reminder.id, proposalId: null, kind: 'photo', authorName: 'Hija' },
    ]);
  });

  it('keeps what comes after her yes with the reminder, and nothing of what comes after her no', async ({
    town,
    both,
    person,
    relative,
  }) => {
    const repo = reminderFilesRepo(town.db);
    const answeredMeanwhile = async (answer: string) => {
      const { json } = await both.propose();
      const id = newId();
      const row = {
        id,
        user_id: person.id,
        reminder_id: null,
        proposal_id: json.id as string,
        kind: 'voice',
        author: relative.id,
        key: id,
        type: 'audio/wav',
        size: 1,
        is_ready: 0,
        created_at: START,
      } as const;
      await repo.begin(row);
      const { json: said } = await both.answer(json.id, { answer });
      return { isKept: (await repo.finish(row)) !== undefined, reminder: said.reminder };
    };
    expect((await answeredMeanwhile('decline')).isKept).toBe(false);
    const { isKept, reminder } = await answeredMeanwhile('accept');
    expect(isKept).toBe(true);
    const { json } = await person.ask({ url: `${person.url}/reminder-files` });
    expect(json.files).toMatchObject([{ reminderId: reminder.id, proposalId: null }]);
  });

  it('that was put down directly takes no other photo once she has taken that back', async ({
    both,
    relative,
  }) => {
    await both.scope('write');
    const { json } = await both.propose();
    const body = await pictureBytes();
    const give = async () =>
      (await relative.ask({ method: 'PUT', url: `${both.url}/${json.id}/files/photo`, body })).json;
    expect(await give()).toMatchObject({ kind: 'photo' });
    await both.scope('none');
    expect((await give()).code).toBe('proposals_not_allowed');
  });

  it('is the eleventh of an hour at most once the hour is over', async ({ town, both }) => {
    for (let at = 0; at < 10; at += 1) await both.add({ created_at: '2026-11-20T16:00:00.000Z' });
    const refused = await both.propose();
    expect([refused.status, refused.json.code]).toEqual([429, 'proposals_too_fast']);
    town.pass({ hours: 1 });
    expect((await both.propose()).status).toBe(200);
  });

  it('is the fifty-first that waits for nobody', async ({ both }) => {
    for (let at = 0; at < 50; at += 1) await both.add({ created_at: '2026-11-19T16:00:00.000Z' });
    const refused = await both.propose();
    expect([refused.status, refused.json.code]).toEqual([409, 'too_many_proposals']);
  });
});

/** Her answer, on a server that dies once the reminder is written. */
function dyingAfterTheReminder({ db, dataDir, storage, now: clock }: Town) {
  const config = readConfig({ DATA_DIR: dataDir });
  const deps = dependenciesOn({ config, db, storage, secretKey: SECRET_KEY, clock });
  const { ofReminders, filesOfProposals: files } = reminderFilesFeature(deps, pictures());
  const { within } = remindersFeature(deps, {
    files: ofReminders,
    whenDue: [],
    whenAnswered: async () => undefined,
    whenRemoved: async () => undefined,
  });
  return answeringService({
    repo: proposalsRepo(db),
    together: together(db),
    files,
    remindersOf: remindersRead(db).ofUser,
    remindersIn: (trx) => ({
      ...within(trx),
      async create(...asked) {
        await within(trx).create(...asked);
        throw new Error('killed');
      },
    }),
    clock,
  });
}
