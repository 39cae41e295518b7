import { z } from 'zod';
import { about, by, hers, relatives, staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { byId, day, id, instant } from './fields.ts';

/** People of hers who are told, one after the other. */
export const MOST_TOLD = 3;
/** Minutes without an answer until the first is told, and from each to the next. */
export const DELAYS = [30, 60, 120] as const;
/** Alerts that a list carries. */
export const MOST_ALERTS = 100;

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribe la hora así: 08:30.');
const delay = z.union(DELAYS.map((minutes) => z.literal(minutes)));
export type Delay = z.output<typeof delay>;

const rules = z.object({
  delayMinutes: delay,
  /** Local hours between which her people are told; through midnight where the first is the later one. */
  from: hour,
  until: hour,
  /** Last local day of a pause, or null. */
  pausedUntil: day.nullable(),
  /** Whether the town hall sees it at the end. */
  tellsTown: z.boolean(),
});

/** Somebody of hers, and whether she is among those who are told. */
const candidate = z.object({ id, name: z.string() });

export const alertSettings = rules.extend({
  isOn: z.boolean(),
  /** Who is told, in this order. */
  people: z.array(candidate),
});
export type AlertSettings = z.output<typeof alertSettings>;

/** What is proposed to whoever has set nothing. */
export const ALERTS_OFF: AlertSettings = {
  isOn: false,
  people: [],
  delayMinutes: 60,
  from: '08:00',
  until: '22:00',
  pausedUntil: null,
  tellsTown: false,
};

const NOBODY = 'Elige al menos a una persona.';
const SAME_HOURS = 'Elige dos horas distintas.';

export const alertSettingsBody = rules
  .extend({
    people: z
      .array(id)
      .min(1, NOBODY)
      .max(MOST_TOLD, `Como mucho ${MOST_TOLD} personas.`)
      .refine((ids) => new Set(ids).size === ids.length, 'Cada persona, una vez.'),
  })
  .refine(({ from, until }) => from !== until, { path: ['until'], error: SAME_HOURS });
export type AlertSettingsInput = z.output<typeof alertSettingsBody>;

const settingsPath = '/api/users/:id/alerts/settings';

export const readSettings = endpoint(by('user', 'admin')('GET', settingsPath), {
  ...about('user'),
  summary: 'Who is told where she does not answer; staff see whether anybody is.',
  response: { user: alertSettings, admin: alertSettings.pick({ isOn: true, tellsTown: true }) },
});

export const saveSettings = endpoint(hers('PUT', settingsPath), {
  summary: 'Has her people told in this order from now on; what she allows enters its history.',
  body: alertSettingsBody,
  response: alertSettings,
});

export const takeBack = endpoint(hers('DELETE', settingsPath), {
  summary: 'Nobody is told any more, and what somebody was told goes out of sight.',
});

/** What is known of her answer. It never says that she has not done it. */
const alert = z.object({
  id,
  userId: id,
  userName: z.string(),
  title: z.string(),
  /** When she was to do it. */
  dueAt: instant,
  /** When whoever asks was told. */
  toldAt: instant,
  /** `open`: somebody is wanted. `taken`: somebody sees to it. `over`: nothing is to be done any more. */
  state: z.enum(['open', 'taken', 'over']),
  /** "No ha contestado." */
  words: z.string(),
  /** Who sees to it, as she is called; null where it is nobody, or whoever asks. */
  takenBy: z.string().nullable(),
  isMine: z.boolean(),
});
export type Alert = z.output<typeof alert>;

export const ownAlerts = endpoint(relatives('GET', '/api/support/alerts'), {
  summary:
    'What this relative or carer was told because somebody did not answer, newest first: what is open, and what ended within a day; 100 at most.',
  response: z.array(alert),
});

export const take = endpoint(relatives('POST', '/api/support/alerts/:id/take'), {
  summary: '“Me ocupo yo”: nobody else is told. Whoever was first stays the one who sees to it.',
  params: byId,
  response: alert,
});

/** What she has not answered and somebody sees to. */
const takenAlert = z.object({
  id,
  title: z.string(),
  /** Somebody of hers, as she is called; null where it is the town hall. */
  takenBy: z.string().nullable(),
});
export type TakenAlert = z.output<typeof takenAlert>;

const TAKEN = '/api/users/:id/alerts/taken';
export const takenAlerts = endpoint(hers('GET', TAKEN), {
  summary:
    'Who sees to what she has not answered, as long as she has not read it and has not answered.',
  changesWithHer: true,
  response: z.array(takenAlert),
});

export const readTaken = endpoint(hers('DELETE', `${TAKEN}/:alertId`), {
  summary: 'She has read that somebody sees to it.',
  params: byId.extend({ alertId: id }),
});

export const townAlerts = endpoint(staffs('GET', '/api/alerts'), {
  summary:
    'What nobody of theirs has seen to, of people who let the town hall see it, newest first, 100 at most; it enters the access log of each.',
  response: z.array(alert),
});

export const takeForTown = endpoint(staffs('POST', '/api/users/:id/alerts/:alertId/take'), {
  ...about('user'),
  summary: 'Somebody of the town hall sees to it.',
  params: byId.extend({ alertId: id }),
  logs: 'alert-taken',
  response: alert,
});
