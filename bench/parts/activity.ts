/** What a person's figures and one report of her activity cost after five years, and what memory an export takes. */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { exportService } from '../../server/src/features/data/export.service.ts';
import { addActivity, daysBack } from '../data/life.ts';
import { planOneTown } from '../data/one-town.ts';
import { type Person, tokenOf } from '../data/plan.ts';
import { type Ask, posting, reading } from '../support/asks.ts';
import { ENGINES, startFilled, withRoom } from '../support/encina.ts';
import { timeInTurn } from '../support/one-by-one.ts';
import type { Part } from '../support/part.ts';
import { periodOf } from '../support/period.ts';
import type { Report } from '../support/results.ts';
import { tellTimes } from '../support/tell-times.ts';

const DAYS = 5 * 365;
const [ROUNDS, QUICK_ROUNDS] = [50, 20];
/** Films of 50 MB in pieces of 64 KB. */
const EXPORTED = { films: 20, chunks: 800, chunkBytes: 64 * 1024 };

export const activity: Part = {
  about: 'Activity: figures, reports, an export',
  async run(report, { quick }) {
    await withRoom(async (room) => {
      for (const engine of ENGINES) {
        const { town, she } = planOneTown(200);
        const server = await startFilled(room, engine, [town], (trx) =>
          addActivity(trx, she.id, daysBack(DAYS)),
        );
        const asked = { server, asks: asksOf(she) };
        const [times = new Map()] = await timeInTurn(
          [asked],
          quick ? QUICK_ROUNDS : ROUNDS,
        ).finally(() => server.stop());
        tellTimes(report, `Five years, ${engine}`, times);
      }
    });
    await measureExport(report);
  },
};

function asksOf({ id }: Person): Record<string, Ask> {
  const own = { cookie: `encina_user=${tokenOf(id)}` };
  const metrics = `/api/users/${id}/metrics`;
  return {
    'figures of 30 days': reading(`${metrics}?${periodOf(30)}`, own),
    'areas of 30 days': reading(`${metrics}/areas?${periodOf(30)}`, own),
    'one report': posting(`/api/users/${id}/activity`, own, { seconds: 60 }),
  };
}

/** A gigabyte, taken by somebody who takes it as fast as it comes. */
async function measureExport({ note }: Report): Promise<void> {
  const { films, chunks, chunkBytes } = EXPORTED;
  const chunk = randomBytes(chunkBytes);
  async function* originals() {
    for (let place = 0; place < films; place += 1) {
      const film = Readable.from(Array.from({ length: chunks }, () => chunk));
      yield { name: `recuerdos/${place}.mp4`, stream: film };
    }
  }
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const zip = await exportService({
    repo: { sections: async () => [] },
    originals,
    clock: () => Temporal.Now.instant(),
  }).zip({ id: 'she', timeZone: 'Europe/Madrid' } as Parameters<
    ReturnType<typeof exportService>['zip']
  >[0]);
  let [bytes, most] = [0, 0];
  for await (const part of zip) {
    bytes += part.length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  const mega = (count: number) => `${(count / 1024 / 1024).toFixed(0)} MB`;
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  note(`an export of ${mega(bytes)}`, `${seconds} s, ${mega(most - before)} more memory at most`);
}
