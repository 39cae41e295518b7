import type { Standing } from '../reminders/standing.read.ts';
import { openFrom } from './hours.ts';
import type { KeptSettings } from './settings.repo.ts';
import { TOWN, type Told } from './told.ts';

/** Hours after which nobody is warned of it any more, though it comes again much later. */
const LASTS_HOURS = 12;

export type Move =
  | { readonly kind: 'end'; readonly ending: 'late' | 'stopped' }
  | { readonly kind: 'wait'; readonly until: Temporal.Instant }
  | {
      readonly kind: 'tell';
      readonly whom: Told;
      readonly standing: Standing;
      /** How long whoever is told has before the next. */
      readonly delayMinutes: number;
    };

export interface Situation {
  readonly now: Temporal.Instant;
  readonly timeZone: string;
  /** Undefined where she wants nobody told any more. */
  readonly settings: KeptSettings | undefined;
  readonly isActive: boolean;
  /** Undefined where the reminder is gone. */
  readonly standing: Standing | undefined;
  readonly isTaken: boolean;
  /** Who knows of it, the first one first. */
  readonly told: readonly { readonly told_id: string; readonly told_at: string }[];
}

/** When nobody is to be told any more: at the next hour, lest somebody gives the dose of before beside it. */
export function endOf({ dueAt, nextAt }: Pick<Standing, 'dueAt' | 'nextAt'>): Temporal.Instant {
  const last = dueAt.add({ hours: LASTS_HOURS });
  return nextAt && isBefore(nextAt, last) ? nextAt : last;
}

/** Whether she has said that nobody is to be told on this day. */
export const isPaused = (
  { pausedUntil }: Pick<KeptSettings, 'pausedUntil'>,
  now: Temporal.Instant,
  timeZone: string,
): boolean =>
  pausedUntil !== null && now.toZonedDateTimeISO(timeZone).toPlainDate().toString() <= pausedUntil;

/** Whether it may be spoken of at this moment. */
export function maySpeak({
  now,
  timeZone,
  settings,
  standing,
}: Pick<Situation, 'now' | 'timeZone' | 'settings' | 'standing'>): boolean {
  if (!settings || !standing || !isWanting(standing)) return false;
  if (isPaused(settings, now, timeZone) || !isBefore(now, endOf(standing))) return false;
  return !isBefore(now, openFrom(settings, now, timeZone));
}

export const isOfHealth = ({ category }: Pick<Standing, 'category'>): boolean =>
  category === 'Medicación' || category === 'Salud';

/** Her answer itself ends an alert; this holds where a program that knows of none has kept it. */
const isWanting = (standing: Standing): boolean =>
  isOfHealth(standing) && standing.answer?.state !== 'done' && standing.answer?.state !== 'skipped';

/** What is to be done now about something that she has not answered: whoever is gone or left out by now is skipped. */
export function nextMove(situation: Situation): Move {
  const { now, timeZone, settings, isActive, standing } = situation;
  if (!settings || !isActive || !standing || !isWanting(standing)) return STOPPED;
  const end = endOf(standing);
  if (!isBefore(now, end)) return { kind: 'end', ending: 'late' };
  if (isPaused(settings, now, timeZone)) return STOPPED;
  const whom = situation.isTaken ? undefined : nextOf(settings, situation.told);
  if (!whom) return { kind: 'wait', until: end };
  const free = later(now, turnOf(settings, situation.told));
  const open = openFrom(settings, free, timeZone);
  if (isBefore(now, open)) return { kind: 'wait', until: earlier(open, end) };
  return { kind: 'tell', whom, standing, delayMinutes: settings.delayMinutes };
}

const STOPPED: Move = { kind: 'end', ending: 'stopped' };

/** The first who does not know of it; the town hall last, where she lets it. */
function nextOf({ people, tellsTown }: KeptSettings, told: Situation['told']): Told | undefined {
  const all = tellsTown ? [...people, TOWN] : people;
  return all.find(({ id }) => !told.some(({ told_id }) => told_id === id));
}

/** Whoever was told last has the whole of her time, however often a step is begun; who is gone has none. */
function turnOf(
  { delayMinutes: minutes, people }: KeptSettings,
  told: Situation['told'],
): Temporal.Instant | undefined {
  const isHers = (id: string) => id === TOWN.id || people.some((one) => one.id === id);
  const last = told.findLast(({ told_id }) => isHers(told_id));
  return last && Temporal.Instant.from(last.told_at).add({ minutes });
}

const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean =>
  Temporal.Instant.compare(a, b) < 0;

const later = (a: Temporal.Instant, b: Temporal.Instant | undefined): Temporal.Instant =>
  b && isBefore(a, b) ? b : a;

export const earlier = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant =>
  isBefore(a, b) ? a : b;
