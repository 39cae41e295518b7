/**
 * Express, Drizzle and PostgreSQL as their documentation teaches them: what a town would most likely have built.
 * `express.json()`, `cookie-parser`, a middleware that finds the session, Drizzle's query builder over a pool of `pg`.
 */
import { verify } from '@node-rs/argon2';
import cookieParser from 'cookie-parser';
import { and, asc, count, eq, gt } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import express from 'express';
import pg from 'pg';
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

const users = pgTable('users', {
  id: text().primaryKey(),
  town_id: text().notNull(),
  name: text().notNull(),
  surname_key: text().notNull(),
  photo: text(),
  is_active: integer().notNull(),
  pin_hash: text(),
});
const admins = pgTable('admins', {
  id: text().primaryKey(),
  town_id: text().notNull(),
  email: text().notNull(),
  name: text().notNull(),
  password_hash: text().notNull(),
});
const sessions = pgTable('sessions', {
  token_hash: text().primaryKey(),
  town_id: text().notNull(),
  user_id: text(),
  admin_id: text(),
  expires_at: text().notNull(),
});
const reminders = pgTable('reminders', {
  id: text().primaryKey(),
  user_id: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  category: text().notNull(),
  recurrency: text().notNull(),
  weekdays: text().notNull(),
  times: text().notNull(),
  until: text(),
  starts_at: text().notNull(),
  date_time: text().notNull(),
  occurrence: text().notNull(),
  state: text().notNull(),
  answered_at: text(),
  due_at: text().notNull(),
  is_completed: integer().notNull(),
  created_at: text().notNull(),
});

const db = drizzle({
  client: new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }),
});

const app = express();
app.use(express.json());
app.use(cookieParser());

/** Puts the session of a cookie on the request, or answers 401. */
const authenticated = (cookie) => async (request, response, next) => {
  const token = request.cookies[cookie];
  const [session] = token
    ? await db
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.token_hash, hashToken(token)),
            gt(sessions.expires_at, new Date().toISOString()),
          ),
        )
    : [];
  if (!session) return response.status(401).json({ error: 'unauthenticated' });
  request.session = session;
  next();
};

const own = (request, response, next) => {
  if (request.session.user_id === request.params.id) return next();
  response.status(404).json({ error: 'not_found' });
};

app.get('/health/ready', (_request, response) => response.json({ status: 'ok' }));

app.get(
  '/api/users/:id/reminders',
  authenticated('encina_user'),
  own,
  async (request, response) => {
    const rows = await db
      .select()
      .from(reminders)
      .where(eq(reminders.user_id, request.params.id))
      .orderBy(asc(reminders.date_time))
      .limit(MOST.reminders);
    response.json(rows.map(toReminder));
  },
);

app.get('/api/users', authenticated('encina_device'), async (request, response) => {
  const { municipalityId, limit } = request.query;
  if (request.session.town_id !== municipalityId) {
    return response.status(404).json({ error: 'not_found' });
  }
  const isShown = and(eq(users.town_id, municipalityId), eq(users.is_active, 1));
  const [{ total }] = await db.select({ total: count() }).from(users).where(isShown);
  const rows = await db
    .select()
    .from(users)
    .where(isShown)
    .orderBy(asc(users.surname_key), asc(users.id))
    .limit(limitOf(limit));
  response.set('x-total-count', String(total)).json(rows.map(toPerson));
});

app.post(
  '/api/users/:id/reminders',
  authenticated('encina_user'),
  own,
  async (request, response) => {
    const row = newReminder(v7(), request.params.id, request.body);
    if (!row) return response.status(400).json({ error: 'invalid' });
    const [made] = await db.insert(reminders).values(row).returning();
    response.status(201).json(toReminder(made));
  },
);

app.post('/api/admin/login', async (request, response) => {
  const { email, password, municipalityId } = request.body;
  const [admin] = await db
    .select()
    .from(admins)
    .where(and(eq(admins.town_id, municipalityId), eq(admins.email, email)));
  if (!admin || !(await verify(admin.password_hash, password))) {
    return response.status(401).json({ error: 'wrong_credentials' });
  }
  const token = newToken();
  await db.insert(sessions).values({
    token_hash: hashToken(token),
    town_id: admin.town_id,
    admin_id: admin.id,
    expires_at: new Date(Date.now() + SESSION_MS).toISOString(),
  });
  response.cookie('encina_staff', token, { httpOnly: true });
  response.json({ token, id: admin.id, name: admin.name });
});

app.listen(Number(process.env.PORT), '127.0.0.1');
