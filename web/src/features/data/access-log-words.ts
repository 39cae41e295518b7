import { type AccessLogEntry, staffAct, toldKind } from '@encina/contract/data';
import { localDay } from '../../lib/dates.ts';

/** The accesses of one viewer at one thing on one day. */
export interface AccessSummary extends Pick<AccessLogEntry, 'viewer' | 'viewerName' | 'shown'> {
  readonly times: number;
  /** The last of them. */
  readonly seenAt: string;
}

const SHOWN: Readonly<Record<AccessLogEntry['shown'], string>> = {
  reminders: 'vio tus recordatorios',
  memories: 'vio tus recuerdos',
  metrics: 'vio tu actividad',
  alert: 'recibió un aviso: no habías contestado a un recordatorio',
  'alert-back': 'supo que ya habías contestado',
  'pin-given': 'te puso un PIN nuevo',
  'pin-used': 'te había puesto el PIN con el que se entró',
  'card-made': 'te hizo una tarjeta para entrar',
  'card-revoked': 'anuló tu tarjeta',
};

/** By local day, newest first; a screen that asked for four things at once is told as one access. */
export function accessesByDay(
  accessLog: readonly AccessLogEntry[],
  timeZone: string,
): { day: string; accesses: AccessSummary[] }[] {
  const days = Map.groupBy(accessLog, ({ seenAt }) => localDay(seenAt, timeZone));
  return [...days].map(([day, ofDay]) => ({
    day,
    accesses: [
      ...Map.groupBy(ofDay, (it) => `${it.viewer} ${it.viewerName} ${it.shown}`).values(),
    ].flatMap((group) => group.slice(0, 1).map((last) => ({ ...last, times: timesOf(group) }))),
  }));
}

const EACH: readonly AccessLogEntry['shown'][] = [...staffAct.options, ...toldKind.options];

/** What staff did, and what somebody was told, each time counts; what somebody looked at, each visit. */
const timesOf = (group: readonly AccessLogEntry[]): number =>
  group.some(({ shown }) => EACH.includes(shown)) ? group.length : visits(group);

const ONE_VISIT_MS = 600_000;

/** Within ten minutes of the one after it, an access is the same visit. Newest first. */
const visits = (accessLog: readonly AccessLogEntry[]): number =>
  accessLog.filter(({ seenAt }, at) => {
    const later = accessLog[at - 1];
    return !later || Date.parse(later.seenAt) - Date.parse(seenAt) > ONE_VISIT_MS;
  }).length;

export const viewerWords = ({
  viewer,
  viewerName,
}: Pick<AccessLogEntry, 'viewer' | 'viewerName'>): string =>
  `${viewerName} (${viewer === 'family' ? 'tu familia o apoyo' : 'ayuntamiento'})`;

export const shownWords = (shown: AccessLogEntry['shown']): string => SHOWN[shown];
