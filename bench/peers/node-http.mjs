/**
 * Bare `node:http`: the limit of the platform. It asks nobody who he is, keeps nothing and has every row in memory; a
 * log-in is the comparison of the hash and nothing else.
 */
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { verify } from '@node-rs/argon2';
import { newReminder, toPerson, toReminder } from './rows.mjs';

const db = new DatabaseSync(process.env.DATABASE_FILE, { readOnly: true });
const group = (rows, key, view) => {
  const groups = Map.groupBy(rows, (row) => row[key]);
  return new Map([...groups].map(([name, found]) => [name, found.map(view)]));
};
const reminders = group(
  db.prepare('select * from reminders order by date_time').all(),
  'user_id',
  toReminder,
);
const people = group(
  db.prepare('select * from users order by surname_key, id').all(),
  'town_id',
  toPerson,
);
const secret = db.prepare('select password_hash from admins limit 1').get().password_hash;
db.close();

async function bodyOf(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return JSON.parse(text);
}

async function answer(request) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const [, , noun, id] = pathname.split('/');
  if (pathname === '/health/ready') return { status: 'ok' };
  if (noun === 'admin') {
    const { password } = await bodyOf(request);
    return { valid: await verify(secret, password) };
  }
  if (id === undefined) return people.get(searchParams.get('municipalityId'));
  if (request.method === 'GET') return reminders.get(id);
  return toReminder(newReminder('new', id, await bodyOf(request)));
}

createServer(async (request, response) => {
  const json = JSON.stringify(await answer(request));
  response.writeHead(request.method === 'GET' ? 200 : 201, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(json),
  });
  response.end(json);
}).listen(Number(process.env.PORT), '127.0.0.1');
