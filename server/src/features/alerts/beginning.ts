import { type Clock, toText } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { jobsRepo } from '../../core/jobs/jobs.repo.ts';
import type { Transaction } from '../../db/transaction.ts';
import { type Asked, type Standing, standingOf } from '../reminders/standing.read.ts';
import { type AlertRow, alertsRepo } from './alerts.repo.ts';
import { earlier, endOf, isOfHealth, isPaused } from './next-move.ts';
import { alertSettingsRepo, type KeptSettings } from './settings.repo.ts';

/** The job that goes on with an alert; its key is the id of the alert. */
export const ALERT = 'alert';

/**
 * Waits for her answer to something that rings, as long as nobody was told of it.
 * @param rings when it makes itself heard, for the first time or again
 */
export const awaitAnswer =
  (clock: Clock) =>
  async (trx: Transaction, asked: Asked, rings: Temporal.Instant): Promise<void> => {
    const settings = await alertSettingsRepo(trx).find(asked.personId);
    if (!settings || isPaused(settings, clock(), asked.timeZone)) return;
    const standing = await standingOf(trx, asked);
    if (!standing || !isAwaited(standing, clock())) return;
    const repo = alertsRepo(trx);
    const known = await repo.find(asked.reminderId, asked.occurrence);
    if (known && (known.state !== 'open' || (await repo.told(known)).length > 0)) return;
    const id = known?.id ?? newId();
    if (!known) await repo.begin(newAlert(id, asked, standing, clock()));
    const dueAt = firstStep(standing, rings, settings);
    await jobsRepo(trx).schedule({ kind: ALERT, key: id, dueAt });
  };

const isAwaited = (standing: Standing, now: Temporal.Instant): boolean =>
  isOfHealth(standing) &&
  Temporal.Instant.compare(standing.dueAt, now) <= 0 &&
  Temporal.Instant.compare(now, endOf(standing)) < 0;

/** What she puts off gains her one more delay at the most: who puts off everything is asked after as well. */
const firstStep = (
  { dueAt }: Standing,
  rings: Temporal.Instant,
  { delayMinutes: minutes }: KeptSettings,
): Temporal.Instant => earlier(rings, dueAt.add({ minutes })).add({ minutes });

/** Of an alert that nobody has answered and nobody sees to. */
export const ANEW = {
  state: 'open',
  taken_by: null,
  taken_name: null,
  taken_read_at: null,
  ending: null,
  answered_at: null,
  ended_at: null,
} as const satisfies Partial<AlertRow>;

const newAlert = (
  id: string,
  { personId, reminderId, occurrence }: Asked,
  { title, category, dueAt }: Standing,
  now: Temporal.Instant,
): AlertRow => ({
  id,
  user_id: personId,
  reminder_id: reminderId,
  occurrence,
  title,
  category,
  due_at: toText(dueAt),
  begun_at: toText(now),
  round: 1,
  ...ANEW,
});
