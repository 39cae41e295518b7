import { activity } from './parts/activity.ts';
import { chat } from './parts/chat.ts';
import { compare } from './parts/compare.ts';
import { flat } from './parts/flat.ts';
import { games } from './parts/games.ts';
import { homes } from './parts/homes.ts';
import { media } from './parts/media.ts';
import { memory } from './parts/memory.ts';
import { month } from './parts/month.ts';
import { paint } from './parts/paint.ts';
import { queues } from './parts/queues.ts';
import { reminders } from './parts/reminders.ts';
import { rings } from './parts/rings.ts';
import { support } from './parts/support.ts';
import { townhall } from './parts/townhall.ts';
import { village } from './parts/village.ts';
import type { Part } from './support/part.ts';

/** All that can be measured, by the name under which it is asked for. */
export const PARTS = {
  compare,
  flat,
  reminders,
  homes,
  rings,
  memory,
  paint,
  activity,
  queues,
  support,
  townhall,
  media,
  games,
  chat,
  village,
  month,
} as const satisfies Record<string, Part>;
export type PartName = keyof typeof PARTS;

/** What is measured where nobody says what, and where it has to be quick. */
export const USUAL_PARTS = Object.keys(PARTS) as PartName[];
export const QUICK_PARTS: readonly PartName[] = ['compare'];

export const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);
