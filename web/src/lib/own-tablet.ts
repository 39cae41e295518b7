import { readStored, writeStored } from './storage.ts';

const SEVERAL = 'several';

/** Remembers who has entered on this device. */
export function noteEntry(userId: string): void {
  const known = readStored('onlyPerson');
  if (known !== userId) writeStored('onlyPerson', known === null ? userId : SEVERAL);
}

/** The id of the one person who ever entered on this device; undefined where nobody did, or several. */
export function onlyPersonHere(): string | undefined {
  const known = readStored('onlyPerson');
  return known === null || known === SEVERAL ? undefined : known;
}

/**
 * Whether this tablet is of this person alone: then "Salir" is hardly what she means. So it is where the town has tied it
 * to her, whoever came in once to help, and where nobody but her has ever entered.
 * @param tiedTo the people to whom the town has tied it
 */
export const isHersAlone = (userId: string, tiedTo: readonly string[]): boolean =>
  (tiedTo.length === 1 && tiedTo[0] === userId) || readStored('onlyPerson') === userId;
