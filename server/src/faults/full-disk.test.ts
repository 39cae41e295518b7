import { once } from 'node:events';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { addAdmin } from '../testing/accounts.ts';
import type { Engine, TestDatabase } from '../testing/engines.ts';
import { fakeFullDatabase, fakeFullStore } from '../testing/fake-full.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import {
  addMemory,
  addMemoryOwner,
  askAddress,
  send,
  storedFiles,
  untilComing,
} from '../testing/memories.ts';
import { pictureBytes } from '../testing/pictures.ts';
import { canMount, smallDisk } from '../testing/small-disk.ts';
import { type Answer, HOME_TOWN, openTownAt, type Town } from '../testing/town.ts';

const FULL = {
  status: 507,
  json: {
    error: 'El disco del servidor está lleno. Avisa a quien lo lleva: no se guarda nada.',
    code: 'disk_full',
  },
};
const HALF = Buffer.alloc(2 * 1024 * 1024, 'película');
const FILM = { mimeType: 'video/mp4', originalName: 'boda.mp4', size: 2 * HALF.length };
/** Enough for any room that is left in what the database has already. */
const MANY = 400;
const by = canMount() ? 'a tmpfs' : 'a fake';

/** A server on a disk that can be filled; the one of PostgreSQL belongs to others, and is filled by a fake. */
async function townOnSmallDisk(engine: Engine, database: TestDatabase) {
  const disk = smallDisk();
  const dataDir = disk?.folder ?? database.dataDir;
  const town = await openTownAt(
    { ...database, dataDir, remove: async () => disk?.remove() },
    { LEAST_FREE_MB: '0' },
  );
  const fill = async () => {
    const makeRoom = [
      disk?.fill() ?? fakeFullStore(town),
      ...(disk && engine === 'sqlite' ? [] : [await fakeFullDatabase(town.db)]),
    ];
    return async () => {
      for (const make of makeRoom) await make();
    };
  };
  return { town, fill };
}

onBothEngines(`a disk that becomes full (${by})`, (it) => {
  it('in the middle of a film takes no row and no file more, shows what is there, and recovers by itself', async ({
    engine,
    database,
  }) => {
    const { town, fill } = await townOnSmallDisk(engine, database);
    onTestFinished(() => town.close());
    const owner = await addMemoryOwner(town);
    const admin = await addAdmin(town);
    const memory = await addMemory(town, owner);
    const mine = (path: string) => ({
      url: `/api/users/${owner.id}/${path}`,
      cookies: owner.cookies,
    });
    const shown = [
      mine(`objects${memory.url}`),
      mine('media'),
      mine('reminders'),
      { url: `/api/users?municipalityId=${HOME_TOWN}`, token: admin.token },
    ];
    const score = { gameType: 'math', score: 45, timeSeconds: 28, difficulty: 'easy' };
    const play = () => town.ask({ method: 'POST', ...mine('scores'), body: score });
    // In a transaction of several statements.
    const wantToSend = async () => (await askAddress(town, owner)).answer;
    const photo = await pictureBytes();

    const film = await sendFilm(town, owner);
    const makeRoom = await fill();
    expect(await film.sendRest()).toEqual(FULL);
    expect(await film.askAgain('/health/live')).toBe(200);
    expect(await untilRefused(play)).toMatchObject(FULL);
    expect(await untilRefused(wantToSend)).toMatchObject(FULL);
    expect(await town.ask({ url: '/health/ready' })).toMatchObject(FULL);
    // Long enough for the session to be noted as seen, which finds no room either.
    town.pass({ hours: 1 });
    for (const look of shown) expect((await town.ask(look)).status).toBe(200);
    expect(await storedFiles(town, owner)).toHaveLength(3);

    await makeRoom();
    expect((await town.ask({ url: '/health/ready' })).status).toBe(200);
    expect((await play()).status).toBe(200);
    expect((await send(town, owner, { bytes: photo, type: 'image/jpeg' })).status).toBe(200);
    if (engine === 'sqlite') {
      const { rows } = await sql`pragma integrity_check`.execute(town.db);
      expect(rows).toEqual([{ integrity_check: 'ok' }]);
    }
  });
});

/** Writes until something does not fit any more. */
async function untilRefused(write: () => Promise<Answer>): Promise<Answer> {
  let answer = await write();
  for (let times = 1; answer.status === 200 && times < MANY; times += 1) answer = await write();
  return answer;
}

/** Begins to send a film over a line, as a browser does, which asks for the rest over the same one. */
async function sendFilm(town: Town, owner: Awaited<ReturnType<typeof addMemoryOwner>>) {
  const { uploadURL } = await askAddress(town, owner, FILM);
  const address = await town.app.http.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const cookie = Object.entries(owner.cookies).map((pair) => pair.join('='));
  const sending = request(address + uploadURL, {
    agent,
    method: 'PUT',
    headers: { cookie, 'content-type': FILM.mimeType, 'content-length': FILM.size },
  });
  const answered = once(sending, 'response');
  sending.write(HALF);
  await untilComing(town.storage);
  return {
    async sendRest() {
      sending.end(HALF);
      const [told]: IncomingMessage[] = await answered;
      return { status: told?.statusCode, json: told && (await json(told)) };
    },
    async askAgain(path: string) {
      const [told]: IncomingMessage[] = await once(get(address + path, { agent }), 'response');
      told?.resume();
      return told?.statusCode;
    },
  };
}
