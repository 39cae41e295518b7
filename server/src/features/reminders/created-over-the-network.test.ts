import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import { addPerson, type Person } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { PILL } from '../../testing/reminders.ts';

const MANY = 8;

onBothEngines('reminders that many create over the network', (base) => {
  const it = base.extend('own', async ({ openOwnTown }) => {
    const town = await openOwnTown();
    await town.app.http.listen({ port: 0, host: '127.0.0.1' });
    const people = await Promise.all(Array.from({ length: MANY }, () => addPerson(town)));
    const { port } = town.app.http.server.address() as AddressInfo;
    /** @returns the status; nothing where she has gone before the answer */
    const post = (person: Person, key: string, isLeaving = false) => {
      const cookie = Object.entries(person.cookies)
        .map((pair) => pair.join('='))
        .join('; ');
      const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': key };
      const path = `${person.url}/reminders`;
      const sent = request({ port, path, method: 'POST', headers, agent: false });
      sent.end(JSON.stringify(PILL), () => isLeaving && setImmediate(() => sent.destroy()));
      return once(sent, 'response').then(
        ([answer]) => answer.resume().statusCode as number,
        () => undefined,
      );
    };
    const count = async () => (await town.db.selectFrom('reminders').select('id').execute()).length;
    return { town, people, post, count };
  });

  it('are written though one of them goes away before the answer, who may send hers again', async ({
    own: { people, post, count },
  }) => {
    const key = newId();
    const statuses = await Promise.all(
      people.map((one, n) => (n === 0 ? post(one, key, true) : post(one, newId()))),
    );
    expect(statuses.slice(1)).toEqual(people.slice(1).map(() => 200));
    expect(await post(people[0] as Person, key)).toBe(200);
    expect(await count()).toBe(MANY);
  });

  it('are kept where they were answered, when the server ends meanwhile', async ({
    own: { town, people, post, count },
  }) => {
    const all = people.flatMap((one) => [post(one, newId()), post(one, newId())]);
    await Promise.race(all);
    await town.app.http.close();
    const statuses = await Promise.all(all);
    const told = statuses.filter((status) => status === 200);
    expect(told.length).toBeGreaterThan(0);
    expect(await count()).toBe(told.length);
    expect(new Set(statuses.filter((it) => it !== 200 && it !== undefined))).not.toContain(500);
  });
});
