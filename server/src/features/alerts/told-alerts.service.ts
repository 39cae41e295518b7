import type { Alert } from '@encina/contract/alerts';
import type { LogOverview } from '../../core/access-log.ts';
import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, inSeconds } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { knownWords } from './alert-words.ts';
import { type AlertsRepo, alertsRepo } from './alerts.repo.ts';
import { type ListedAlert, type ListedAlertsRepo, listedAlertsRepo } from './listed-alerts.repo.ts';
import { alertSettingsRepo } from './settings.repo.ts';
import { type TellingDeps, telling } from './telling.ts';
import type { Told } from './told.ts';

/** What ended stays in sight for a day: who was warned reads how it ended. */
const SHOWN_SECONDS = 86_400;

export interface ToldAlertsDeps extends TellingDeps {
  readonly alerts: Pick<AlertsRepo, 'together'>;
  readonly lastHeard: LastHeard;
  readonly listed: ListedAlertsRepo;
  readonly logOverview: LogOverview;
  readonly nameOf: { readonly admin: Name; readonly support: Name };
}
/** What must be so in the transaction in which somebody takes it. */
interface Taking {
  /** Whoever takes away what it rests on waits until this transaction ends. */
  readonly hold: (repo: AlertsRepo) => Promise<void>;
  readonly isAllowed: (listed: ListedAlertsRepo) => Promise<boolean>;
}
type LastHeard = (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
type Name = (id: string) => Promise<string | undefined>;

/** What her people and the town hall were told, and "Me ocupo yo". */
export function toldAlertsService(deps: ToldAlertsDeps) {
  const { lastHeard, clock, listed, logOverview, nameOf } = deps;
  const take = takingWith(deps);
  const since = () => inSeconds(clock(), -SHOWN_SECONDS);
  const ofRelative = (supportPersonId: string) => listed.ofRelative(supportPersonId, since());
  const ofTown = (municipalityId: string) => listed.ofTown(municipalityId, since());

  async function viewsOf(rows: readonly ListedAlert[], viewer: string): Promise<Alert[]> {
    const heard = await lastHeard([...new Set(rows.map(({ user_id }) => user_id))]);
    return rows.map((row) => viewOf(row, viewer, heard, clock));
  }

  return {
    async ofRelative({ supportPersonId }: ActorOf<'support'>): Promise<Alert[]> {
      return viewsOf(await ofRelative(supportPersonId), supportPersonId);
    },
    async ofTown(actor: ActorOf<'admin'>): Promise<Alert[]> {
      const rows = await ofTown(actor.municipalityId);
      const people = [...new Set(rows.map(({ user_id }) => user_id))];
      // Before it is shown, as everywhere.
      if (people.length > 0) await logOverview(actor, people, ['alert']);
      return viewsOf(rows, actor.adminId);
    },
    async takeAsRelative({ supportPersonId: id }: ActorOf<'support'>, alertId: string) {
      const { user_id } = foundIn(await ofRelative(id), alertId);
      const by = { id, name: (await nameOf.support(id)) ?? '' };
      await take(alertId, by, {
        hold: (repo) => repo.holdLink(id, user_id),
        isAllowed: async (now) => hasOne(await now.ofRelative(id, since()), alertId),
      });
      const row = foundIn(await ofRelative(id), alertId);
      return viewOf(row, id, await lastHeard([row.user_id]), clock);
    },
    async takeForTown(
      { adminId: id, municipalityId }: ActorOf<'admin'>,
      user: Authorized<UserSubject>,
      alertId: string,
    ) {
      const ofHers = async () =>
        foundIn(
          (await ofTown(municipalityId)).filter(({ user_id }) => user_id === user.id),
          alertId,
        );
      await ofHers();
      const by = { id, name: (await nameOf.admin(id)) ?? '' };
      await take(alertId, by, {
        hold: async (repo) => {
          if (!(await repo.holdStaff(id))) throw new DomainError('not_found');
        },
        isAllowed: async (now) => hasOne(await now.ofTown(municipalityId, since()), alertId),
      });
      return viewOf(await ofHers(), id, await lastHeard([user.id]), clock);
    },
  };
}

export type ToldAlertsService = ReturnType<typeof toldAlertsService>;

/** The first who says so; everybody else who knows of it learns that it is seen to. */
function takingWith(deps: ToldAlertsDeps) {
  const { say } = telling(deps);
  return (id: string, by: Told, { hold, isAllowed }: Taking): Promise<void> =>
    deps.alerts.together(async (trx) => {
      const repo = alertsRepo(trx);
      await hold(repo);
      const alert = await repo.hold(id);
      // Whoever ends a link, or asks somebody else, may have done so until this moment.
      if (!(await isAllowed(listedAlertsRepo(trx)))) throw new DomainError('not_found');
      if (alert?.state !== 'open') return;
      const taken = { state: 'taken', taken_by: by.id, taken_name: by.name } as const;
      await repo.change(id, taken);
      const person = await repo.person(alert.user_id);
      const settings = await alertSettingsRepo(trx).find(alert.user_id);
      if (!person || !settings) return;
      const told = await repo.told(alert);
      const others = settings.people.filter(
        (it) => it.id !== by.id && told.some(({ told_id }) => told_id === it.id),
      );
      const words = `Se ocupa ${by.name}.`;
      for (const whom of others) await say(trx, whom, { alert, person, words });
    });
}

const hasOne = (rows: readonly ListedAlert[], alertId: string): boolean =>
  rows.some(({ id }) => id === alertId);

function foundIn(rows: readonly ListedAlert[], id: string): ListedAlert {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new DomainError('not_found');
  return found;
}

function viewOf(
  row: ListedAlert,
  viewer: string,
  heard: ReadonlyMap<string, string>,
  clock: Clock,
): Alert {
  const isMine = row.state === 'taken' && row.taken_by === viewer;
  const known = {
    ...row,
    isPostponed: row.answer === 'postponed',
    heardAt: heard.get(row.user_id),
  };
  return {
    id: row.id,
    userId: row.user_id,
    userName: row.user_name,
    title: row.title,
    dueAt: row.due_at,
    toldAt: row.told_at,
    state: row.state,
    words: knownWords(known, { now: clock(), timeZone: row.time_zone }),
    takenBy: row.state === 'taken' && !isMine ? row.taken_name : null,
    isMine,
  };
}
