import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';
import { letterOf, pushOf, type Receipts } from './receivers.ts';
import type { RungBell } from './ringing.ts';

/**
 * What was on its way to somebody at a kill: handed over or not, nobody can say but whoever took it. It is sent again,
 * and such a notice may be there once more for each of those kills.
 */
export class InFlight {
  readonly #db: Executor;
  readonly #kills = new Map<string, number>();

  constructor(db: Executor) {
    this.#db = db;
  }

  /** After a kill and before the next start. The leases of the dead end at once: half a minute has passed. */
  async note(): Promise<void> {
    const begun = await this.#db
      .selectFrom('jobs')
      .innerJoin('notices', (join) =>
        join.on((eb) => eb('notices.id', '=', sql<string>`substr(jobs.key, 1, 36)`)),
      )
      .select(['jobs.kind', 'notices.tag', 'notices.body'])
      .where('jobs.kind', 'in', ['push', 'mail'])
      .where('jobs.lease', 'is not', null)
      .execute();
    for (const { kind, tag, body } of begun) {
      const what = kind === 'push' ? pushOf(tag) : letterOf(body);
      this.#kills.set(what, (this.#kills.get(what) ?? 0) + 1);
    }
    await this.#db
      .updateTable('jobs')
      .set((eb) => ({ claimable_at: eb.ref('due_at') }))
      .where('lease', 'is not', null)
      .execute();
  }

  /** How many kills met it on its way. */
  kills(what: string): number {
    return this.#kills.get(what) ?? 0;
  }
}

/** Each bell is told to her and, as nobody answers it, to her family. */
const noticesOf = ({ reminderId, title }: RungBell): string[] => [
  pushOf(`reminder ${reminderId}`),
  letterOf(title),
];

export const missing = (bells: readonly RungBell[], receipts: Receipts): string[] =>
  bells.flatMap(noticesOf).filter((what) => !receipts.has(what));

interface Judged {
  readonly faults: string[];
  /** Told once more after a kill that met it on its way. */
  readonly again: number;
  readonly told: number;
}

/** What is wrong with what was told: more often than kills explain, or twice by the same server. */
export function judge(bells: readonly RungBell[], receipts: Receipts, inFlight: InFlight): Judged {
  const all = bells.flatMap(noticesOf);
  let again = 0;
  const faults = all.flatMap((what) => {
    const servers = receipts.get(what) ?? [];
    if (servers.length === 0) return [`${what} is lost`];
    again += servers.length - 1;
    const isOnceEach = new Set(servers).size === servers.length;
    const isExplained = servers.length <= 1 + inFlight.kills(what);
    return isOnceEach && isExplained ? [] : [`${what} came from servers ${servers.join(', ')}`];
  });
  return { faults, again, told: all.length };
}

/** What is written twice of what is to be written once, or not at all. */
export async function writtenFaults(db: Executor, bells: readonly RungBell[]): Promise<string[]> {
  const notices = await db.selectFrom('notices').select('tag').execute();
  const steps = await db
    .selectFrom('alert_steps')
    .innerJoin('alerts', 'alerts.id', 'alert_steps.alert_id')
    .select(['alerts.id', 'alerts.reminder_id'])
    .execute();
  const noted = Map.groupBy(notices, ({ tag }) => tag);
  const told = Map.groupBy(steps, ({ reminder_id }) => reminder_id);
  return bells.flatMap(({ reminderId }) => {
    const [step, ...more] = told.get(reminderId) ?? [];
    const counts = [
      noted.get(`reminder ${reminderId}`)?.length,
      noted.get(`alert ${step?.id}`)?.length,
    ];
    const isOnce = step && more.length === 0 && counts.every((count) => count === 1);
    return isOnce ? [] : [`${reminderId}: ${counts.join(' and ')} notices`];
  });
}
