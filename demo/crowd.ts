import { MEN, SURNAMES, WOMEN } from './data/names.ts';
import type { Consent, Person } from './data/person.ts';
import { type Random, random } from './random.ts';

const faces = (kind: string) => Array.from({ length: 20 }, (_, i) => `${kind}-${i + 1}.webp`);
/** Files that the crowd shares. */
const FACES = { women: faces('woman'), men: faces('man') };

const CONSENTS: readonly (readonly Consent[])[] = [
  [],
  ['family'],
  ['municipal'],
  ['family', 'municipal'],
];

/** People without a story, as many as the town of the crowded preset needs. */
export function crowd(count: number): Person[] {
  const dice = random('crowd');
  return Array.from({ length: count }, (_, i) => {
    const isWoman = dice.chance(0.6);
    return passerBy(dice, i, isWoman, isWoman ? FACES.women : FACES.men);
  });
}

function passerBy(dice: Random, i: number, isWoman: boolean, faces: readonly string[]): Person {
  const first = dice.some(isWoman ? WOMEN : MEN, dice.chance(0.2) ? 2 : 1).join(' ');
  const seen = dice.between(0, 28);
  const games = dice.between(0, 12);
  return {
    key: `crowd-${i}`,
    name: `${first} ${dice.some(SURNAMES, 2).join(' ')}`,
    age: dice.between(70, 96),
    consents: dice.pick(CONSENTS),
    joined: dice.between(30, 390),
    ...(dice.chance(0.04) ? { inactive: true as const } : {}),
    ...(dice.chance(0.6) ? { face: dice.pick(faces) } : {}),
    ...(dice.chance(0.9)
      ? {
          life: {
            seen,
            habit: 0.3,
            games,
            lastGame: seen,
            reminders: dice.between(0, 4),
            messages: 0,
            memories: 0,
          },
        }
      : {}),
  };
}
