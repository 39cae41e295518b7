import type { Memory } from '@encina/contract/media';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';

const UploadDialog = dialogFromChunk(
  async () => (await import('./upload-dialog.tsx')).UploadDialog,
);
const EditMemory = dialogFromChunk(async () => (await import('./edit-memory.tsx')).EditMemory);
const RemoveMemory = dialogFromChunk(
  async () => (await import('./remove-memory.tsx')).RemoveMemory,
);
const opening = () => import('./open-memory.tsx');
const OpenMemory = dialogFromChunk(async () => (await opening()).OpenMemory);
const OpenThisDay = dialogFromChunk(async () => (await opening()).OpenThisDay);
const ShowPhotos = dialogFromChunk(async () => (await opening()).ShowPhotos);

/** What a person does over her gallery, one thing at a time. */
export type GalleryTask =
  | { task: 'upload' | 'show' }
  | { task: 'today'; first: string }
  | { task: 'view' | 'remove' | 'edit'; memory: Memory };

/** The dialog of what is open, and none where nothing is. */
export function GalleryDialog({
  userId,
  kind,
  open,
  onOpen,
}: {
  userId: string;
  /** The kind that the gallery is filtered by: whoever steps on from a memory stays within it. */
  kind: Memory['kind'] | undefined;
  open: GalleryTask | undefined;
  onOpen: (next: GalleryTask | undefined) => void;
}) {
  const close = () => onOpen(undefined);
  const edit = (memory: Memory) => onOpen({ task: 'edit', memory });
  switch (open?.task) {
    case undefined:
      return null;
    case 'upload':
      return <UploadDialog userId={userId} onClose={close} />;
    case 'show':
      return <ShowPhotos userId={userId} onClose={close} />;
    case 'today':
      return <OpenThisDay userId={userId} first={open.first} onEdit={edit} onClose={close} />;
    case 'view':
      return (
        <OpenMemory
          userId={userId}
          kind={kind}
          first={open.memory.id}
          onEdit={edit}
          onClose={close}
        />
      );
    case 'edit':
      return (
        <EditMemory
          memory={open.memory}
          onClose={() => onOpen({ task: 'view', memory: open.memory })}
        />
      );
    case 'remove':
      return <RemoveMemory memory={open.memory} onClose={close} />;
  }
}
