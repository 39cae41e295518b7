import { type Clock, toText } from '../../core/clock.ts';
import type { ClaimedJob } from '../../core/jobs/due-job.ts';
import type { JobKind } from '../../core/jobs/job.ts';
import { jobsRepo } from '../../core/jobs/jobs.repo.ts';
import { NOTICE } from '../../core/notices.ts';
import type { Transaction } from '../../db/transaction.ts';
import { isOfAlert, isStillTold } from '../alerts/notices-on-their-way.read.ts';
import { letterBoxesRepo } from './letter-boxes.repo.ts';
import { MAIL } from './letter-kinds.ts';
import { type NoticeRow, noticesRepo } from './notices.repo.ts';
import type { sendPush } from './send-push.ts';
import { subscriptionsRepo } from './subscriptions.repo.ts';
import { heldUntil, secondsLeft } from './topics.ts';

const PUSH = 'push';
/** In ms: a ring is worth half an hour, and the push service may be back for the end of it. */
const LONGEST_PAUSE = 300_000;

interface NoticeDeps {
  readonly db: Transaction;
  readonly clock: Clock;
  readonly send: ReturnType<typeof sendPush>;
  readonly isPushService: (endpoint: string) => boolean;
}

/** Looks up by which ways a notice goes, and makes a job of each: one that fails does not hold up another. */
export const noticeKind = ({
  db,
  clock,
  isMailOffered,
}: Pick<NoticeDeps, 'db' | 'clock'> & { readonly isMailOffered: boolean }): JobKind => ({
  kind: NOTICE,
  async run({ key }) {
    const repo = noticesRepo(db);
    const notice = await repo.current(key);
    if (!notice) return {};
    const receiver = await repo.receiver(notice);
    const isWithdrawal = notice.topic === 'withdrawal';
    // Whoever is paused is told nothing; what stands on her screens goes all the same.
    if (!receiver || (receiver.is_active === 0 && !isWithdrawal)) return {};
    const { support_person_id, tag } = notice;
    if (support_person_id && isOfAlert(tag) && !(await isStillTold(db, tag, support_person_id))) {
      return {};
    }
    const morning = heldUntil(notice.topic, receiver, clock());
    if (morning) return { again: morning };
    const ways = await subscriptionsRepo(db).list(receiverOf(notice));
    const dueAt = clock();
    const jobs = ways.map(({ id }) => ({ kind: PUSH, key: `${key} ${id}`, dueAt }));
    const box = notice.support_person_id
      ? await letterBoxesRepo(db).find({ kind: 'support', id: notice.support_person_id })
      : undefined;
    const letters = box?.isOn && isMailOffered && !isWithdrawal ? [{ kind: MAIL, key, dueAt }] : [];
    return { write: (trx) => jobsRepo(trx).scheduleAll([...jobs, ...letters]) };
  },
});

/** Hands one notice to one browser, again after growing pauses, for as long as it is worth being told. */
export function pushKind({ db, clock, send, isPushService }: NoticeDeps): JobKind {
  async function run(job: ClaimedJob, signal: AbortSignal) {
    const [noticeId = '', subscriptionId = ''] = job.key.split(' ');
    const notice = await noticesRepo(db).current(noticeId);
    if (!notice) return {};
    // It would take away what has been said since.
    if (notice.topic === 'withdrawal' && (await noticesRepo(db).isUndone(notice))) return {};
    const receiver = receiverOf(notice);
    const [subscription, sleeper] = await Promise.all([
      subscriptionsRepo(db).find(receiver, subscriptionId),
      noticesRepo(db).receiver(notice),
    ]);
    const now = clock();
    const left = sleeper ? secondsLeft(notice, sleeper, now) : 0;
    if (!subscription || left <= 0 || !isPushService(subscription.endpoint)) return {};
    const outcome = await send(notice, subscription, left, signal);
    if (outcome.kind === 'later') {
      if (outcome.after) {
        return outcome.after < left ? { again: now.add({ seconds: outcome.after }) } : {};
      }
      throw new PushRefused(outcome.status);
    }
    return {
      write: async (trx: Transaction) => {
        const repo = subscriptionsRepo(trx);
        if (outcome.kind === 'gone') await repo.remove(receiver, subscriptionId);
        else await repo.succeeded(subscriptionId, toText(now));
      },
    };
  }
  return { kind: PUSH, longestPause: LONGEST_PAUSE, waitsFor: 'network', run };
}

const receiverOf = ({ user_id, support_person_id }: NoticeRow): string =>
  user_id ?? support_person_id ?? '';

class PushRefused extends Error {
  override readonly name = 'PushRefused';
  readonly code: number;

  constructor(status: number) {
    super(`the push service answered ${status}`);
    this.code = status;
  }
}
