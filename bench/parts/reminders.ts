/** How long the lists and figures of one person take: 200 reminders, three of them answered on each day of five years. */
import { addAnswers, daysBack } from '../data/life.ts';
import { planOneTown } from '../data/one-town.ts';
import { type Person, tokenOf } from '../data/plan.ts';
import { type Ask, reading } from '../support/asks.ts';
import { ENGINES, startFilled, withRoom } from '../support/encina.ts';
import { timeInTurn } from '../support/one-by-one.ts';
import type { Part } from '../support/part.ts';
import { periodOf } from '../support/period.ts';
import { tellTargets } from '../support/tell-targets.ts';
import { tellTimes } from '../support/tell-times.ts';

const [PLANNED, ANSWERED] = [197, 3];
const DAYS = 5 * 365;
const [ROUNDS, QUICK_ROUNDS] = [50, 20];
/** In ms. */
const MOST = 5;

export const reminders: Part = {
  about: 'Reminders: one person after five years',
  async run(report, { quick }) {
    await withRoom(async (room) => {
      for (const engine of ENGINES) {
        const { town, she } = planOneTown(1, PLANNED);
        const server = await startFilled(room, engine, [town], (trx) =>
          addAnswers(trx, she.id, daysBack(DAYS), ANSWERED),
        );
        const asked = { server, asks: asksOf(she) };
        const [times = new Map()] = await timeInTurn(
          [asked],
          quick ? QUICK_ROUNDS : ROUNDS,
        ).finally(() => server.stop());
        tellTimes(report, engine, times);
        tellTargets(
          report,
          [...times].map(([name, { loop }]) => ({
            says: `${name} blocks the loop for less than ${MOST} ms, ${engine}`,
            measured: loop,
            below: MOST,
            unit: ' ms',
          })),
        );
      }
    });
  },
};

function asksOf({ id }: Person): Record<string, Ask> {
  const of = (path: string) =>
    reading(`/api/users/${id}/reminders${path}`, { cookie: `encina_user=${tokenOf(id)}` });
  return {
    list: of(''),
    'of today': of('/agenda'),
    upcoming: of('/upcoming'),
    history: of('/history'),
    'figures of 90 days': of(`/stats?${periodOf(90)}`),
  };
}
