import type { Reminder } from '@encina/contract/reminders';
import { likest, likestOrAbout } from '../matching.ts';
import { isOpen, targetOf } from '../occurrence.ts';
import { type Point, pointOf } from '../point.ts';
import type { Reply } from '../skill.ts';
import { saysWhen } from '../skills/add-reminder.ts';
import { proposed } from '../skills/change-reminder.ts';
import type { Turn } from '../turn.ts';

/** What is to become of a reminder that she names, whatever else she says and in whatever order: it is held out. */
export async function actAndThing(turn: Turn): Promise<Reply | undefined> {
  if (turn.asks || turn.said.order) return undefined;
  const open = (await turn.gateway.reminders()).filter(isOpen);
  const point = pointOf(turn, open);
  const it = point && theOne(point, open);
  if (!it || !point?.act || point.act === 'keep') return undefined;
  const isTimed = saysWhen(point.turn.when) || point.turn.when.shift !== undefined;
  return proposed(point.act, targetOf(it), isTimed ? point.turn : turn);
}

/** The only one that her words name, where they name nothing else. */
function theOne({ names, mayNote }: Point, open: readonly Reminder[]): Reminder | undefined {
  const find = mayNote ? likest : likestOrAbout;
  const [it, ...more] = find(names, open);
  if (!it || more.length > 0) return undefined;
  const others = names.filter((word) => find([word], [it]).length === 0);
  return others.length <= names.length - others.length ? it : undefined;
}
