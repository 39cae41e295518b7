import { type Clock, toText } from '../../core/clock.ts';
import type { ClaimedJob } from '../../core/jobs/due-job.ts';
import type { JobKind } from '../../core/jobs/job.ts';
import type { Transaction } from '../../db/transaction.ts';
import { type LetterBoxOwner, letterBoxesRepo } from './letter-boxes.repo.ts';
import { MAIL, MAIL_CONFIRMATION, STAFF_CONFIRMATION, STAFF_MAIL } from './letter-kinds.ts';
import { confirmationLetter, HOURS_TO_CONFIRM, noticeLetter } from './letters.ts';
import type { MailLink, MailLinks } from './mail-links.ts';
import { noticesRepo } from './notices.repo.ts';
import type { SendMail } from './send-mail.ts';
import { bodyOf, topicOfKey } from './staff-letters.ts';
import { secondsLeft } from './topics.ts';

/** Through a day in which the mail server is away. */
const MOST_ATTEMPTS = 24;
/** For as long as a letter to staff is worth being read. */
const STAFF_LETTER_LASTS = { hours: 24 } as const;

const STAFF = 'admin ';

/** A relative by her id alone, as it always was; staff with a word before it. */
export const confirmationKey = ({ kind, id }: LetterBoxOwner): string =>
  kind === 'admin' ? STAFF + id : id;

const ownerOfKey = (key: string): LetterBoxOwner =>
  key.startsWith(STAFF)
    ? { kind: 'admin', id: key.slice(STAFF.length) }
    : { kind: 'support', id: key };

interface MailJobsDeps {
  readonly db: Transaction;
  readonly clock: Clock;
  readonly send: SendMail;
  readonly links: MailLinks;
  readonly publicUrl: string;
}

/** Sends letters, again after growing pauses, for as long as they are worth being read. After a kill one may come twice: a mail server knows no better. */
export function mailKinds(deps: MailJobsDeps): JobKind[] {
  const { db, clock, send, links, publicUrl } = deps;
  const boxes = letterBoxesRepo(db);
  const addressOf = (link: MailLink) => new URL(`/#correo=${links.write(link)}`, publicUrl).href;

  /** Says no more than it may, and how to be told no more. */
  async function tell(owner: LetterBoxOwner, said: { body: string; path: string }): Promise<void> {
    const box = await boxes.find(owner);
    if (!box?.isOn) return;
    const { email } = box;
    const stop = addressOf({ isOn: false, owner, email });
    const address = new URL(said.path, publicUrl).href;
    await send(noticeLetter({ to: email, body: said.body, address, stop }));
  }

  async function tellRelative({ key }: ClaimedJob) {
    const notices = noticesRepo(db);
    const notice = await notices.current(key);
    const receiver = notice && (await notices.receiver(notice));
    if (!notice?.support_person_id || !receiver) return {};
    if (secondsLeft(notice, receiver, clock()) <= 0) return {};
    await tell({ kind: 'support', id: notice.support_person_id }, notice);
    return {};
  }

  async function tellStaff({ key, dueAt }: ClaimedJob) {
    const isWorthIt = Temporal.Instant.compare(clock(), dueAt.add(STAFF_LETTER_LASTS)) < 0;
    const { adminId, topic } = topicOfKey(key);
    if (isWorthIt) await tell({ kind: 'admin', id: adminId }, { body: bodyOf(topic), path: '/' });
    return {};
  }

  async function confirm({ key }: ClaimedJob) {
    const owner = ownerOfKey(key);
    const box = await boxes.find(owner);
    if (!box || box.isOn) return {};
    const { email } = box;
    const until = toText(clock().add({ hours: HOURS_TO_CONFIRM }));
    await send(confirmationLetter(email, addressOf({ isOn: true, owner, email, until })));
    return {};
  }

  return [
    { kind: MAIL, run: tellRelative },
    { kind: STAFF_MAIL, run: tellStaff },
    { kind: MAIL_CONFIRMATION, run: confirm },
    { kind: STAFF_CONFIRMATION, run: confirm },
  ].map((kind) => ({ ...kind, mostAttempts: MOST_ATTEMPTS, waitsFor: 'mail-server' }));
}
