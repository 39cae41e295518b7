import { noticePath } from '@encina/contract/notice-address';
import type { Transaction } from '../db/transaction.ts';
import { type Clock, toText } from './clock.ts';
import { newId } from './ids.ts';
import { jobsRepo } from './jobs/jobs.repo.ts';
import { addNotice } from './notices.repo.ts';

/** Who is told. */
export type NoticeTo = { readonly kind: 'person' | 'relative'; readonly id: string };

/** What somebody is told when Encina may be closed. The lock screen shows title and body to whoever looks. */
export interface Notice {
  readonly to: NoticeTo;
  /** `withdrawal`: shown to nobody, it takes away what still stands on the screens and is about the same person. */
  readonly topic: 'reminder' | 'message' | 'alert' | 'withdrawal';
  readonly title: string;
  readonly body: string;
  /** Path in the web that it opens. */
  readonly path: string;
  /** One with the same tag takes its place. */
  readonly tag: string;
}

export interface Notices {
  /** Stands or falls with the transaction; sent after it by a job, by every way the receiver has chosen. */
  send(trx: Transaction, notice: Notice): Promise<void>;
}

export const withdrawalTag = (about: string): string => `withdrawal ${about}`;

/** Takes from the screens of somebody what still stands there and is about that person. */
export const withdrawal = (to: NoticeTo, about: string): Notice => ({
  to,
  topic: 'withdrawal',
  title: 'Encina',
  body: '',
  path: noticePath({ user: about }),
  tag: withdrawalTag(about),
});

/** The kind of the job that looks up by which ways a notice goes; its key is the id of the notice. */
export const NOTICE = 'notice';

export const notices = (clock: Clock): Notices => ({
  async send(trx, { to, ...said }) {
    const now = clock();
    const id = newId();
    await addNotice(trx, {
      id,
      user_id: to.kind === 'person' ? to.id : null,
      support_person_id: to.kind === 'relative' ? to.id : null,
      ...said,
      created_at: toText(now),
    });
    await jobsRepo(trx).schedule({ kind: NOTICE, key: id, dueAt: now });
  },
});
