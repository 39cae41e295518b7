import { expect } from 'vitest';
import { toText } from '../../core/clock.ts';
import { jobsRepo } from '../../core/jobs/jobs.repo.ts';
import { noteCopy } from '../../core/last-copy.ts';
import { addAdmin, addSupportPerson } from '../../testing/accounts.ts';
import { ALERT_SETTINGS } from '../../testing/alerts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { PILL, remindersOf } from '../../testing/reminders.ts';
import { LETTERS, MAIL_CONFIRMATION, STAFF_CONFIRMATION } from './letter-kinds.ts';

const mail = await startMailServer();
const PUBLIC_URL = 'http://localhost';
const ALERT = 'Hay un aviso nuevo en el panel de Encina.';
const COPY = 'Encina no tiene una copia de seguridad reciente. Avisa a quien cuida el servidor.';
const DEAD = 'Una tarea de Encina no se ha podido terminar. Avisa a quien cuida el servidor.';

onBothEngines(
  'a letter to staff',
  (base) => {
    const it = base
      .extend('clerk', async ({ town }) => addAdmin(town))
      .extend(
        'letters',
        ({ clerk }) =>
          () =>
            mail.to(`${clerk.id}@ayuntamiento.example`).map(({ text = '' }) => text),
      )
      .extend('choose', ({ clerk, town, letters }) => async () => {
        const url = '/api/admin/mail';
        await clerk.ask({ method: 'PUT', url, body: { isOn: true } });
        await town.app.jobs.runDue();
        const token = /#correo=([\w-]+)/.exec(letters()[0] ?? '')?.[1];
        await town.ask({ method: 'POST', url: '/api/mail-links', body: { token } });
        return (await clerk.ask({ url })).json;
      })
      /** A pill of six in the evening that nobody answers: at seven the town hall is told. */
      .extend('ring', ({ town, person }) => async (tellsTown: boolean) => {
        const { id } = await addSupportPerson(town, [person.id]);
        const body = { ...ALERT_SETTINGS, people: [id], tellsTown };
        await person.ask({ method: 'PUT', url: `${person.url}/alerts/settings`, body });
        await remindersOf(person).create({ ...PILL, recurrency: 'daily' });
        for (const time of ['17:00', '17:30', '18:00', '18:30']) {
          town.at(`2026-11-20T${time}:00.000Z`);
          await town.app.jobs.runDue();
        }
      });

    it('says in neutral words that an alert has reached the panel, after she has confirmed it from her letter-box', async ({
      choose,
      clerk,
      ring,
      letters,
    }) => {
      const address = `${clerk.id}@ayuntamiento.example`;
      expect(await choose()).toEqual({ isOffered: true, isOn: true, address });
      await ring(true);
      expect(letters()).toHaveLength(2);
      expect(letters()[1]).toContain(`${ALERT}\n\nAbrir Encina: ${PUBLIC_URL}/\n`);
      expect(letters()[1]).not.toContain('Pastilla');
    });

    it('is confirmed by a job that a program which writes to relatives alone does not take', async ({
      town,
      clerk,
    }) => {
      await clerk.ask({ method: 'PUT', url: '/api/admin/mail', body: { isOn: true } });
      const kinds = await town.db
        .selectFrom('jobs')
        .select('kind')
        .where('key', 'like', `%${clerk.id}`)
        .execute();
      expect(kinds).toEqual([{ kind: STAFF_CONFIRMATION }]);
      expect(STAFF_CONFIRMATION).not.toBe(MAIL_CONFIRMATION);
    });

    it('is not written of an alert of hers who does not let the town hall see it', async ({
      choose,
      ring,
      letters,
    }) => {
      await choose();
      await ring(false);
      expect(letters()).toHaveLength(1);
    });

    it('is not written to a clerk who has not asked for it', async ({ ring, letters }) => {
      await ring(true);
      expect(letters()).toEqual([]);
    });

    it('says once a day that the last copy is missing, and that a job was given up', async ({
      town,
      choose,
      letters,
    }) => {
      await choose();
      const jobs = jobsRepo(town.db);
      await jobs.schedule({ kind: 'warn-staff', key: '', dueAt: town.now() });
      const nextDay = async () => {
        const before = letters().length;
        town.pass({ hours: 24 });
        await town.app.jobs.runDue();
        await town.app.jobs.runDue();
        return letters()
          .slice(before)
          .map((text) => text.split('\n')[0])
          .toSorted();
      };
      /** Given up an hour from now. */
      const die = async (kind: string) => {
        await jobs.schedule({ kind, key: 'x', dueAt: town.now() });
        const died_at = toText(town.now().add({ hours: 1 }));
        await town.db.updateTable('jobs').set({ died_at }).where('key', '=', 'x').execute();
      };
      await noteCopy(town.dataDir, town.now());
      // Of a letter that never arrived nobody is told by letters.
      for (const kind of LETTERS) await die(kind);
      expect(await nextDay()).toEqual([]);
      await town.db.deleteFrom('jobs').where('key', '=', 'x').execute();
      expect(await nextDay()).toEqual([COPY]);
      await noteCopy(town.dataDir, town.now());
      await die('of-nobody');
      expect(await nextDay()).toEqual([DEAD]);
      expect(await nextDay()).toEqual([COPY]);
      // Tried again and again since yesterday, as nearly every kind is.
      await noteCopy(town.dataDir, town.now());
      const tried = { attempts: 9, claimable_at: toText(town.now().add({ hours: 25 })) };
      await jobs.schedule({
        kind: 'of-nobody',
        key: 'y',
        dueAt: town.now().subtract({ hours: 1 }),
      });
      await town.db.updateTable('jobs').set(tried).where('key', '=', 'y').execute();
      expect(await nextDay()).toEqual([DEAD]);
    });

    it('is not offered where the server has no mail server', async ({ openOwnTown }) => {
      const own = await openOwnTown();
      const clerk = await addAdmin(own);
      const url = '/api/admin/mail';
      expect((await clerk.ask({ url })).json).toMatchObject({ isOffered: false, isOn: false });
      const refused = await clerk.ask({ method: 'PUT', url, body: { isOn: true } });
      expect([refused.status, refused.json.code]).toEqual([409, 'mail_not_offered']);
    });
  },
  { SMTP_URL: mail.url, PUBLIC_URL },
);
