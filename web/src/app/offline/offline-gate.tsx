import { extraFromChunk } from '../../lib/chunk.tsx';
import { useSnapshot } from '../../lib/navigation.tsx';
import { readStored } from '../../lib/storage.ts';
import { personIn } from '../../lib/views.ts';

const Offline = extraFromChunk(async () => (await import('./offline.tsx')).Offline);

/** Wherever a person is in, and where something of one is kept from before. */
export function OfflineGate() {
  const person = personIn(useSnapshot().entry.location);
  const isNothingKept = readStored('keptFor') === null && readStored('hasLeft') === null;
  if (!person && isNothingKept) return null;
  return <Offline user={person} />;
}
