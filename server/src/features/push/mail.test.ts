import { noticePath } from '@encina/contract/notice-address';
import { expect } from 'vitest';
import { notices } from '../../core/notices.ts';
import { addSupportPerson } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { NOBODY, startMailServer } from '../../testing/mail-server.ts';
import { addUser } from '../../testing/town.ts';

const mail = await startMailServer();
const PUBLIC_URL = 'http://localhost';

onBothEngines(
  'a letter to a relative',
  (base) => {
    const it = base
      .extend(
        'letters',
        ({ relative }) =>
          () =>
            mail.to(`${relative.id}@familia.example`),
      )
      .extend('choose', ({ relative, town }) => async (isOn: boolean) => {
        const body = { isOn };
        const { status } = await relative.ask({ method: 'PUT', url: '/api/support/mail', body });
        await town.app.jobs.runDue();
        return status;
      })
      .extend('follow', ({ town }) => async (text = '') => {
        const token = /#correo=([\w-]+)/.exec(text)?.[1];
        return town.ask({ method: 'POST', url: '/api/mail-links', body: { token } });
      })
      .extend('state', ({ relative }) => async () => {
        const { json } = await relative.ask({ url: '/api/support/push' });
        return json.mail;
      })
      .extend('tell', ({ town, person, relative }) => async (body: string, tag = body) => {
        await notices(town.now).send(town.db, {
          to: { kind: 'relative', id: relative.id },
          topic: 'alert',
          title: 'Encina',
          body,
          path: noticePath({ user: person.id, opens: 'family' }),
          tag,
        });
        await town.app.jobs.runDue();
      });

    it('comes only after she has confirmed it from her own letter-box, and no more after she has ended it there', async ({
      person,
      relative,
      letters,
      choose,
      follow,
      state,
      tell,
    }) => {
      await tell('Un aviso');
      expect(letters()).toEqual([]);
      expect(await choose(true)).toBe(204);
      const address = `${relative.id}@familia.example`;
      expect(await state()).toEqual({ isOffered: true, isOn: false, address });
      await tell('Otro aviso');
      expect(letters().map(({ subject }) => subject)).toEqual(['Confirma tu correo en Encina']);
      expect((await follow(letters()[0]?.text)).json).toEqual({ isOn: true });
      expect((await state()).isOn).toBe(true);
      await tell('Tienes un mensaje nuevo');
      const letter = letters()[1];
      expect(letter).toMatchObject({
        subject: 'Tienes un aviso en Encina',
        from: { name: 'Encina', address: 'encina@localhost' },
        text: expect.stringContaining('Tienes un mensaje nuevo.'),
        html: expect.stringContaining('<p>Tienes un mensaje nuevo.</p>'),
      });
      expect(letter?.text).toContain(
        `${PUBLIC_URL}${noticePath({ user: person.id, opens: 'family' })}`,
      );
      const stop = letter?.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
      expect((await follow(stop)).json).toEqual({ isOn: false });
      await tell('El último');
      expect(letters()).toHaveLength(2);
    });

    it('asks for nothing any more with a link to another address, or one that nobody here has written', async ({
      town,
      relative,
      letters,
      choose,
      follow,
      state,
    }) => {
      await choose(true);
      const text = letters()[0]?.text;
      await town.db
        .updateTable('support_persons')
        .set({ email: `otra-${relative.id}@familia.example` })
        .where('id', '=', relative.id)
        .execute();
      for (const said of [text, '#correo=inventado']) {
        const { status, json } = await follow(said);
        expect([status, json.code]).toEqual([404, 'mail_link_ended']);
      }
      expect((await state()).isOn).toBe(false);
    });

    it('confirms nothing any more after two days, and another letter is asked for in the same way', async ({
      town,
      letters,
      choose,
      follow,
      state,
    }) => {
      await choose(true);
      expect(letters()[0]?.text).toContain('El enlace sirve durante 48 horas.');
      town.pass({ hours: 48 });
      const { status, json } = await follow(letters()[0]?.text);
      expect([status, json.code]).toEqual([410, 'mail_link_expired']);
      expect(json.error).toBe('Este enlace ha caducado. Pide otro correo en «Mi cuenta».');
      expect((await state()).isOn).toBe(false);
      await choose(true);
      expect((await follow(letters()[1]?.text)).json).toEqual({ isOn: true });
    });

    it('is not sent on and on to a box that may be somebody else’s', async ({
      letters,
      choose,
    }) => {
      const statuses: number[] = [];
      for (let time = 0; time < 7; time += 1) statuses.push(await choose(true));
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
      expect(letters()).toHaveLength(5);
    });

    it('is sent when the mail server is there again', async ({ town, letters, choose }) => {
      mail.goAway(true);
      await choose(true);
      mail.goAway(false);
      expect(letters()).toEqual([]);
      town.pass({ seconds: 10 });
      await town.app.jobs.runDue();
      expect(letters()).toHaveLength(1);
    });

    it('comes to everybody at the first attempt, though the mail server takes three connections at once', async ({
      openOwnTown,
    }) => {
      const strict = await startMailServer({ maxClients: 3 });
      const own = await openOwnTown({ SMTP_URL: strict.url, PUBLIC_URL });
      const person = await addUser(own);
      const ids = await Promise.all(
        Array.from({ length: 12 }, async () => {
          const one = await addSupportPerson(own, [person]);
          await one.ask({ method: 'PUT', url: '/api/support/mail', body: { isOn: true } });
          return one.id;
        }),
      );
      await own.app.jobs.runDue();
      const counts = ids.map((id) => strict.to(`${id}@familia.example`).length);
      expect(counts).toEqual(ids.map(() => 1));
    });

    it('is not tried again to an address that the mail server knows as nobody’s', async ({
      town,
      relative,
      choose,
    }) => {
      await town.db
        .updateTable('support_persons')
        .set({ email: `${NOBODY}${relative.id}@familia.example` })
        .where('id', '=', relative.id)
        .execute();
      const before = mail.timesRefused();
      await choose(true);
      town.pass({ hours: 1 });
      await town.app.jobs.runDue();
      expect(mail.timesRefused() - before).toBe(1);
    });

    it('of an alert is sent no more when it is an hour old, nor after one that took its place', async ({
      town,
      letters,
      choose,
      follow,
      tell,
    }) => {
      await choose(true);
      await follow(letters()[0]?.text);
      const whileAway = async (body: string, tag = body) => {
        mail.goAway(true);
        await tell(body, tag);
        mail.goAway(false);
      };
      await whileAway('No ha contestado');
      town.pass({ hours: 1 });
      await town.app.jobs.runDue();
      expect(letters()).toHaveLength(1);
      await whileAway('No ha contestado', 'same');
      await tell('Ya la tomó', 'same');
      town.pass({ minutes: 5 });
      await town.app.jobs.runDue();
      expect(letters().map(({ text }) => text?.split('\n')[0])).toEqual([
        expect.any(String),
        'Ya la tomó.',
      ]);
    });

    it('goes to no other address than the one that she confirmed', async ({
      relative,
      admin,
      letters,
      choose,
      follow,
      state,
    }) => {
      await choose(true);
      await follow(letters()[0]?.text);
      expect((await state()).isOn).toBe(true);
      const body = { email: `otra-${relative.id}@familia.example` };
      const url = `/api/support-persons/${relative.id}`;
      expect((await admin.ask({ method: 'PATCH', url, body })).status).toBe(200);
      expect(await state()).toEqual({ isOffered: true, isOn: false, address: body.email });
    });

    it('is not offered where the server has no mail server', async ({ openOwnTown }) => {
      const own = await openOwnTown();
      const relative = await addSupportPerson(own, [await addUser(own)]);
      const { json } = await relative.ask({ url: '/api/support/push' });
      expect(json.mail.isOffered).toBe(false);
      const body = { isOn: true };
      const refused = await relative.ask({ method: 'PUT', url: '/api/support/mail', body });
      expect([refused.status, refused.json.code]).toEqual([409, 'mail_not_offered']);
    });
  },
  { SMTP_URL: mail.url, PUBLIC_URL },
);
