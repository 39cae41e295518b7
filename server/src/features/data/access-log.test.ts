import { expect } from 'vitest';
import { ACTORS } from '../../testing/access-actors.ts';
import { ACCESS_TABLE } from '../../testing/access-expected.ts';
import { rightRequest } from '../../testing/access-requests.ts';
import { openScenario } from '../../testing/access-scenario.ts';
import { addAdmin, addPerson, addSupportPerson, setFamilyConsent } from '../../testing/accounts.ts';
import { credentialsOf } from '../../testing/credentials.ts';
import { declaredEndpoints, nameOf } from '../../testing/endpoints.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { START } from '../../testing/town.ts';
import { accessLogRepo } from './access-log.repo.ts';
import { accessLogService } from './access-log.service.ts';

const shared = (await declaredEndpoints()).filter((endpoint) => endpoint.consent);
const WEEK = `startDate=${START}&endDate=${START}`;
const FORGOTTEN = { admin: async () => undefined, support: async () => undefined };

onBothEngines('the access log', (base) => {
  const it = base
    .extend('admin', ({ town }) => addAdmin(town, { name: 'Ana Gil' }))
    .extend('person', ({ town }) => addPerson(town, { family_consent: 1, municipal_consent: 1 }))
    .extend('relative', ({ town, person }) =>
      addSupportPerson(town, [person.id], { name: 'Carmen López' }),
    )
    .extend('accessLog', ({ person }) => {
      const at = (path: string) => `${person.url}/${path}`;
      const log = async () => (await person.ask({ url: at('access-log') })).json;
      return { at, log };
    });

  it('has a row for each access of family and staff, newest first, by name', async ({
    town,
    admin,
    relative,
    accessLog,
  }) => {
    await relative.ask({ url: accessLog.at('reminders') });
    town.pass({ minutes: 1 });
    await relative.ask({ url: accessLog.at('media/stats') });
    town.pass({ minutes: 1 });
    await admin.ask({ url: accessLog.at(`metrics?${WEEK}`) });
    const family = { viewer: 'family', viewerName: 'Carmen López' };
    const staff = { viewer: 'staff', viewerName: 'Ana Gil' };
    expect(await accessLog.log()).toMatchObject([
      { ...staff, shown: 'metrics', seenAt: '2026-11-20T16:07:00.000Z' },
      { ...family, shown: 'metrics', seenAt: '2026-11-20T16:06:00.000Z' },
      { ...family, shown: 'reminders', seenAt: '2026-11-20T16:05:00.000Z' },
    ]);
  });

  it('has no row for one’s own accesses, also where staff are logged in in the same browser', async ({
    town,
    person,
    relative,
    accessLog,
  }) => {
    await person.ask({ url: accessLog.at(`metrics?${WEEK}`) });
    await town.ask({
      url: accessLog.at('reminders'),
      cookies: { ...person.cookies, ...relative.cookies },
    });
    await person.ask({ url: accessLog.at('access-log') });
    expect(await accessLog.log()).toEqual([]);
  });

  it('has no row for what was refused or asked wrongly: nothing was seen', async ({
    town,
    person,
    admin,
    relative,
    accessLog,
  }) => {
    await setFamilyConsent(town, person.id, 0);
    expect((await relative.ask({ url: accessLog.at('reminders') })).status).toBe(403);
    expect((await admin.ask({ url: accessLog.at('metrics') })).status).toBe(400);
    expect(await accessLog.log()).toEqual([]);
  });

  it('keeps the name of whoever is gone', async ({ town, relative, accessLog }) => {
    await relative.ask({ url: accessLog.at('reminders') });
    await town.db.deleteFrom('support_persons').where('id', '=', relative.id).execute();
    expect(await accessLog.log()).toMatchObject([{ viewerName: 'Carmen López' }]);
  });

  it('takes what one viewer sees within ten minutes for one access, and afterwards for another', async ({
    town,
    admin,
    relative,
    accessLog,
  }) => {
    for (let minute = 0; minute < 10; minute += 1) {
      await relative.ask({ url: accessLog.at('reminders') });
      await relative.ask({ url: accessLog.at('reminders/agenda?days=2') });
      town.pass({ minutes: 1 });
    }
    await admin.ask({ url: accessLog.at(`metrics?${WEEK}`) });
    town.pass({ seconds: 1 });
    await relative.ask({ url: accessLog.at('reminders') });
    await admin.ask({ url: accessLog.at(`metrics?${WEEK}`) });
    expect(await accessLog.log()).toMatchObject([
      { viewer: 'family', shown: 'reminders', seenAt: '2026-11-20T16:15:01.000Z' },
      { viewer: 'staff', shown: 'metrics', seenAt: '2026-11-20T16:15:00.000Z' },
      { viewer: 'family', shown: 'reminders', seenAt: '2026-11-20T16:05:00.000Z' },
    ]);
  });

  it('takes the pictures of one visit for one access, and the next visit for another', async ({
    town,
    person,
    relative,
    accessLog,
  }) => {
    const service = accessLogService({
      repo: accessLogRepo(town.db),
      clock: () => Temporal.Instant.from(now),
      nameOf: FORGOTTEN,
    });
    let now = START;
    const actor = {
      kind: 'support',
      sessionId: '',
      municipalityId: '',
      supportPersonId: relative.id,
    } as const;
    const subject = { kind: 'user', id: person.id, municipalityId: '' } as Parameters<
      typeof service.note
    >[0]['subject'];
    const picture = () => service.note({ actor, subject }, 'memories');
    for (let i = 0; i < 24; i += 1) await picture();
    expect(await accessLog.log()).toHaveLength(1);
    now = '2026-11-20T16:15:01.000Z';
    await picture();
    await picture();
    expect(await accessLog.log()).toHaveLength(2);
  });
});

onBothEngines('the access log of what others may read with consent', (it) => {
  it.for(shared.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'gets a row from %s for whom it is shown, and none for anybody else',
    async ([name, endpoint], { sharedScenario }) => {
      for (const actor of ACTORS) {
        const consents = { family_consent: 1, municipal_consent: 1, is_active: 1 } as const;
        const scenario = await openScenario(sharedScenario, {
          ...consents,
          family_consent: actor === 'no-consent' ? 0 : 1,
          is_active: actor === 'deactivated' ? 0 : 1,
        });
        const request = await rightRequest(endpoint, scenario);
        // But for the one that she has from the start: a second look within ten minutes is the same.
        await sharedScenario.town.db
          .deleteFrom('access_log')
          .where('user_id', '=', scenario.personId)
          .execute();
        await sharedScenario.town.ask({ ...request, ...(await credentialsOf(actor, scenario)) });
        const rows = await sharedScenario.town.db
          .selectFrom('access_log')
          .select('shown')
          .where('user_id', '=', scenario.personId)
          .execute();
        const status = ACCESS_TABLE.get(name)?.[actor].withConsent ?? 0;
        const isShown = status < 400 && (actor === 'linked' || actor === 'admin');
        expect([actor, rows]).toEqual([actor, isShown ? [{ shown: endpoint.shows }] : []]);
      }
    },
  );
});
