import { z } from 'zod';
import { area } from './areas.ts';
import { figures, hers } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { day, instant } from './fields.ts';

const ofPeriod = z.object({ startDate: instant, endDate: instant });

/** One local day, and what she did on it. */
export const dayOfActivity = z.object({
  day,
  minutes: z.int(),
  /** Something of hers happened: a view was open, a game, a message. */
  isActive: z.boolean(),
  gamesPlayed: z.int(),
  chatMessages: z.int(),
});
export type DayOfActivity = z.output<typeof dayOfActivity>;

export const metrics = z.object({
  totalMinutes: z.int(),
  activeDays: z.int(),
  remindersViewed: z.int(),
  gamesPlayed: z.int(),
  chatMessages: z.int(),
  dailyActivity: z.array(dayOfActivity),
});
export type Metrics = z.output<typeof metrics>;

export const period = endpoint(figures('/api/users/:id/metrics'), {
  summary:
    'Activity of the local days between two instants, 400 days at most; days without activity have 0 minutes.',
  query: ofPeriod,
  response: metrics,
});

/** A person's own results against her own past; never against anybody else's. */
export const trend = z.enum(['up', 'same', 'down']);
export type Trend = z.output<typeof trend>;

export const areaFigures = z.object({
  area,
  /** Rounds of games that exercise it, in the period … */
  times: z.int(),
  /** … and in as many days right before it. */
  timesBefore: z.int(),
  /** Null while there are too few rounds to tell. */
  trend: trend.nullable(),
});
export type AreaFigures = z.output<typeof areaFigures>;

export const areas = endpoint(figures('/api/users/:id/metrics/areas'), {
  summary:
    'How often each cognitive area was exercised in a period, and the trend against the person’s own past.',
  query: ofPeriod,
  response: z.array(areaFigures),
});

export const report = endpoint(hers('POST', '/api/users/:id/activity'), {
  summary:
    'Reports seconds with the view open; never credits more than the wall time since the report before, nor the same `Idempotency-Key` twice in a row.',
  body: z.object({
    seconds: z.int().min(0).max(86_400).optional(),
    remindersViewed: z.int().min(0).max(1_000).optional(),
    chatSessionMessages: z.int().min(0).max(10_000).optional(),
  }),
});
