import { noticePath } from '@encina/contract/notice-address';
import { expect } from 'vitest';
import { notices } from '../../core/notices.ts';
import { type Client, link } from '../../testing/accounts.ts';
import { addAlert } from '../../testing/alerts.ts';
import { subscriptionAt } from '../../testing/browser-keys.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { startPushService } from '../../testing/push-service.ts';
import { PILL, remindersOf } from '../../testing/reminders.ts';
import { addUser, HOME_TOWN, START, type Town } from '../../testing/town.ts';
import { tagOf } from '../alerts/notices-on-their-way.read.ts';
import { isPushService } from './push-services.ts';

const service = await startPushService();

onBothEngines(
  'a notice',
  (base) => {
    const it = base
      .extend('url', ({ person }) => `${person.url}/push`)
      .extend('subscribe', ({ person, url }) => async (body: object) => {
        expect((await person.ask({ method: 'PUT', url, body })).status).toBe(204);
      })
      /** A telephone of the relative's that is reached. */
      .extend('theirs', async ({ relative }) => {
        const browser = service.browser();
        const body = browser.subscription;
        await relative.ask({ method: 'PUT', url: '/api/support/push', body });
        return browser;
      });

    /** Tells it and does what is due by then. */
    async function tell(
      { db, now, app }: Town,
      { id }: Pick<Client, 'id'>,
      topic: 'message' | 'alert' | 'reminder' = 'alert',
      tag: string = topic,
      kind: 'person' | 'relative' = 'person',
    ) {
      const notice = { topic, title: 'Encina', body: 'Un aviso', path: '/', tag };
      await notices(now).send(db, { ...notice, to: { kind, id } });
      await app.jobs.runDue();
    }

    it('of what is due comes to her closed tablet, encrypted for it alone and in neutral words', async ({
      town,
      person,
      url,
      subscribe,
    }) => {
      const tablet = service.browser();
      await subscribe(tablet.subscription);
      await remindersOf(person).create(PILL);
      town.at('2026-11-20T17:00:00.000Z');
      await town.app.jobs.runDue();
      const [{ said, headers, claims, sender } = expect.fail('nothing came')] = tablet.pushed;
      expect(said).toMatchObject({ title: 'Encina', body: 'Tienes un recordatorio' });
      // A medicine is asked about in the app: nothing is answered from the lock screen.
      expect(said.path).toBe(noticePath({ user: person.id }));
      expect(headers).toMatchObject({
        ttl: '1800',
        urgency: 'high',
        topic: expect.stringMatching(/^[\w-]{32}$/),
      });
      const { json } = await person.ask({ url });
      expect(sender).toBe(json.publicKey);
      expect(claims.sub).toMatch(/^mailto:/);
      expect(json.subscriptions).toMatchObject([{ endpoint: tablet.subscription.endpoint }]);
      await town.app.jobs.runDue();
      expect(tablet.pushed).toHaveLength(1);
    });

    it('goes to each of her browsers and to nobody after she ended it', async ({
      town,
      person,
      url,
      subscribe,
    }) => {
      const [tablet, telephone] = [service.browser(), service.browser()];
      await subscribe(tablet.subscription);
      await subscribe(tablet.subscription);
      await subscribe(telephone.subscription);
      await tell(town, person);
      expect([tablet.pushed.length, telephone.pushed.length]).toEqual([1, 1]);
      const { json } = await person.ask({ url });
      const own = json.subscriptions.find(
        ({ endpoint }: { endpoint: string }) => endpoint === tablet.subscription.endpoint,
      );
      const end = () => person.ask({ method: 'DELETE', url: `${url}/${own.id}` });
      expect([(await end()).status, (await end()).status]).toEqual([204, 404]);
      await tell(town, person, 'alert', 'another');
      expect([tablet.pushed.length, telephone.pushed.length]).toEqual([1, 2]);
    });

    it('goes to a relative, whose browser is none of the person’s', async ({
      town,
      person,
      relative,
      subscribe,
      theirs,
    }) => {
      const hers = service.browser();
      await subscribe(hers.subscription);
      const url = '/api/support/push';
      await tell(town, relative, 'message', 'm', 'relative');
      expect([hers.pushed.length, theirs.pushed.length]).toEqual([0, 1]);
      expect((await relative.ask({ url })).json.subscriptions).toHaveLength(1);
      expect((await person.ask({ url: `${person.url}/push` })).json.subscriptions).toHaveLength(1);
    });

    it('comes no more to a tablet of everybody’s that she has left, and still to her own', async ({
      town,
      person,
      device,
      url,
    }) => {
      const enter = async () => {
        const user = { kind: 'user', municipality_id: HOME_TOWN, user_id: person.id } as const;
        return { encina_user: await town.session({ ...user, device_id: device.id }) };
      };
      const subscribeAndLeave = async () => {
        const cookies = await enter();
        const body = service.browser().subscription;
        await town.ask({ method: 'PUT', url, body, cookies });
        await town.ask({ method: 'POST', url: `${person.url}/logout`, cookies });
        return (await person.ask({ url })).json.subscriptions.length;
      };
      expect(await subscribeAndLeave()).toBe(0);
      const own = { device_id: device.id, user_id: person.id, created_at: START };
      await town.db.insertInto('device_people').values(own).execute();
      expect(await subscribeAndLeave()).toBe(1);
    });

    it('is forgotten with a browser that wants it no more', async ({
      town,
      person,
      url,
      subscribe,
    }) => {
      const gone = service.browser([{ status: 410 }]);
      await subscribe(gone.subscription);
      await tell(town, person);
      expect((await person.ask({ url })).json.subscriptions).toEqual([]);
    });

    it('of a message comes with it, to whom it was written', async ({
      town,
      person,
      relative,
      family,
      subscribe,
    }) => {
      const tablet = service.browser();
      await subscribe(tablet.subscription);
      await family.send({ content: 'Un beso' });
      await town.app.jobs.runDue();
      const opens = noticePath({ user: person.id, opens: 'messages' });
      expect(tablet.pushed.map(({ said }) => [said.body, said.path])).toEqual([
        ['Tienes un mensaje nuevo', opens],
      ]);
      const rows = await town.db
        .selectFrom('notices')
        .select('body')
        .where('support_person_id', '=', relative.id)
        .execute();
      expect(rows).toEqual([]);
    });

    it('of "me gusta" or "Llámame" comes to whoever wrote, in neutral words, and not when she takes it back', async ({
      town,
      person,
      family,
      theirs,
    }) => {
      await family.send({ content: 'Un beso' });
      const [message] = await family.read();
      for (const answer of ['liked', 'liked', null, 'call']) {
        await family.own('PUT', `/${message?.id}/answer`, { answer });
        await town.app.jobs.runDue();
      }
      const path = noticePath({ user: person.id, opens: 'panel' });
      const said = { title: 'Encina', body: 'Tienes una respuesta', path };
      expect(theirs.pushed).toMatchObject([{ said }, { said }]);
      // 22:00 in Madrid.
      town.at('2026-11-20T21:00:00.000Z');
      await family.own('PUT', `/${message?.id}/answer`, { answer: 'liked' });
      await town.app.jobs.runDue();
      expect(theirs.pushed).toHaveLength(2);
      town.at('2026-11-21T07:00:00.000Z');
      await town.app.jobs.runDue();
      expect(theirs.pushed).toHaveLength(3);
    });

    it('is taken from the screens of a person who is paused, and from those of a relative who is not hers any more', async ({
      town,
      admin,
      person,
      relative,
      subscribe,
      theirs,
    }) => {
      const hers = service.browser();
      await subscribe(hers.subscription);
      await link(town, relative.id, await addUser(town));
      await admin.ask({ method: 'PATCH', url: person.url, body: { isActive: false } });
      const unlinking = `/api/support-persons/${relative.id}?userId=${person.id}`;
      expect((await admin.ask({ method: 'DELETE', url: unlinking })).status).toBe(204);
      await town.app.jobs.runDue();
      const said = { topic: 'withdrawal', path: noticePath({ user: person.id }) };
      expect(hers.pushed).toMatchObject([{ said }]);
      expect(theirs.pushed).toMatchObject([{ said }]);
    });

    it('that takes others from the screens comes no more once she is there again, or her relative is', async ({
      town,
      admin,
      person,
      relative,
      subscribe,
    }) => {
      const [hers, theirs] = [
        service.browser([{ status: 503 }]),
        service.browser([{ status: 503 }]),
      ];
      await subscribe(hers.subscription);
      await relative.ask({ method: 'PUT', url: '/api/support/push', body: theirs.subscription });
      await link(town, relative.id, await addUser(town));
      const setActive = (isActive: boolean) =>
        admin.ask({ method: 'PATCH', url: person.url, body: { isActive } });
      await setActive(false);
      const unlinking = `/api/support-persons/${relative.id}?userId=${person.id}`;
      await admin.ask({ method: 'DELETE', url: unlinking });
      await town.app.jobs.runDue();
      expect([hers.timesAsked(), theirs.timesAsked()]).toEqual([1, 1]);
      await setActive(true);
      await link(town, relative.id, person.id);
      town.pass({ seconds: 10 });
      await town.app.jobs.runDue();
      expect([hers.timesAsked(), theirs.timesAsked()]).toEqual([1, 1]);
    });

    it('about a message of a person goes no further once the link with her has ended', async ({
      town,
      admin,
      person,
      relative,
      theirs,
    }) => {
      await link(town, relative.id, await addUser(town));
      // 22:00 in Madrid: it waits for the morning.
      town.at('2026-11-20T21:00:00.000Z');
      for (const what of ['message', 'answer']) {
        await tell(town, relative, 'message', `${what} ${person.id}`, 'relative');
      }
      const url = `/api/support-persons/${relative.id}?userId=${person.id}`;
      expect((await admin.ask({ method: 'DELETE', url })).status).toBe(204);
      town.at('2026-11-21T07:00:00.000Z');
      await town.app.jobs.runDue();
      expect(theirs.pushed.map(({ said }) => said.topic)).toEqual(['withdrawal']);
    });

    it('of an alert goes to nobody whom she asks no more', async ({
      town,
      person,
      relative,
      theirs,
    }) => {
      const id = await addAlert(town, person.id, [relative.id]);
      await tell(town, relative, 'alert', tagOf(id), 'relative');
      expect(theirs.pushed).toHaveLength(1);
      await town.db.deleteFrom('alert_people').where('user_id', '=', person.id).execute();
      await tell(town, relative, 'alert', tagOf(id), 'relative');
      expect(theirs.pushed).toHaveLength(1);
    });

    it('is tried again after growing pauses, as the push service asks, and not when nobody cares any more', async ({
      town,
      person,
      subscribe,
    }) => {
      const busy = { status: 503 };
      const patient = { status: 429, headers: { 'retry-after': '120' } };
      const tablet = service.browser([busy, busy, patient]);
      await subscribe(tablet.subscription);
      await tell(town, person);
      for (const [seconds, asked] of [
        [9, 1],
        [1, 2],
        [39, 2],
        [1, 3],
        [119, 3],
        [1, 4],
      ] as const) {
        town.pass({ seconds });
        await town.app.jobs.runDue();
        expect([seconds, tablet.timesAsked()]).toEqual([seconds, asked]);
      }
      expect(tablet.pushed).toHaveLength(1);
      const dead = service.browser(Array.from({ length: 9 }, () => busy));
      await subscribe(dead.subscription);
      await tell(town, person, 'alert', 'late');
      town.pass({ hours: 1 });
      await town.app.jobs.runDue();
      expect(dead.timesAsked()).toBe(1);
    });

    it('that was refused at first does not come after the one that took its place', async ({
      town,
      person,
      subscribe,
    }) => {
      const tablet = service.browser([{ status: 503 }]);
      await subscribe(tablet.subscription);
      await tell(town, person);
      await tell(town, person);
      town.pass({ minutes: 5 });
      await town.app.jobs.runDue();
      expect(tablet.pushed).toHaveLength(1);
    });

    it.for([
      ['reminder', 1_700],
      ['message', 80_000],
    ] as const)(
      'is dropped at its time, however often the push service asks for patience: a %s',
      async ([topic, wait], { town, person, subscribe }) => {
        const patient = (seconds: number) => ({
          status: 429,
          headers: { 'retry-after': String(seconds) },
        });
        const tablet = service.browser([patient(wait), patient(wait)]);
        const far = service.browser([patient(Number.MAX_SAFE_INTEGER)]);
        await subscribe(tablet.subscription);
        await subscribe(far.subscription);
        await tell(town, person, topic);
        for (const seconds of [wait, wait]) {
          town.pass({ seconds });
          await town.app.jobs.runDue();
        }
        expect([tablet.timesAsked(), far.timesAsked()]).toEqual([2, 1]);
      },
    );

    it('follows no push service elsewhere', async ({ town, person, subscribe }) => {
      const elsewhere = service.browser();
      const tablet = service.browser([
        { status: 307, headers: { location: elsewhere.subscription.endpoint } },
      ]);
      await subscribe(tablet.subscription);
      await tell(town, person);
      expect(elsewhere.timesAsked()).toBe(0);
    });

    it('of a message waits for eight in the morning, once for all of a night, unless she wants it at once', async ({
      town,
      person,
      subscribe,
    }) => {
      const tablet = service.browser();
      await subscribe(tablet.subscription);
      // 22:00 in Madrid.
      town.at('2026-11-20T21:00:00.000Z');
      await tell(town, person, 'message');
      await tell(town, person, 'message');
      town.at('2026-11-21T06:59:00.000Z');
      await town.app.jobs.runDue();
      expect(tablet.pushed).toEqual([]);
      town.at('2026-11-21T07:00:00.000Z');
      await town.app.jobs.runDue();
      expect(tablet.pushed).toHaveLength(1);
      town.at('2026-11-21T22:00:00.000Z');
      await tell(town, person, 'reminder');
      expect(tablet.pushed).toHaveLength(2);
      await town.db
        .updateTable('users')
        .set({ quiet_nights: 0 })
        .where('id', '=', person.id)
        .execute();
      await tell(town, person, 'message');
      expect(tablet.pushed).toHaveLength(3);
    });

    it('goes to ten browsers at most, and to no host that is not a push service’s', async ({
      person,
      url,
      subscribe,
      town,
    }) => {
      for (let count = 0; count < 11; count += 1) {
        town.pass({ seconds: 1 });
        await subscribe(subscriptionAt(`https://fcm.googleapis.com/send/${count}`));
      }
      const endpoints = (await person.ask({ url })).json.subscriptions.map(
        (it: { endpoint: string }) => it.endpoint,
      );
      expect(endpoints).toHaveLength(10);
      expect(endpoints).not.toContain('https://fcm.googleapis.com/send/0');
      const body = subscriptionAt('https://intranet.example/send');
      expect((await person.ask({ method: 'PUT', url, body })).status).toBe(400);
      expect(isPushService('https://updates.push.services.mozilla.com/wpush/v2/x')).toBe(true);
      expect(isPushService('https://wns2-am3p.notify.windows.com/w/?token=x')).toBe(true);
      expect(isPushService('https://web.push.apple.com/x')).toBe(true);
      for (const other of [
        'http://fcm.googleapis.com/send/1',
        'https://fcm.googleapis.com:8443/send/1',
        'https://fcm.googleapis.com.example/send/1',
        'https://fcm.googleapis.com@10.0.0.1/send/1',
        'https://evilnotify.windows.com.example/',
        'https://127.0.0.1/send/1',
      ]) {
        expect([other, isPushService(other)]).toEqual([other, false]);
      }
    });
  },
  { PUSH_TEST_SERVICE: service.origin },
);
