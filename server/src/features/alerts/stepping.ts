import { toText } from '../../core/clock.ts';
import type { JobKind } from '../../core/jobs/job.ts';
import { jobsRepo } from '../../core/jobs/jobs.repo.ts';
import type { Transaction } from '../../db/transaction.ts';
import { standingOf } from '../reminders/standing.read.ts';
import { knownWords } from './alert-words.ts';
import { type AlertRow, alertsRepo } from './alerts.repo.ts';
import { ALERT, ANEW } from './beginning.ts';
import { lastHeard } from './heard.repo.ts';
import { nextMove } from './next-move.ts';
import { alertSettingsRepo } from './settings.repo.ts';
import { hasLostTaker } from './takers.ts';
import { type TellingDeps, telling } from './telling.ts';

/** Goes from one of her people to the next. All of a step is written with the end of its job, or nothing of it. */
export function alertKind(deps: TellingDeps): JobKind {
  const { clock } = deps;
  const { tell } = telling(deps);

  async function step(trx: Transaction, id: string): Promise<void> {
    const repo = alertsRepo(trx);
    const held = await repo.hold(id);
    const person = held && (await repo.person(held.user_id));
    if (!held || !person || held.state === 'over') return;
    const now = clock();
    const again = (dueAt: Temporal.Instant) =>
      jobsRepo(trx).schedule({ kind: ALERT, key: id, dueAt });
    const timeZone = person.time_zone;
    const settings = await alertSettingsRepo(trx).find(person.id);
    // An older program beside this one lets go of nothing.
    const isLost = await hasLostTaker(trx, held, settings);
    if (isLost) await repo.change(id, ANEW);
    const alert = isLost ? { ...held, ...ANEW } : held;
    const standing = await standingOf(trx, { ...askedOf(alert), timeZone });
    const told = await repo.told(alert);
    const isActive = person.is_active === 1;
    const isTaken = alert.state === 'taken';
    const move = nextMove({ now, timeZone, settings, isActive, standing, isTaken, told });
    if (move.kind === 'end') {
      const { ending } = move;
      return repo.change(id, { state: 'over', ending, ended_at: toText(now) });
    }
    if (move.kind === 'wait') return again(move.until);
    const { answer, ...known } = move.standing;
    const current = { ...alert, title: known.title, category: known.category };
    const heardAt = (await lastHeard(trx, [person.id])).get(person.id);
    const isPostponed = answer?.state === 'postponed';
    const words = knownWords({ ...current, isPostponed, heardAt }, { now, timeZone });
    await repo.change(id, { title: current.title, category: current.category });
    await tell(trx, move.whom, { alert: current, person, words });
    return again(now.add({ minutes: move.delayMinutes }));
  }

  return {
    kind: ALERT,
    async run({ key, dueAt }) {
      const now = clock();
      const isLate = Temporal.Instant.compare(dueAt.add(ON_TIME), now) < 0;
      return isLate ? { again: now.add(UNTIL_HEARD) } : { write: (trx) => step(trx, key) };
    },
  };
}

/** A step that comes later than this was held up here: the server was off, and heard of no tablet and of no answer. */
const ON_TIME = { minutes: 5 } as const;
/** Until then tablets have said that they are there, and what she answered meanwhile. */
const UNTIL_HEARD = { minutes: 10 } as const;

export const askedOf = ({ user_id, reminder_id, occurrence }: AlertRow) => ({
  personId: user_id,
  reminderId: reminder_id,
  occurrence,
});
