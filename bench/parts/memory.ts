/** What memory the server holds after a long load of what is asked most, on both databases. */
import { setTimeout as pause } from 'node:timers/promises';
import { COMPARED, planTowns, type Town, ZONE } from '../data/plan.ts';
import { ENGINES, startFilled, withRoom } from '../support/encina.ts';
import { installPeers } from '../support/install-peers.ts';
import { press } from '../support/load.ts';
import type { Part } from '../support/part.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { tellTargets } from '../support/tell-targets.ts';
import { figure, table } from '../support/words.ts';
import { ENDPOINTS } from './compare/endpoints.ts';

/** In MB. */
const MOST = 200;
/** After the load, in ms: V8 tidies up when it has nothing else to do. */
const REST_MS = 30_000;
/** Seconds for which one thing is asked before the next. */
const TURN = 5;
const QUICK_MINUTES = 1;

interface Held {
  /** In MB. */
  readonly before: number;
  readonly after: number;
  readonly most: number;
  readonly answers: number;
  readonly failed: number;
}

export const memory: Part = {
  about: 'Memory after a long load',
  async run(report, options) {
    installPeers();
    const minutes = options.quick ? QUICK_MINUTES : options.minutes;
    report.say(
      `${minutes} minutes of reminders, people, log-ins and PINs in turn over ten connections, and ${REST_MS / 1_000} seconds of rest; 100,000 reminders.`,
    );
    const towns = [...planTowns(COMPARED, Temporal.Now.plainDateISO(ZONE))];
    await withRoom(async (room) => {
      const all: [string, Held][] = [];
      for (const engine of ENGINES) {
        const server = await startFilled(room, engine, towns);
        const held = await underLoad(server, towns, minutes).finally(() => server.stop());
        all.push([engine, held]);
      }
      const head = ['', 'before, MB', 'after, MB', 'at most, MB', 'answers', 'failed'];
      const rows = all.map(([engine, { before, after, most, answers, failed }]) => [
        engine,
        ...[before, after, most, answers].map(figure),
        String(failed),
      ]);
      report.say(table(head, rows));
      tellTargets(
        report,
        all.map(([engine, { after }]) => ({
          says: `memory below ${MOST} MB after ${minutes} minutes of load, ${engine}`,
          measured: after,
          below: MOST,
          unit: ' MB',
        })),
      );
    });
  },
};

async function underLoad(
  server: ServerProcess,
  towns: readonly Town[],
  minutes: number,
): Promise<Held> {
  const { reminders, people, login, pin } = ENDPOINTS;
  const turns = [reminders, people, login, pin].map((of) => of.asks(towns));
  const now = () => server.memory() ?? Number.NaN;
  const before = now();
  let [most, answers, failed] = [before, 0, 0];
  const end = performance.now() + minutes * 60_000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const load = await press(server.url, turns[turn % turns.length] ?? [], TURN, 2);
    most = Math.max(most, now());
    answers += load.perSecond * TURN;
    failed += load.failed;
  }
  await pause(REST_MS);
  return { before, after: now(), most, answers, failed };
}
