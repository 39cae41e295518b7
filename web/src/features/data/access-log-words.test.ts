import type { AccessLogEntry } from '@encina/contract/data';
import { describe, expect, it } from 'vitest';
import { accessesByDay, shownWords, viewerWords } from './access-log-words.ts';

const MADRID = 'Europe/Madrid';
let serial = 0;
const look = (seenAt: string, given: Partial<AccessLogEntry> = {}): AccessLogEntry => {
  serial += 1;
  const carmen = { viewer: 'family', viewerName: 'Carmen', shown: 'metrics' } as const;
  return { id: `${serial}`, ...carmen, seenAt, ...given };
};

describe('who has looked', () => {
  it('is told by the day of the town, newest first', () => {
    const days = accessesByDay(
      [look('2026-11-20T23:10:00Z'), look('2026-11-20T22:50:00Z'), look('2026-11-18T10:00:00Z')],
      MADRID,
    );
    expect(days.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20', '2026-11-18']);
  });

  it('is one look where a screen asked for several things at once, and two an hour later', () => {
    const [day] = accessesByDay(
      [
        look('2026-11-20T12:00:00.300Z'),
        look('2026-11-20T12:00:00.200Z'),
        look('2026-11-20T11:00:00.100Z'),
        look('2026-11-20T10:59:59.900Z'),
      ],
      MADRID,
    );
    expect(day?.accesses).toMatchObject([{ times: 2, seenAt: '2026-11-20T12:00:00.300Z' }]);
  });

  it('is one look within ten minutes, and what staff did is each time', () => {
    const times = (shown: AccessLogEntry['shown']) =>
      accessesByDay(
        [
          look('2026-11-20T12:09:00Z', { shown }),
          look('2026-11-20T12:01:00Z', { shown }),
          look('2026-11-20T11:50:59Z', { shown }),
        ],
        MADRID,
      )[0]?.accesses[0]?.times;
    expect(times('metrics')).toBe(2);
    expect(times('pin-given')).toBe(3);
  });

  it('keeps persons and things apart', () => {
    const [day] = accessesByDay(
      [
        look('2026-11-20T12:00:00Z'),
        look('2026-11-20T11:00:00Z', { shown: 'memories' }),
        look('2026-11-20T10:00:00Z', { viewerName: 'Ana', viewer: 'staff' }),
      ],
      MADRID,
    );
    expect(day?.accesses).toHaveLength(3);
    expect(day?.accesses.map(viewerWords)).toEqual([
      'Carmen (tu familia o apoyo)',
      'Carmen (tu familia o apoyo)',
      'Ana (ayuntamiento)',
    ]);
  });

  it('stands beside who made or revoked her card', () => {
    expect(shownWords('card-made')).toBe('te hizo una tarjeta para entrar');
    expect(shownWords('card-revoked')).toBe('anuló tu tarjeta');
  });

  it('is nobody where there was no look', () => {
    expect(accessesByDay([], MADRID)).toEqual([]);
  });
});
