import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rightRequest } from '../../testing/access-requests.ts';
import { ACCESS_TABLE, ACTORS } from '../../testing/access-table.ts';
import { credentialsOf } from '../../testing/credentials.ts';
import { declaredEndpoints, nameOf } from '../../testing/endpoints.ts';
import { ENGINES } from '../../testing/engines.ts';
import { addAdmin, addSupportPerson, type Holder } from '../../testing/residents.ts';
import { openScene, openStage, type Stage } from '../../testing/scene.ts';
import { addUser, enter, openTown, START, type Town } from '../../testing/town.ts';
import { looksRepo } from './looks.repo.ts';
import { looksService } from './looks.service.ts';

const shared = (await declaredEndpoints()).filter((endpoint) => endpoint.consent);
const WEEK = `startDate=${START}&endDate=${START}`;
const FORGOTTEN = { admin: async () => undefined, support: async () => undefined };

describe.each(ENGINES)('the access log, on %s,', (engine) => {
  let town: Town;
  let user: string;
  let cookies: Record<string, string>;
  let daughter: Holder;
  let clerk: Holder;
  beforeAll(async () => {
    town = await openTown(engine);
    clerk = await addAdmin(town, { name: 'Ana Gil' });
  });
  afterAll(() => town.close());
  beforeEach(async () => {
    town.at(START);
    user = await addUser(town, { family_consent: 1, municipal_consent: 1 });
    cookies = await enter(town, user);
    daughter = await addSupportPerson(town, [user], { name: 'Carmen López' });
  });

  const at = (path: string) => `/api/users/${user}/${path}`;
  const log = async () => (await town.ask({ url: at('looks'), cookies })).json;

  it('has a row for each look of family and staff, newest first, by name', async () => {
    await town.ask({ url: at('reminders'), cookies: daughter.cookies });
    town.pass({ minutes: 1 });
    await town.ask({ url: at('media/stats'), cookies: daughter.cookies });
    town.pass({ minutes: 1 });
    await town.ask({ url: at(`metrics?${WEEK}`), token: clerk.token });
    town.pass({ minutes: 1 });
    await town.ask({ url: at(`metrics?${WEEK}`), token: clerk.token });
    const family = { viewer: 'family', viewerName: 'Carmen López' };
    const staff = { viewer: 'staff', viewerName: 'Ana Gil' };
    expect(await log()).toMatchObject([
      { ...staff, shown: 'metrics', seenAt: '2026-11-20T16:08:00.000Z' },
      { ...staff, shown: 'metrics', seenAt: '2026-11-20T16:07:00.000Z' },
      { ...family, shown: 'metrics', seenAt: '2026-11-20T16:06:00.000Z' },
      { ...family, shown: 'reminders', seenAt: '2026-11-20T16:05:00.000Z' },
    ]);
  });

  it('has none for one’s own looks, also where staff are logged in in the same browser', async () => {
    await town.ask({ url: at(`metrics?${WEEK}`), cookies });
    await town.ask({ url: at('reminders'), cookies: { ...cookies, ...daughter.cookies } });
    await town.ask({ url: at('looks'), cookies });
    expect(await log()).toEqual([]);
  });

  it('has none for what was refused or asked wrongly: nothing was seen', async () => {
    await town.db.updateTable('users').set({ family_consent: 0 }).where('id', '=', user).execute();
    expect((await town.ask({ url: at('reminders'), cookies: daughter.cookies })).status).toBe(403);
    expect((await town.ask({ url: at('metrics'), token: clerk.token })).status).toBe(400);
    expect(await log()).toEqual([]);
  });

  it('keeps the name of whoever is gone', async () => {
    await town.ask({ url: at('reminders'), cookies: daughter.cookies });
    await town.db.deleteFrom('support_persons').where('id', '=', daughter.id).execute();
    expect(await log()).toMatchObject([{ viewerName: 'Carmen López' }]);
  });

  it('takes the pictures of one visit for one look, and the next visit for another', async () => {
    const looks = looksService({
      repo: looksRepo(town.db),
      clock: () => Temporal.Instant.from(now),
      nameOf: FORGOTTEN,
    });
    let now = START;
    const actor = {
      kind: 'support',
      sessionId: '',
      municipalityId: '',
      supportPersonId: daughter.id,
    } as const;
    const subject = { kind: 'user', id: user, municipalityId: '' } as Parameters<
      typeof looks.note
    >[0]['subject'];
    const picture = () => looks.note({ actor, subject }, { what: 'memories', isFile: true });
    await looks.note({ actor, subject }, { what: 'memories', isFile: false });
    for (let i = 0; i < 24; i += 1) await picture();
    expect(await log()).toHaveLength(1);
    now = '2026-11-20T16:15:01.000Z';
    await picture();
    await picture();
    expect(await log()).toHaveLength(2);
  });
});

describe.each(ENGINES)('of every endpoint that others may read with consent, on %s,', (engine) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(engine);
  });
  afterAll(() => stage.town.close());

  it.each(shared.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s leaves a row for whom it is shown, and none for anybody else',
    async (name, endpoint) => {
      for (const actor of ACTORS) {
        const consents = { family_consent: 1, municipal_consent: 1, is_active: 1 } as const;
        const scene = await openScene(stage, {
          ...consents,
          family_consent: actor === 'no-consent' ? 0 : 1,
          is_active: actor === 'deactivated' ? 0 : 1,
        });
        const request = await rightRequest(endpoint, scene);
        await stage.town.ask({ ...request, ...(await credentialsOf(actor, scene)) });
        const rows = await stage.town.db
          .selectFrom('looks')
          .select('shown')
          .where('user_id', '=', scene.personId)
          // But for the one that she has from the start.
          .where('viewer_name', 'not like', 'La hija de %')
          .execute();
        const status = ACCESS_TABLE.get(name)?.[actor].withConsent ?? 0;
        const isShown = status < 400 && (actor === 'linked' || actor === 'admin');
        expect([actor, rows]).toEqual([actor, isShown ? [{ shown: endpoint.shows }] : []]);
      }
    },
  );
});
