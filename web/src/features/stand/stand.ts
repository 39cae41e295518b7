import { forgetStored, readStored, writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';

/** "Tableta siempre encendida": of this device, whoever is in. */
const stand = createStore(readStored('stand') === 'on');

export const useStand = stand.use;

export function setStand(isOn: boolean): void {
  if (isOn) writeStored('stand', 'on');
  else forgetStored('stand');
  stand.set(isOn);
}
