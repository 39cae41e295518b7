import { readStored, writeStored } from './storage.ts';

const SEVERAL = 'several';

/** Remembers who has entered on this device. */
export function noteEntry(userId: string): void {
  const known = readStored('onlyPerson');
  if (known !== userId) writeStored('onlyPerson', known === null ? userId : SEVERAL);
}

/** Whether nobody but this person has ever entered here: then "Salir" is hardly what she means. */
export const isHersAlone = (userId: string): boolean => readStored('onlyPerson') === userId;
