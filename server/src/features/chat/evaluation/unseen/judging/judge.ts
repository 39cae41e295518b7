import { isIntent } from '../../../understanding/intents.ts';
import type { Outcome, Turn } from '../dialogues.ts';
import {
  asks,
  marked,
  proposed,
  proposedRemoval,
  removed,
  saved,
  unchanged,
  undone,
} from './acts.ts';
import { answered, tells } from './answered.ts';
import { both } from './both.ts';
import { isShorter, listened, offers, repeats, stays } from './company.ts';
import { answersDanger, isCalm, isStill } from './danger.ts';
import { ZONE } from './her-gateway.ts';
import type { Moment } from './moment.ts';
import type { Slots } from './slot-stands.ts';

type Judge = (moment: Moment, slots: Slots) => boolean | Promise<boolean>;

/** What must be so after a turn, by the names of the README. */
const JUDGES: Readonly<Record<string, Judge>> = {
  asks,
  proposed,
  saved,
  'proposed-removal': proposedRemoval,
  removed,
  marked,
  undone,
  unchanged,
  tells,
  both,
  offers,
  repeats,
  listened,
  stays,
  danger: answersDanger,
  still: isStill,
  calm: isCalm,
};

const OF_DANGER: ReadonlySet<string> = new Set(['danger', 'still']);

/** "Dentro de media hora" is an hour of a day. */
function dated({ world }: Moment, slots: Slots): Slots {
  const [, count = '', unit = ''] = /^(\d+)([mh])$/.exec(slots.in?.[0] ?? '') ?? [];
  if (!count) return slots;
  const at = Temporal.Instant.from(world.now)
    .toZonedDateTimeISO(ZONE)
    .add(unit === 'h' ? { hours: Number(count) } : { minutes: Number(count) });
  const [day, hour] = [at.toPlainDate().toString(), at.toPlainTime().toString()];
  return { ...slots, day: [day.slice(5)], hour: [hour.slice(0, 5)] };
}

/** Whether one outcome is what happened. A number or "¿Te ha pasado algo malo?" is right of a danger alone. */
async function isOutcome(moment: Moment, { name, slots: named }: Outcome): Promise<boolean> {
  const slots = dated(moment, named);
  if (moment.reply.alarm && !OF_DANGER.has(name)) return false;
  if (slots.shorter && !isShorter(moment)) return false;
  const judge = JUDGES[name];
  if (judge) return judge(moment, slots);
  return isIntent(name) && answered(moment, name, slots);
}

/** Whether any of the outcomes of a turn is. */
export async function isRight(moment: Moment, { outcomes }: Turn): Promise<boolean> {
  for (const outcome of outcomes) {
    if (await isOutcome(moment, outcome)) return true;
  }
  return false;
}
