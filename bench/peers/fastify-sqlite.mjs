/**
 * Bare Fastify over `node:sqlite`: the limit of what Encina is made of. Hand-written statements, prepared once, the same
 * cookie hashed and looked up, the same rows, the same JSON; no rules of its own. Commits are durable.
 */
import { DatabaseSync } from 'node:sqlite';
import cookie from '@fastify/cookie';
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import { v7 } from 'uuid';
import {
  hashToken,
  limitOf,
  MOST,
  newReminder,
  newToken,
  SESSION_MS,
  toPerson,
  toReminder,
} from './rows.mjs';

const db = new DatabaseSync(process.env.DATABASE_FILE);
db.exec('pragma journal_mode = wal; pragma synchronous = full');
const sql = {
  session: db.prepare('select * from sessions where token_hash = ? and expires_at > ?'),
  reminders: db.prepare('select * from reminders where user_id = ? order by date_time limit ?'),
  people: db.prepare(
    'select * from users where town_id = ? and is_active = 1 order by surname_key, id limit ?',
  ),
  peopleCount: db.prepare(
    'select count(*) as total from users where town_id = ? and is_active = 1',
  ),
  admin: db.prepare('select * from admins where town_id = ? and email = ?'),
  user: db.prepare('select * from users where id = ? and town_id = ?'),
  openSession: db.prepare('insert into sessions values (?, ?, ?, ?, ?)'),
};
const columns = Object.keys(newReminder('', '', { title: '-', dateTime: '2026-01-01' }));
const insertReminder = db.prepare(
  `insert into reminders (${columns}) values (${columns.map(() => '?')})`,
);

const app = Fastify();
await app.register(cookie);

/** The session of a cookie; answers 401 where there is none. */
function sessionOf(request, reply, name) {
  const token = request.cookies[name];
  const found = token && sql.session.get(hashToken(token), new Date().toISOString());
  if (!found) reply.code(401).send({ error: 'unauthenticated' });
  return found;
}

function ownSession(request, reply) {
  const session = sessionOf(request, reply, 'encina_user');
  if (!session || session.user_id === request.params.id) return session;
  reply.code(404).send({ error: 'not_found' });
  return undefined;
}

function open(owner) {
  const token = newToken();
  const expiresAt = new Date(Date.now() + SESSION_MS).toISOString();
  sql.openSession.run(hashToken(token), owner.town_id, owner.user, owner.admin, expiresAt);
  return token;
}

app.get('/health/ready', async () => ({ status: 'ok' }));

app.get('/api/users/:id/reminders', async (request, reply) => {
  if (!ownSession(request, reply)) return reply;
  return sql.reminders.all(request.params.id, MOST.reminders).map(toReminder);
});

app.get('/api/users', async (request, reply) => {
  const session = sessionOf(request, reply, 'encina_device');
  if (!session) return reply;
  const town = request.query.municipalityId;
  if (session.town_id !== town) return reply.code(404).send({ error: 'not_found' });
  reply.header('x-total-count', sql.peopleCount.get(town).total);
  return sql.people.all(town, limitOf(request.query.limit)).map(toPerson);
});

app.post('/api/users/:id/reminders', async (request, reply) => {
  if (!ownSession(request, reply)) return reply;
  const row = newReminder(v7(), request.params.id, request.body);
  if (!row) return reply.code(400).send({ error: 'invalid' });
  insertReminder.run(...Object.values(row));
  return reply.code(201).send(toReminder(row));
});

app.post('/api/admin/login', async (request, reply) => {
  const { email, password, municipalityId } = request.body;
  const admin = sql.admin.get(municipalityId, email);
  if (!admin || !(await verify(admin.password_hash, password))) {
    return reply.code(401).send({ error: 'wrong_credentials' });
  }
  const token = open({ town_id: admin.town_id, user: null, admin: admin.id });
  reply.setCookie('encina_staff', token, { httpOnly: true, path: '/' });
  return { token, id: admin.id, name: admin.name };
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
