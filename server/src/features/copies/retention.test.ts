import { describe, expect, it } from 'vitest';
import { expired, isDue } from './retention.ts';

/** A town that copies every night at 3:10 in Madrid, for so many nights, and tidies after each. */
function nights(count: number): Temporal.Instant[] {
  let kept: Temporal.Instant[] = [];
  let night = Temporal.ZonedDateTime.from('2026-01-01T03:10[Europe/Madrid]');
  for (let at = 0; at < count; at++, night = night.add({ days: 1 })) {
    const now = night.toInstant();
    const all = [...kept, now];
    const over = new Set(expired(all, now));
    kept = all.filter((made) => !over.has(made));
  }
  return kept;
}

const days = (instants: readonly Temporal.Instant[]): string[] =>
  instants.map((made) => String(made.toZonedDateTimeISO('Europe/Madrid').toPlainDate()));

const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[Europe/Madrid]`).toInstant();

describe('copies of every night', () => {
  it('are kept of seven days, four weeks and six months', () => {
    // 365 nights end with Thursday, the 31st of December.
    expect(days(nights(365))).toEqual([
      ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30'],
      ...['2026-12-13', '2026-12-20'],
      ...['2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28', '2026-12-29'],
      ...['2026-12-30', '2026-12-31'],
    ]);
  });

  it('are never more than seventeen', () => {
    for (const count of [10, 40, 100, 200, 400]) {
      expect(nights(count).length).toBeLessThanOrEqual(17);
    }
  });

  it('all stay that were made today, and the last one however old', () => {
    const today = [at('2026-11-20T03:10'), at('2026-11-20T09:00'), at('2026-11-20T17:00')];
    expect(expired(today, at('2026-11-20T17:05'))).toEqual([]);
    expect(expired(today, at('2026-11-21T03:10'))).toEqual(today.slice(0, 2));
    expect(expired([at('2025-01-01T03:10')], at('2026-11-20T17:05'))).toEqual([]);
  });
});

describe('the copy of a day', () => {
  it('is due from three in the morning on, and once', () => {
    const last = at('2026-11-19T03:10');
    expect(isDue(last, at('2026-11-20T02:59'))).toBe(false);
    expect(isDue(last, at('2026-11-20T03:00'))).toBe(true);
    expect(isDue(at('2026-11-20T03:01'), at('2026-11-20T23:00'))).toBe(false);
  });

  it('is due at once where there has been none, and where the machine slept through the night', () => {
    expect(isDue(undefined, at('2026-11-20T01:00'))).toBe(true);
    expect(isDue(at('2026-11-18T03:10'), at('2026-11-20T08:00'))).toBe(true);
  });
});
