import { useStand } from '../features/stand/stand.ts';
import { extraFromChunk } from '../lib/chunk.tsx';

const Stand = extraFromChunk(
  async () => (await import('../features/stand/components/stand.tsx')).Stand,
);

/** Where this device is a tablet that stays on, whoever is in. */
export function StandGate() {
  return useStand() && <Stand />;
}
