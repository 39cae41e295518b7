import type { InjectOptions } from 'fastify';
import type { Insertable } from 'kysely';
import { type App, buildApp } from '../app.ts';
import { type Clock, toText } from '../core/clock.ts';
import { readConfig } from '../core/config.ts';
import { newId } from '../core/ids.ts';
import { sessionsRepo } from '../core/sessions.repo.ts';
import { sessions } from '../core/sessions.ts';
import { openStorage, type Storage } from '../core/storage.ts';
import { hashToken } from '../core/tokens.ts';
import { type Executor, openDatabase } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { type Engine, migratedTestDatabase, type TestDatabase } from './engines.ts';
import { plainPerson } from './plain-fill.ts';
import { undeclaredAnswers } from './undeclared-answers.ts';

export const HOME_TOWN = 'valle-de-matamoros-default';
/** A Friday, 17:05 in Madrid. */
export const START = '2026-11-20T16:05:00.000Z';

const FAR_AHEAD = '2099-01-01T00:00:00.000Z';

export const SECRET_KEY = Buffer.from('a secret of tests, 32 bytes long');

/** A server in memory on one of the engines, with a clock that the test sets. */
export interface Town {
  readonly app: App;
  readonly db: Executor;
  readonly storage: Storage;
  readonly dataDir: string;
  /** What the clock shows. */
  now(): Temporal.Instant;
  /** Sets the clock. */
  at(instant: string): void;
  /** Moves the clock on. */
  pass(duration: Temporal.DurationLike): void;
  /** One request; `token` is an administrator's, `cookies` those of a browser. */
  ask(request: Ask): Promise<Answer>;
  /** Opens a session straight in the database and gives its token. */
  session(owner: Parameters<ReturnType<typeof sessions>['open']>[0]): Promise<string>;
  close(): Promise<void>;
}

export interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly cookies?: Record<string, string>;
  readonly headers?: Record<string, string>;
  /** Address of the caller; 127.0.0.1 where it does not matter. */
  readonly address?: string;
}

export interface Answer {
  readonly status: number;
  /** Parsed JSON, or undefined where there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of an answer
  readonly json: any;
  readonly text: string;
  readonly headers: Record<string, string | string[] | number | undefined>;
  /** Cookies that the answer sets, by name; an empty text is a cookie taken away. */
  readonly cookies: Record<string, string>;
}

export async function openTown(
  engine: Engine,
  environment: Record<string, string> = {},
): Promise<Town> {
  return openTownAt(await migratedTestDatabase(engine), environment);
}

export async function openTownAt(
  database: TestDatabase,
  environment: Record<string, string> = {},
): Promise<Town> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: database.dataDir,
    ...environment,
  });
  const db = await openDatabase(database);
  let now = Temporal.Instant.from(START);
  const clock = () => now;
  const storage = await openStorage(database.dataDir, config.s3);
  const app = await buildApp({
    config,
    db,
    storage,
    secretKey: SECRET_KEY,
    webRoot: database.dataDir,
    clock,
  });
  const undeclared = undeclaredAnswers(app.http);
  return {
    app,
    db,
    storage,
    dataDir: database.dataDir,
    now: clock,
    at(instant) {
      now = Temporal.Instant.from(instant);
    },
    pass(duration) {
      now = now.add(duration);
    },
    async ask(request) {
      const answer = await ask(app, request);
      undeclared.refuse();
      return answer;
    },
    session: (owner) => openSession(db, clock, owner),
    async close() {
      await app.http.close();
      await db.destroy();
      await database.remove();
    },
  };
}

/** Staff have just shown who they are, unless a test takes that away again. */
async function openSession(
  db: Executor,
  clock: Clock,
  owner: Parameters<Town['session']>[0],
): Promise<string> {
  const token = await sessions(sessionsRepo(db), clock).open(owner);
  await db
    .updateTable('sessions')
    .set({ confirmed_until: FAR_AHEAD })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'admin')
    .execute();
  return token;
}

async function ask(app: App, { method = 'GET', url, body, token, cookies, headers, address }: Ask) {
  const options: InjectOptions = { method, url, cookies: cookies ?? {}, headers: { ...headers } };
  if (address) options.remoteAddress = address;
  if (token) options.headers = { ...options.headers, authorization: `Bearer ${token}` };
  if (body !== undefined) options.payload = body as NonNullable<InjectOptions['payload']>;
  const answer = await app.http.inject(options);
  const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
  return {
    status: answer.statusCode,
    json: isJson && answer.payload !== '' ? answer.json() : undefined,
    text: answer.payload,
    headers: answer.headers,
    cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
  };
}

/** Inserts a person straight into the database, without a PIN unless `pin_hash` says otherwise. */
export async function addUser(
  town: Town,
  given: Partial<Insertable<Tables['users']>> = {},
): Promise<string> {
  const id = given.id ?? newId();
  const name = given.name ?? 'Josefa Gómez Rangel';
  await town.db
    .insertInto('users')
    .values({
      id,
      municipality_id: HOME_TOWN,
      ...plainPerson(name),
      created_at: toText(Temporal.Instant.from(START)),
      ...given,
    })
    .execute();
  return id;
}

/** The cookie of a person who is in, ready for `ask`. */
export async function enter(
  town: Town,
  userId: string,
  municipalityId = HOME_TOWN,
): Promise<Record<string, string>> {
  const token = await town.session({
    kind: 'user',
    municipality_id: municipalityId,
    user_id: userId,
  });
  return { encina_user: token };
}
