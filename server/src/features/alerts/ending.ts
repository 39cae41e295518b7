import { toText } from '../../core/clock.ts';
import { jobsRepo } from '../../core/jobs/jobs.repo.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Answered, WhenAnswered } from '../reminders/answered.read.ts';
import { knownWords } from './alert-words.ts';
import { type AlertRow, alertsRepo } from './alerts.repo.ts';
import { ALERT, ANEW, awaitAnswer } from './beginning.ts';
import { alertSettingsRepo } from './settings.repo.ts';
import { type TellingDeps, telling } from './telling.ts';
import { TOWN } from './told.ts';

/** Her answer ends an alert, and whoever was warned learns of it; an answer that she takes back begins it anew. */
export function answering(deps: TellingDeps): WhenAnswered {
  const { clock } = deps;
  const { takeBack } = telling(deps);
  const wait = awaitAnswer(clock);

  async function end(trx: Transaction, { reminderId, occurrence, state, at }: Answered) {
    const repo = alertsRepo(trx);
    const alert = await repo.holdOf(reminderId, occurrence);
    if (!alert || !(state === 'done' || state === 'skipped') || isSettled(alert)) return;
    const told = await repo.told(alert);
    // Nobody knows of it: nothing is left to be said.
    if (told.length === 0) return repo.remove(alert.id);
    const now = clock();
    const over = { state: 'over', ending: state, answered_at: toText(at) } as const;
    await repo.change(alert.id, { ...over, ended_at: toText(now) });
    const person = await repo.person(alert.user_id);
    const settings = await alertSettingsRepo(trx).find(alert.user_id);
    if (person?.is_active !== 1 || !settings) return;
    await repo.takeBack(alert, toText(now));
    const known = { ...alert, ...over, isPostponed: false, heardAt: undefined };
    const words = knownWords(known, { now, timeZone: person.time_zone });
    // Whoever is not hers any more is told nothing, this neither.
    const allowed = [...settings.people, ...(settings.tellsTown ? [TOWN] : [])];
    for (const whom of allowed.filter(({ id }) => told.some(({ told_id }) => told_id === id))) {
      await takeBack(trx, whom, { alert, person, words });
    }
  }

  /** She has said something and takes it back. */
  async function reopen(trx: Transaction, answered: Answered): Promise<void> {
    const repo = alertsRepo(trx);
    const { personId, reminderId, occurrence } = answered;
    const known = await repo.find(reminderId, occurrence);
    if (!known) return wait(trx, answered, clock());
    const settings = await alertSettingsRepo(trx).find(personId);
    if (!settings || known.state !== 'over' || known.answered_at === null) return;
    // The job before the alert, as a step takes them: who takes them in one order do not wait for each other.
    const dueAt = clock().add({ minutes: settings.delayMinutes });
    await jobsRepo(trx).schedule({ kind: ALERT, key: known.id, dueAt });
    const alert = await repo.hold(known.id);
    if (alert) await repo.change(alert.id, { ...ANEW, round: alert.round + 1 });
  }

  return async (trx, answered) => {
    if (answered.state === 'pending') return reopen(trx, answered);
    if (answered.state === 'postponed') return wait(trx, answered, answered.at.add(LATER));
    await end(trx, answered);
  };
}

/** "Recuérdamelo en 10 minutos". */
const LATER = { minutes: 10 } as const;

/** Answered already, or not to be spoken of any more. */
const isSettled = ({ state, ending }: AlertRow): boolean => state === 'over' && ending !== 'late';
