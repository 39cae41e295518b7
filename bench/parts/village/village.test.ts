import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../../scripts/support/paths.mjs';
import { arrivalsOf } from './arrivals.ts';
import { atNine, waking } from './day.ts';
import { FIGURES_FILE, withTables } from './figures.ts';
import { isServed } from './play.ts';

describe('the synthetic day', () => {
  it('has all its doings in its waking hours', () => {
    const homes = waking.reduce((sum, { rates }) => sum + rates.home * 3_600, 0);
    expect(homes).toBeCloseTo((30 * 60) / 5);
  });

  it('has everybody ask every five seconds and answer once in the minute of nine o’clock', () => {
    const arrivals = arrivalsOf([{ seconds: 60, rates: atNine }], 300);
    const of = (kind: string) => arrivals.filter((arrival) => arrival.kind === kind);
    expect(of('home').length).toBeGreaterThanOrEqual(300 * 12);
    expect(new Set(of('pill').map(({ person }) => person)).size).toBe(300);
    expect(arrivals.every(({ at }, place) => at >= (arrivals[place - 1]?.at ?? 0))).toBe(true);
    expect(arrivalsOf([{ seconds: 60, rates: atNine }], 300)).toEqual(arrivals);
  });

  it('is not served where one kind is late or one request fails', () => {
    const fine = { count: 100, failed: 0, p50: 5, p99: 400 };
    expect(isServed({ home: fine, pill: { ...fine, p99: 900 } })).toBe(true);
    expect(isServed({ home: { ...fine, p99: 501 } })).toBe(false);
    expect(isServed({ pill: { ...fine, p99: 1_001 } })).toBe(false);
    expect(isServed({ home: { ...fine, failed: 1 } })).toBe(false);
  });
});

describe('docs/scale.md', () => {
  it('says what the last run of the village measured', () => {
    const figures = JSON.parse(readFileSync(inRoot(FIGURES_FILE), 'utf8'));
    const page = readFileSync(inRoot('docs/scale.md'), 'utf8');
    expect(withTables(page, figures)).toBe(page);
    expect(page.match(/^\| (SQLite|PostgreSQL) /gm)).toHaveLength(2);
  });
});
