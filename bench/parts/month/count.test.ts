import { describe, expect, it } from 'vitest';
import { type Arrival, count, type Expected, type Mishaps } from './count.ts';

const [BEGIN, HALF_AN_HOUR, HOUR] = [1_800_000_000_000, 1_800_000, 3_600_000];

const ring = (at: number): Expected => ({
  browser: 'p1',
  tag: 'ring 1',
  kind: 'ring',
  at: BEGIN + at,
  isSure: true,
  saidAt: undefined,
  silencedAt: undefined,
});
const warning = (at: number, saidAt: number): Expected => ({
  ...ring(at),
  tag: 'alert 1',
  kind: 'warning',
  saidAt: BEGIN + saidAt,
});
const cameOf = ({ browser, tag, kind, at }: Expected, delay = 1_000): Arrival => ({
  browser,
  tag,
  kind,
  at: at + delay,
  isDoubt: false,
});
const NO_MISHAPS: Mishaps = { kills: new Set(), restarts: [] };
const NONE = {
  lost: [],
  doubled: [],
  againAfterKill: 0,
  overtaken: 0,
  unasked: 0,
  falseWarnings: 0,
  doubts: 0,
};

describe('the count of a month', () => {
  const days = [ring(0), ring(24 * HOUR), ring(48 * HOUR)];
  const came = days.map((it) => cameOf(it));

  it('finds nothing where each has come once, and how long it took', () => {
    expect(count(days, came, NO_MISHAPS)).toMatchObject({ ...NONE, delays: [1_000, 1_000, 1_000] });
  });

  it('finds the one that was lost', () => {
    expect(count(days, came.slice(1), NO_MISHAPS)).toMatchObject({
      ...NONE,
      lost: days.slice(0, 1),
    });
  });

  it('finds the one that came twice, and tells it from what a kill has sent again', () => {
    const twice = [...came, cameOf(ring(24 * HOUR), 31_000)];
    expect(count(days, twice, NO_MISHAPS)).toMatchObject({
      ...NONE,
      doubled: [{ what: ring(24 * HOUR), again: BEGIN + 24 * HOUR + 31_000 }],
    });
    const kills = { ...NO_MISHAPS, kills: new Set([BEGIN + 24 * HOUR + 1_000]) };
    expect(count(days, twice, kills)).toMatchObject({ ...NONE, againAfterKill: 1 });
  });

  it('tells what she answered before another took over after a kill from what was lost', () => {
    const answered = (after: number) => ({ ...ring(0), silencedAt: BEGIN + after });
    const kills = { ...NO_MISHAPS, kills: new Set([BEGIN]) };
    expect(count([answered(30_000)], [], kills)).toMatchObject({ ...NONE, overtaken: 1 });
    expect(count([answered(31_000)], [], kills)).toMatchObject({ lost: [answered(31_000)] });
    expect(count([answered(30_000)], [], NO_MISHAPS)).toMatchObject({ lost: [answered(30_000)] });
  });

  it('tells what she answered while the server was away from what was lost', () => {
    const answered = { ...ring(0), silencedAt: BEGIN + 90_000 };
    const away = (until: number) => ({
      ...NO_MISHAPS,
      restarts: [{ from: BEGIN - 1_000, until: BEGIN + until }],
    });
    expect(count([answered], [], away(90_000))).toMatchObject({ ...NONE, overtaken: 1 });
    expect(count([answered], [], away(89_000))).toMatchObject({ lost: [answered] });
  });

  it('finds what nobody has asked for, and what came hours late', () => {
    const more = [...came, cameOf(ring(2 * HOUR)), { ...cameOf(ring(0)), browser: 'p2' }];
    expect(count(days, more, NO_MISHAPS)).toMatchObject({ ...NONE, unasked: 2 });
  });

  it('lets one give way to a newer one of its tag, and misses none that need not come', () => {
    const again = [ring(0), ring(HALF_AN_HOUR - 1_000), { ...ring(HOUR), isSure: false }];
    const last = again.slice(1, 2).map((it) => cameOf(it));
    expect(count(again, last, NO_MISHAPS)).toMatchObject({ ...NONE, expected: 2 });
  });

  it('calls a warning false where she had answered by then, and not where she answered later', () => {
    const told = [warning(HOUR, HALF_AN_HOUR), warning(24 * HOUR, 25 * HOUR)];
    const heard = told.map((it) => cameOf(it));
    expect(count(told, heard, NO_MISHAPS)).toMatchObject({
      ...NONE,
      warnings: 2,
      falseWarnings: 1,
    });
  });

  it('tells a false warning that owns to know nothing from one that does not', () => {
    const heard = { ...cameOf(warning(HOUR, HALF_AN_HOUR)), isDoubt: true };
    expect(count([warning(HOUR, HALF_AN_HOUR)], [heard], NO_MISHAPS)).toMatchObject({
      falseWarnings: 1,
      doubts: 1,
    });
  });
});
