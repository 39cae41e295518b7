import { jobsRepo } from '../../core/jobs/jobs.repo.ts';
import type { Transaction } from '../../db/transaction.ts';
import { standingOf } from '../reminders/standing.read.ts';
import { type AlertRow, alertsRepo } from './alerts.repo.ts';
import { ALERT, ANEW } from './beginning.ts';
import { maySpeak } from './next-move.ts';
import { alertSettingsRepo } from './settings.repo.ts';
import { askedOf } from './stepping.ts';
import { hasLostTaker } from './takers.ts';
import { type TellingDeps, telling } from './telling.ts';
import { TOWN } from './told.ts';

/** Who said "Me ocupo yo" and does so no more. */
interface Gone {
  readonly takerId: string;
  /** Of one person alone, whose link ends. */
  readonly userId?: string;
}

export type LetGo = (trx: Transaction, gone: Gone) => Promise<void>;
/**
 * Of one person, whatever those have taken whom she does not ask any more.
 * @param save says whom she asks: written after her alerts are held, as an unlinking does
 */
export type LetGoOfOthers = (
  trx: Transaction,
  userId: string,
  save: () => Promise<void>,
) => Promise<void>;

/** What somebody has taken is open again when he goes, in the transaction in which he does: the next is told. */
export function lettingGo(deps: TellingDeps): { letGo: LetGo; letGoOfOthers: LetGoOfOthers } {
  const { clock, tellStaff } = deps;
  const { say } = telling(deps);

  async function openAnew(trx: Transaction, alert: AlertRow): Promise<void> {
    const repo = alertsRepo(trx);
    await repo.change(alert.id, ANEW);
    const person = await repo.person(alert.user_id);
    const settings = await alertSettingsRepo(trx).find(alert.user_id);
    if (person?.is_active !== 1 || !settings) return;
    const timeZone = person.time_zone;
    const standing = await standingOf(trx, { ...askedOf(alert), timeZone });
    if (!maySpeak({ now: clock(), timeZone, settings, standing })) return;
    const told = new Set((await repo.told(alert)).map(({ told_id }) => told_id));
    const others = settings.people.filter((it) => it.id !== alert.taken_by && told.has(it.id));
    const words = `Ya no se ocupa ${alert.taken_name}.`;
    for (const whom of others) await say(trx, whom, { alert, person, words });
    if (settings.tellsTown && told.has(TOWN.id)) {
      await tellStaff(trx, person.municipality_id, alert.id);
    }
  }

  /** The jobs before the alerts, as a step takes them: who takes them in one order do not wait for each other. */
  async function held(trx: Transaction, ids: readonly string[]): Promise<AlertRow[]> {
    await jobsRepo(trx).scheduleAll(ids.map((key) => ({ kind: ALERT, key, dueAt: clock() })));
    const alerts: AlertRow[] = [];
    for (const id of ids) {
      const alert = await alertsRepo(trx).hold(id);
      if (alert) alerts.push(alert);
    }
    return alerts;
  }

  return {
    async letGo(trx, { takerId, userId }) {
      const alerts = await held(trx, await alertsRepo(trx).takenBy(takerId, userId));
      for (const alert of alerts) {
        if (alert.state === 'taken' && alert.taken_by === takerId) await openAnew(trx, alert);
      }
    },
    async letGoOfOthers(trx, userId, save) {
      // Those as well that nobody sees to: somebody may be taking one at this moment.
      const alerts = await held(trx, await alertsRepo(trx).knownOf(userId));
      await save();
      const settings = await alertSettingsRepo(trx).find(userId);
      for (const alert of alerts) {
        if (await hasLostTaker(trx, alert, settings)) await openAnew(trx, alert);
      }
    },
  };
}
