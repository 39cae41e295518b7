import { chance } from '../../support/chance.ts';
import { KINDS, type Kind, type Rates } from './day.ts';

/** Somebody asks for something at a moment that nothing moves. */
export interface Arrival {
  /** In ms from the beginning. */
  readonly at: number;
  readonly kind: Kind;
  /** Which of the people. */
  readonly person: number;
}

/** A stretch of the day, at the pace that it has. */
export interface Stretch {
  readonly seconds: number;
  /** Requests a second of one person. */
  readonly rates: Rates;
}

/** Who asks what when, over these stretches one after the other; the same at every call. */
export function arrivalsOf(stretches: readonly Stretch[], people: number): Arrival[] {
  const random = chance(people);
  const all: Arrival[] = [];
  let begin = 0;
  for (const { seconds, rates } of stretches) {
    for (const kind of Object.keys(KINDS) as Kind[]) {
      const wanted = rates[kind] * people * seconds;
      // Of what is rare, a part of one comes now and then.
      const count = Math.floor(wanted + random());
      const first = Math.floor(random() * people);
      for (let number = 0; number < count; number += 1) {
        const at = begin + ((number + random()) / count) * seconds * 1_000;
        // One after the other: nobody asks twice while others have not asked once.
        all.push({ at, kind, person: (first + number) % people });
      }
    }
    begin += seconds * 1_000;
  }
  return all.sort((a, b) => a.at - b.at);
}
