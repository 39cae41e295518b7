/**
 * The data of the comparisons: 25 towns × 200 people × 20 reminders. The same at every call, but for the day it is
 * made on: every server is filled with these rows, each in tables of its own.
 */
import { createHash } from 'node:crypto';

export interface Size {
  readonly towns: number;
  readonly peopleOfTown: number;
  readonly remindersOfPerson: number;
  readonly adminsOfTown: number;
}

export const COMPARED: Size = {
  towns: 25,
  peopleOfTown: 200,
  remindersOfPerson: 20,
  adminsOfTown: 20,
};

export interface Town {
  readonly id: string;
  readonly name: string;
  /** The one tablet of the town. */
  readonly deviceId: string;
  readonly people: readonly Person[];
  readonly admins: readonly Admin[];
}
export interface Person {
  readonly id: string;
  readonly townId: string;
  readonly name: string;
  readonly surnameKey: string;
  readonly reminders: readonly PlannedReminder[];
}
export interface Admin {
  readonly id: string;
  readonly townId: string;
  readonly email: string;
  readonly name: string;
}
export interface PlannedReminder {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly description: string;
  readonly category: 'Salud' | 'Medicación' | 'Actividad' | 'Personal';
  readonly recurrency: 'none' | 'daily' | 'weekly' | 'monthly';
  /** Wall time of the first occurrence. */
  readonly startsAt: string;
  /** Wall time of the occurrence that a plain server keeps as the next one. */
  readonly occurrence: string;
}

export const ZONE = 'Europe/Madrid';
export const PASSWORD = 'la-encina-y-la-bellota';
export const PIN = '2468';

const KINDS = { town: 1, person: 2, reminder: 3, admin: 4, device: 5 } as const;
/** Ids of the form and the order of UUID v7, without chance. */
const idOf = (kind: keyof typeof KINDS, place: number): string =>
  `019a000${KINDS[kind]}-0000-7000-8000-${place.toString(16).padStart(12, '0')}`;

/** What a browser of that person or device sends: 256 bits, base64url, as the server makes them. */
export const tokenOf = (ownerId: string): string =>
  createHash('sha256').update(`bench ${ownerId}`).digest('base64url');

/** As every server here keeps it. */
export const tokenHashOf = (ownerId: string): string =>
  createHash('sha256').update(tokenOf(ownerId)).digest('hex');

const SURNAMES = ['Gómez', 'Rangel', 'Núñez', 'Peña', 'Domínguez', 'Barroso', 'Carballo', 'Méndez'];
const NAMES = ['Josefa', 'María', 'Manuel', 'Ángela', 'Antonio', 'Isabel', 'Francisco', 'Dolores'];
const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

/** Of twenty: twelve of every day, four of every week, two of every month, two that come once. */
const RHYTHM = [
  ...Array<'daily'>(12).fill('daily'),
  ...Array<'weekly'>(4).fill('weekly'),
  ...Array<'monthly'>(2).fill('monthly'),
  ...Array<'none'>(2).fill('none'),
];
const TITLES = [
  'La pastilla de la tensión',
  'Paseo por la dehesa',
  'Llamar a Lucía',
  'Centro de salud',
];
const CATEGORIES = ['Medicación', 'Actividad', 'Personal', 'Salud'] as const;

/** @param today the local day on which the run begins */
export function* planTowns(size: Size, today: Temporal.PlainDate): Generator<Town> {
  for (let place = 0; place < size.towns; place += 1) yield planTown(size, today, place);
}

function planTown(size: Size, today: Temporal.PlainDate, place: number): Town {
  const id = idOf('town', place);
  return {
    id,
    name: `Pueblo ${place}`,
    deviceId: idOf('device', place),
    people: Array.from({ length: size.peopleOfTown }, (_, index) =>
      planPerson(size, today, id, place * size.peopleOfTown + index),
    ),
    admins: Array.from({ length: size.adminsOfTown }, (_, index) => ({
      id: idOf('admin', place * size.adminsOfTown + index),
      townId: id,
      email: `ana${index}@pueblo${place}.example`,
      name: `Ana ${index}`,
    })),
  };
}

function planPerson(size: Size, today: Temporal.PlainDate, townId: string, place: number): Person {
  const id = idOf('person', place);
  const [first, second] = [at(SURNAMES, place), at(SURNAMES, Math.floor(place / 8))];
  const name = `${at(NAMES, place * 3)} ${first} ${second}`;
  return {
    id,
    townId,
    name,
    surnameKey: `${first} ${second} ${name}`.toLowerCase(),
    reminders: Array.from({ length: size.remindersOfPerson }, (_, index) =>
      planReminder(today, id, index, place * size.remindersOfPerson + index),
    ),
  };
}

function planReminder(
  today: Temporal.PlainDate,
  userId: string,
  index: number,
  place: number,
): PlannedReminder {
  const recurrency = at(RHYTHM, index);
  const time = `${String(8 + (place % 14)).padStart(2, '0')}:${place % 2 ? '30' : '00'}`;
  // What comes once lies ahead; what comes again began in the last weeks.
  const begin = recurrency === 'none' ? { days: 1 + (place % 20) } : { days: -(place % 28) };
  const next = recurrency === 'none' ? today.add(begin) : today;
  return {
    id: idOf('reminder', place),
    userId,
    title: at(TITLES, place),
    description: place % 3 === 0 ? 'Con un vaso de agua, después de comer.' : '',
    category: at(CATEGORIES, place),
    recurrency,
    startsAt: `${today.add(begin)}T${time}`,
    occurrence: `${next}T${time}`,
  };
}
