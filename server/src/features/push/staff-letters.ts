import type { Clock } from '../../core/clock.ts';
import type { JobKind } from '../../core/jobs/job.ts';
import { jobsRepo } from '../../core/jobs/jobs.repo.ts';
import type { Transaction } from '../../db/transaction.ts';
import { letterBoxesRepo } from './letter-boxes.repo.ts';
import { LETTERS, STAFF_MAIL } from './letter-kinds.ts';

/** Neutral in every case: a letter-box of the town hall is read by several. */
const BODIES = {
  alert: 'Hay un aviso nuevo en el panel de Encina',
  copy: 'Encina no tiene una copia de seguridad reciente. Avisa a quien cuida el servidor',
  jobs: 'Una tarea de Encina no se ha podido terminar. Avisa a quien cuida el servidor',
} as const;
type Topic = keyof typeof BODIES;

export const bodyOf = (topic: Topic): string => BODIES[topic];

export function topicOfKey(key: string): { adminId: string; topic: Topic } {
  const [adminId = '', topic = ''] = key.split(' ');
  return { adminId, topic: isTopic(topic) ? topic : 'alert' };
}

const isTopic = (text: string): text is Topic => Object.hasOwn(BODIES, text);

/** Tells the administrators of a town who want it that something new is on their panel. */
export type TellStaff = (
  trx: Transaction,
  municipalityId: string,
  alertId: string,
) => Promise<void>;

interface StaffLettersDeps {
  readonly db: Transaction;
  readonly clock: Clock;
}

/** What staff learn by letter. */
export function staffLetters({ db, clock }: StaffLettersDeps) {
  async function write(trx: Transaction, to: readonly string[], about: string): Promise<void> {
    const dueAt = clock();
    const jobs = to.map((id) => ({ kind: STAFF_MAIL, key: `${id} ${about}`, dueAt }));
    await jobsRepo(trx).scheduleAll(jobs);
  }
  const ofAlert: TellStaff = async (trx, municipalityId, alertId) =>
    write(trx, await letterBoxesRepo(trx).ofStaff(municipalityId), `alert ${alertId}`);

  return {
    ofAlert,
    /** Looks once a day: whoever wants letters has one a day for each cause at the most. */
    warnings: (causes: WarningCauses): JobKind => ({
      kind: 'warn-staff',
      recurs: { minutes: 10 },
      every: DAILY,
      async run({ dueAt }) {
        const again = clock().add(DAILY);
        const topics = await topicsOf(db, causes, dueAt);
        if (topics.length === 0) return { again };
        const to = await letterBoxesRepo(db).ofStaff();
        return {
          again,
          write: async (trx) => {
            for (const topic of topics) await write(trx, to, topic);
          },
        };
      },
    }),
  };
}

const DAILY = { hours: 24 } as const;

export interface WarningCauses {
  /** Whether the last night went by without a good copy. */
  readonly isCopyMissed: () => Promise<boolean>;
}

async function topicsOf(
  db: Transaction,
  { isCopyMissed }: WarningCauses,
  dueAt: Temporal.Instant,
): Promise<Topic[]> {
  // A letter that could not be sent is no cause of another one, day after day.
  const hasFailed = await jobsRepo(db).hasFailedSince(dueAt.subtract(DAILY), LETTERS);
  return [
    ...((await isCopyMissed()) ? ['copy' as const] : []),
    ...(hasFailed ? ['jobs' as const] : []),
  ];
}
