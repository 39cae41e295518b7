import type { Memory } from '@encina/contract/media';
import { useState } from 'react';
import { MemoryGrid } from '../../features/media/components/memory-grid.tsx';
import { useMemories, useReloadWhenSeen } from '../../features/media/media.queries.ts';
import { dialogFromChunk } from '../../ui/dialog-from-chunk.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/loaded.tsx';
import { Courtyard } from '../../ui/scenes/courtyard.tsx';
import type { SupportedUser } from '../supported-user.ts';

const OpenMemory = dialogFromChunk(
  async () => (await import('../../features/media/components/open-memory.tsx')).OpenMemory,
);

/** A person's memories, to be looked at and not changed. */
export function FamilyMemories({ user }: { user: SupportedUser }) {
  const [open, setOpen] = useState<Memory>();
  const memories = useMemories(user.id);
  useReloadWhenSeen();
  if (memories.error) return <LoadError query={memories} />;
  return (
    <div data-hue="plum">
      <MemoryGrid
        userId={user.id}
        isAlbum
        empty={<EmptyState scene={<Courtyard />} title="Todavía no tiene recuerdos" />}
        onOpen={setOpen}
      />
      {open && (
        <OpenMemory
          userId={user.id}
          kind={undefined}
          first={open.id}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
