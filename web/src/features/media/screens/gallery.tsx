import { Images, Play, Plus } from 'lucide-react';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { usePersonHeader } from '../../../lib/use-person-header.ts';
import type { SelectedUser } from '../../../lib/views.ts';
import { Button } from '../../../ui/button.tsx';
import type { Callbacks } from '../../../ui/callbacks.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Header } from '../../../ui/header.tsx';
import { Courtyard } from '../../../ui/scenes/courtyard.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { GalleryDialog, type GalleryTask } from '../components/gallery-dialog.tsx';
import { MemoryGrid } from '../components/memory-grid.tsx';
import { OnThisDay } from '../components/on-this-day.tsx';
import { UploadsStrip } from '../components/uploads-strip.tsx';
import {
  memoriesOf,
  useMemories,
  useOnThisDay,
  useReloadMemories,
  useReloadWhenSeen,
} from '../media.queries.ts';
import { FAILED, onUploads, useUploads } from '../upload/upload-queue.ts';

const HELP =
  'Aquí guardas tus fotos, tus vídeos y tu voz. Toca uno para verlo en grande, o sube otro.';

const FILTERS = [
  { value: 'all', kind: undefined, label: 'Todos', none: 'Todavía no tienes recuerdos' },
  { value: 'image', kind: 'image', label: 'Fotos', none: 'Todavía no tienes fotos' },
  { value: 'video', kind: 'video', label: 'Videos', none: 'Todavía no tienes vídeos' },
] as const;
type Filter = (typeof FILTERS)[number];

/** "Mis Recuerdos": what a person keeps, to look at, to listen to, and to add to. */
export function Gallery({ user }: { user: SelectedUser }) {
  const header = usePersonHeader(user, HELP);
  const [filter, setFilter] = useState<Filter['value']>('all');
  const [open, setOpen] = useState<GalleryTask>();
  // Bit by bit: the card under her finger answers before the dialog is made.
  const show = (next: GalleryTask | undefined) =>
    startTransition(() => {
      if (next) forget();
      setOpen(next);
    });
  useReloadWhenSeen();
  const { uploads, landed, forget } = useOwnUploads(user.id, filter === 'all');
  const kind = FILTERS.find(({ value }) => value === filter)?.kind;

  return (
    <div data-hue="plum" className="contents">
      <Header title="Mis Recuerdos" hue="plum" pictogram={<Images />} {...header} />
      <main className="mx-auto grid w-full max-w-page gap-6 px-4 py-6 sm:px-6">
        <Actions
          user={user}
          onUpload={() => {
            // What comes is seen where it lands, whatever it is.
            setFilter('all');
            show({ task: 'upload' });
          }}
          onShow={() => show({ task: 'show' })}
        />
        <UploadsStrip uploads={uploads} />
        <ThisDay user={user} onOpen={(first) => show({ task: 'today', first })} />
        <Tabs
          label="Qué recuerdos"
          value={filter}
          onChange={(next) => {
            forget();
            setFilter(next);
          }}
          items={FILTERS.map(({ none, ...it }) => ({
            value: it.value,
            label: it.label,
            panel: (
              <MemoryGrid
                userId={user.id}
                kind={it.kind}
                landed={landed}
                empty={<Nothing title={none} />}
                onOpen={(memory) => show({ task: 'view', memory })}
                onRemove={(memory) => show({ task: 'remove', memory })}
              />
            ),
          }))}
        />
      </main>
      <GalleryDialog userId={user.id} kind={kind} open={open} onOpen={show} />
    </div>
  );
}

/**
 * Puts what has just been kept among the rest, and says what could not be. The view goes to the last one, unless she has
 * moved on from where it is said how far it is.
 */
function useOwnUploads(userId: string, showsAll: boolean) {
  const reload = useEffectEvent(useReloadMemories());
  const [landed, setLanded] = useState<string>();
  const land = useEffectEvent((id: string) => {
    const isAtTop = window.scrollY < window.innerHeight / 2;
    if (showsAll && isAtTop && !document.querySelector('[role=dialog]')) setLanded(id);
  });
  useEffect(() => {
    onUploads(
      async ({ id }, isLast) => {
        await reload();
        if (isLast) land(id);
      },
      () => showToast(FAILED, { kind: 'error' }),
    );
  }, []);
  return { uploads: useUploads(userId), landed, forget: () => setLanded(undefined) };
}

function Actions({
  user,
  onUpload,
  onShow,
}: { user: SelectedUser } & Callbacks<'onUpload' | 'onShow'>) {
  // Of those that are loaded: enough to know whether there is something to show.
  const photos = memoriesOf(useMemories(user.id).data).filter(({ kind }) => kind === 'image');
  return (
    <div className="flex flex-wrap gap-3 max-sm:grid">
      <Button variant="primary" size="large" icon={Plus} onClick={onUpload}>
        Subir Recuerdo
      </Button>
      {photos.length > 1 && (
        <Button size="large" icon={Play} onClick={onShow}>
          Ver las fotos seguidas
        </Button>
      )}
    </div>
  );
}

function ThisDay({ user, onOpen }: { user: SelectedUser; onOpen: (first: string) => void }) {
  const { data = [] } = useOnThisDay(user.id);
  return <OnThisDay userId={user.id} memories={data} onOpen={onOpen} />;
}

function Nothing({ title }: { title: string }) {
  return (
    <EmptyState scene={<Courtyard />} title={title}>
      <p>Toca «Subir Recuerdo» para guardar el primero.</p>
    </EmptyState>
  );
}
