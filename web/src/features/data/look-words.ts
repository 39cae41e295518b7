import type { Look } from '@encina/contract/data';
import { localDay } from '../../lib/dates.ts';

/** The looks of one viewer at one thing on one day. */
export interface Looked extends Pick<Look, 'viewer' | 'viewerName' | 'shown'> {
  readonly times: number;
  /** The last of them. */
  readonly seenAt: string;
}

const SHOWN: Readonly<Record<Look['shown'], string>> = {
  reminders: 'tus recordatorios',
  memories: 'tus recuerdos',
  metrics: 'tu actividad',
};

/** By local day, newest first; a screen that asked for four things at once is told as one look. */
export function looksByDay(
  looks: readonly Look[],
  timeZone: string,
): { day: string; looked: Looked[] }[] {
  const days = Map.groupBy(looks, ({ seenAt }) => localDay(seenAt, timeZone));
  return [...days].map(([day, ofDay]) => ({
    day,
    looked: [
      ...Map.groupBy(ofDay, (it) => `${it.viewer} ${it.viewerName} ${it.shown}`).values(),
    ].flatMap(([last, ...more]) => (last ? [{ ...last, times: visits([last, ...more]) }] : [])),
  }));
}

const ONE_VISIT_MS = 60_000;

/** Within a minute of the one after it, a look is the same visit. Newest first. */
const visits = (looks: readonly Look[]): number =>
  looks.filter(({ seenAt }, at) => {
    const later = looks[at - 1];
    return !later || Date.parse(later.seenAt) - Date.parse(seenAt) > ONE_VISIT_MS;
  }).length;

export const viewerWords = ({ viewer, viewerName }: Pick<Look, 'viewer' | 'viewerName'>): string =>
  `${viewerName} (${viewer === 'family' ? 'tu familia o apoyo' : 'ayuntamiento'})`;

export const shownWords = (shown: Look['shown']): string => SHOWN[shown];
