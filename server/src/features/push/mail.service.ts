import type { ActorOf } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { jobsRepo } from '../../core/jobs/jobs.repo.ts';
import type { Throttle } from '../../core/throttle.ts';
import type { Transaction } from '../../db/transaction.ts';
import { type LetterBoxOwner, letterBoxesRepo } from './letter-boxes.repo.ts';
import { MAIL_CONFIRMATION, STAFF_CONFIRMATION } from './letter-kinds.ts';
import { confirmationKey } from './mail-jobs.ts';
import type { MailLinks } from './mail-links.ts';

interface MailDeps {
  readonly db: Transaction;
  readonly clock: Clock;
  readonly links: MailLinks;
  readonly throttle: Throttle;
  /** Whether this server sends letters. */
  readonly isOffered: boolean;
}

export const ownerOf = (actor: ActorOf<'admin' | 'support'>): LetterBoxOwner =>
  actor.kind === 'admin'
    ? { kind: 'admin', id: actor.adminId }
    : { kind: 'support', id: actor.supportPersonId };

/** Whether a relative or an administrator is told by letters, too. */
export function mailService({ db, clock, links, throttle, isOffered }: MailDeps) {
  const boxes = letterBoxesRepo(db);
  return {
    async state(owner: LetterBoxOwner) {
      const box = await boxes.find(owner);
      return { isOffered, isOn: box?.isOn ?? false, address: box?.email ?? '' };
    },
    /**
     * On only from her letter-box: somebody else may have written her address wrong.
     * @throws DomainError `mail_not_offered`; `too_many_attempts` where letters enough are on their way to that box
     */
    async set(owner: LetterBoxOwner, isOn: boolean): Promise<void> {
      if (!isOn) await boxes.set(owner, false);
      else if (!isOffered) throw new DomainError('mail_not_offered');
      else {
        // Whoever asks for one after the other may be sending them to somebody else.
        await throttle.attempt(
          [{ key: `letter:${owner.kind}:${owner.id}` }],
          async () => undefined,
        );
        const key = confirmationKey(owner);
        const kind = owner.kind === 'admin' ? STAFF_CONFIRMATION : MAIL_CONFIRMATION;
        await jobsRepo(db).schedule({ kind, key, dueAt: clock() });
      }
    },
    async follow(token: string): Promise<{ isOn: boolean }> {
      const link = links.read(token);
      if (!link) throw new DomainError('mail_link_ended');
      if (link.isOn && isOver(link.until, clock())) throw new DomainError('mail_link_expired');
      const { owner, email, isOn } = link;
      if (!(await boxes.set({ ...owner, email }, isOn))) throw new DomainError('mail_link_ended');
      return { isOn };
    },
  };
}

export type MailService = ReturnType<typeof mailService>;

/** A link from before links had an end has had its time, too. */
const isOver = (until: string | undefined, now: Temporal.Instant): boolean =>
  until === undefined || Temporal.Instant.compare(Temporal.Instant.from(until), now) <= 0;
