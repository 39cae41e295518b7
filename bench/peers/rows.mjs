/** What both servers with a database do alike: who asks, and a row as JSON. No framework, no database. */
import { createHash, randomBytes } from 'node:crypto';

/** As in Encina: the first page of a list, and what one answer carries at most. */
export const MOST = { people: 500, reminders: 500 };
export const SESSION_MS = 7 * 24 * 3_600_000;

export const hashToken = (token) => createHash('sha256').update(token).digest('hex');
export const newToken = () => randomBytes(32).toString('base64url');
export const limitOf = (text) => Math.min(Number(text) || MOST.people, MOST.people);

export const toReminder = (row) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  recurrency: row.recurrency,
  weekdays: row.weekdays === '' ? [] : row.weekdays.split(',').map(Number),
  times: row.times.split(','),
  until: row.until,
  startsAt: row.starts_at,
  dateTime: row.date_time,
  occurrence: row.occurrence,
  state: row.state,
  answeredAt: row.answered_at,
  dueAt: row.due_at,
  isCompleted: row.is_completed === 1,
});

export const toPerson = (row) => ({
  id: row.id,
  name: row.name,
  photo: row.photo,
  isActive: row.is_active === 1,
  hasPin: row.pin_hash !== null,
});

/** A new reminder's row of what a client sends; undefined where something is missing. */
export function newReminder(id, userId, body) {
  const {
    title,
    description = '',
    dateTime,
    category = 'Personal',
    recurrency = 'none',
  } = body ?? {};
  if (typeof title !== 'string' || title === '' || title.length > 120) return undefined;
  if (typeof dateTime !== 'string' || Number.isNaN(Date.parse(dateTime))) return undefined;
  const instant = new Date(dateTime).toISOString();
  return {
    id,
    user_id: userId,
    title,
    description,
    category,
    recurrency,
    weekdays: '',
    times: instant.slice(11, 16),
    until: null,
    starts_at: instant.slice(0, 16),
    date_time: instant,
    occurrence: instant.slice(0, 16),
    state: 'pending',
    answered_at: null,
    due_at: instant,
    is_completed: 0,
    created_at: new Date().toISOString(),
  };
}
