import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../../server/src/core/ids.ts';
import { jobsRepo } from '../../../server/src/core/jobs/jobs.repo.ts';
import type { Executor } from '../../../server/src/db/database.ts';
import { insertAll } from '../../../server/src/db/many-rows.ts';
import { DUE } from '../../../server/src/features/reminders/due.read.ts';
import { browserKeys, subscriptionAt } from '../../../server/src/testing/browser-keys.ts';
import { plainPerson } from '../../../server/src/testing/plain-fill.ts';
import { subscriptionRow } from '../../../server/src/testing/push.ts';
import { reminderRow } from '../../../server/src/testing/reminders.ts';
import { START } from '../../../server/src/testing/town.ts';
import { fillEncina, hashSecrets } from '../../data/fill-encina.ts';
import { startEncina, type Where } from '../../support/encina.ts';
import { ZONE } from './plan.ts';

/** What a push service out in the world takes for its answer, in ms. */
const ANSWERS_AFTER = 200;
/** A server starts within, in ms. */
const STARTS_WITHIN = 15_000;
/** Whoever has not rung by then never will, in ms. */
const PATIENCE = 120_000;
const MINUTE = 60_000;
/** Nobody is in it yet. */
const TOWN = { id: newId(), name: 'Valle', deviceId: newId(), people: [], admins: [] };

/**
 * The pill that everybody takes at one minute, in a process of its own and by the clock on the wall.
 * @returns after how many ms the push service had each, the first one first
 */
export async function nineOClock(where: Where, people: number): Promise<number[]> {
  const service = await distantPushService();
  const dueAt = Math.ceil((Date.now() + STARTS_WITHIN) / MINUTE) * MINUTE;
  await fillEncina({ ...where }, [TOWN], await hashSecrets(), (trx) =>
    settle(trx, { people, dueAt, origin: service.origin }),
  );
  const server = await startEncina(where, { PUSH_TEST_SERVICE: service.origin });
  while (service.took.length < people && Date.now() < dueAt + PATIENCE) await pause(50);
  await server.stop();
  service.close();
  return service.took.map((at) => at - dueAt);
}

async function distantPushService() {
  const took: number[] = [];
  const server = createServer(async (request, response) => {
    request.resume();
    await pause(ANSWERS_AFTER);
    took.push(Date.now());
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, took, close: () => server.close() };
}

interface Settling {
  readonly people: number;
  readonly dueAt: number;
  readonly origin: string;
}

/** Everybody with her tablet and her one pill. */
async function settle(trx: Executor, { people, dueAt, origin }: Settling): Promise<void> {
  const ids = Array.from({ length: people }, () => newId());
  const due = Temporal.Instant.fromEpochMilliseconds(dueAt);
  const wall = due.toZonedDateTimeISO(ZONE).toPlainDateTime().toString().slice(0, 16);
  const keys = browserKeys();
  const town = { municipality_id: TOWN.id, created_at: START };
  await insertAll(
    trx,
    'users',
    ids.map((id) => ({ id, ...town, ...plainPerson('Josefa Gómez Rangel') })),
  );
  await insertAll(
    trx,
    'push_subscriptions',
    ids.map((id) => subscriptionRow({ user_id: id }, subscriptionAt(`${origin}/${id}`, keys))),
  );
  await insertAll(
    trx,
    'reminders',
    ids.map((id) => reminderRow({ id, user_id: id, starts_at: wall })),
  );
  await jobsRepo(trx).scheduleAll(ids.map((key) => ({ kind: DUE, key, dueAt: due })));
}
