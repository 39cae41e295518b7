/** What this device remembers. The names are the product's own and other versions read them. */
export interface StoredValues {
  /** Who is in as staff. Her session itself is a cookie that no script can read. */
  adminId: string;
  /** The same id under its older name, read where there is no `municipalityId`. */
  selectedMunicipality: string;
  municipalityId: string;
  /** What that town was called when it was last asked: its start screen may come before any answer. */
  townName: string;
  /** What the page shows. */
  theme: 'dark' | 'light';
  /** What it showed before the person who is in came with her own. */
  tabletTheme: 'dark' | 'light' | 'system';
  /** Who entered last on this tablet: ids with commas between, the very last first. */
  lastPeople: string;
  /** Name of the relative or carer who came in on this device. */
  supportName: string;
  /** Staff did not want to see what is to be done first. */
  firstSteps: 'hidden';
  /** This tablet stands somewhere and stays on. */
  stand: 'on';
  /** The id of the only person who ever entered on this device, or `several`. */
  onlyPerson: string;
  /** How a person likes to play on this device. */
  [pace: `pace:${string}`]: 'timed' | 'unhurried';
  /** A round of a person that is not over, as JSON. */
  [round: `round:${string}`]: string;
  /** The local day on which a person did not want to say how she is. */
  [mood: `mood:${string}`]: string;
  /** How often a person left her messages and was asked first, on this device. */
  [leavings: `leavings:${string}`]: string;
  /** What a relative has begun to write to a person, by who writes to whom. */
  [draft: `draft:${string}`]: string;
  /** The id of the person of whom this device keeps something, until she leaves. */
  keptFor: string;
  /** The id of a person who has left where nobody answered: her session has to be ended there too. */
  hasLeft: string;
  /** What of a person's time the server has not got yet, as JSON. */
  [activity: `activity:${string}`]: string;
  /** Whether a person wants to be told on this device while Encina is closed. */
  [push: `push:${string}`]: 'on';
}
export type StorageKey = keyof StoredValues;

/** Where the browser refuses storage (private windows, blocked cookies), memory lasts as long as the page. */
const memory = new Map<string, string>();

function area(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function readStored<K extends StorageKey>(key: K): StoredValues[K] | null {
  try {
    const kept = memory.get(key) ?? area()?.getItem(key) ?? null;
    return kept as StoredValues[K] | null;
  } catch {
    return null;
  }
}

export function writeStored<K extends StorageKey>(key: K, value: StoredValues[K]): void {
  try {
    const storage = area();
    if (!storage) throw new Error('no storage');
    storage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function forgetStored(key: StorageKey): void {
  memory.delete(key);
  try {
    area()?.removeItem(key);
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

/** The municipality in use: `municipalityId`, else `selectedMunicipality`. */
export function storedMunicipalityId(): string | null {
  return readStored('municipalityId') || readStored('selectedMunicipality') || null;
}

export function chooseMunicipality(id: string): void {
  if (id !== storedMunicipalityId()) forgetStored('townName');
  writeStored('municipalityId', id);
  writeStored('selectedMunicipality', id);
}
