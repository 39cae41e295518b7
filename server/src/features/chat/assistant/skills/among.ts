import { clausesOf } from '../../understanding/clauses.ts';
import type { Part } from '../../understanding/clock-words.ts';
import { isAt } from '../finding.ts';
import { contentWords, likest } from '../matching.ts';
import { wall } from '../occurrence.ts';
import type { Target } from '../target.ts';
import { rephrased, type Turn } from '../turn.ts';

/** Which of several she means, by what she says now. */

/** Those of the day and the part of it that she names; all of them where she names none. */
export function thereIn<T extends Pick<Target, 'occurrence'>>(
  { when: { date, part } }: Pick<Turn, 'when'>,
  some: readonly T[],
): readonly T[] {
  return some.filter(
    (it) =>
      (!date || wall(it).toPlainDate().equals(date)) && (!part || isInPart(wall(it).hour, part)),
  );
}

const isInPart = (hour: number, part: Part): boolean =>
  part === 'manana' || part === 'madrugada' ? hour < 14 : hour >= 14;

export function likestAt({ said, when }: Turn, among: readonly Target[]): readonly Target[] {
  const byName = likest(contentWords(said), among);
  const some = byName.length > 0 ? byName : among;
  const { time } = when;
  if (time) return some.filter((it) => wall(it).toPlainTime().equals(time));
  return when.date || when.part ? thereIn({ when }, some) : byName;
}

/** "La del corazón a las diez", "la de la noche, póngala a las diez": which one, and when instead. */
export function whichAndWhen(among: readonly Target[], turn: Turn) {
  const { text } = turn.said;
  const clauses = clausesOf(text);
  const apart = clauses.map((one, at) => ({
    which: rephrased(turn, one),
    when: clauses.filter((_, i) => i !== at).join(', '),
  }));
  for (const { which, when } of [...apart, { which: turn, when: text }]) {
    const isWhole = when === text;
    const [it, ...more] = isWhole ? likest(contentWords(turn.said), among) : likestAt(which, among);
    const to = rephrased(turn, when).when;
    if (it && more.length === 0 && to.time && !isAt(it, to)) return { it, when };
  }
  return undefined;
}
