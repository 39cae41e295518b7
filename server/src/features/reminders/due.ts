import { noticePath } from '@encina/contract/notice-address';
import type { Clock } from '../../core/clock.ts';
import type { JobKind } from '../../core/jobs/job.ts';
import type { Notice, Notices } from '../../core/notices.ts';
import type { Transaction } from '../../db/transaction.ts';
import { DUE, type WhenDue } from './due.read.ts';
import type { DueRow } from './due.repo.ts';
import { readAt } from './due-jobs.ts';
import { nextRing, ringsAt } from './rings.ts';

/** Later than this nobody is rung for it any more: the server was off. In minutes. */
const RINGS_FOR = 60;
/** Of what was due before, nobody is told at all, in hours. */
const TOLD_FOR = 7 * 24;

export interface DueDeps {
  readonly db: Transaction;
  readonly clock: Clock;
  readonly notices: Notices;
  readonly whenDue: readonly WhenDue[];
}

/** Rings for a reminder when it is due, and goes on to its next time. */
export function dueKind({ db, clock, notices, whenDue }: DueDeps): JobKind {
  /** In the transaction that ends the job: what was answered until then counts. */
  async function ring(
    trx: Transaction,
    reminderId: string,
    dueAt: Temporal.Instant,
  ): Promise<void> {
    const found = await readAt(trx, reminderId, dueAt);
    if (!found || found.row.is_active === 0) return;
    const occurrences = ringsAt(found.known, found.row.time_zone, dueAt);
    const isHeard = Temporal.Instant.compare(dueAt.add({ minutes: RINGS_FOR }), clock()) >= 0;
    // Two at one instant are one sound: of a clock change, or of one that was put off until the next.
    const [first] = occurrences;
    if (isHeard && first) await notices.send(trx, noticeOf(found.row, first));
    for (const occurrence of occurrences) {
      const due = { personId: found.row.user_id, reminderId, occurrence, dueAt };
      for (const tell of whenDue) await tell(trx, due);
    }
  }

  return {
    kind: DUE,
    async run({ key, dueAt }) {
      const oldest = clock().subtract({ hours: TOLD_FOR });
      const after = Temporal.Instant.compare(dueAt, oldest) < 0 ? oldest : dueAt;
      const found = await readAt(db, key, after);
      const again = found && nextRing(found.known, found.row.time_zone, after);
      return { ...(again ? { again } : {}), write: (trx) => ring(trx, key, dueAt) };
    },
  };
}

/** Says nothing of what it is about: whoever lies beside her reads it too. The path tells the tablet alone. */
function noticeOf({ id, user_id, category }: DueRow, occurrence: string): Notice {
  // To silence it is not to have taken it: a medicine is asked about on the whole screen.
  const isAsked = category === 'Medicación' || category === 'Salud';
  const answers = { reminder: id, occurrence };
  return {
    to: { kind: 'person', id: user_id },
    topic: 'reminder',
    title: 'Encina',
    body: 'Tienes un recordatorio',
    path: noticePath({ user: user_id, ...(isAsked ? {} : { answers }) }),
    tag: `reminder ${id}`,
  };
}
