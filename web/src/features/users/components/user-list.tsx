import type { ListedUser } from '@encina/contract/users';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readStored } from '../../../lib/storage.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { listProblem } from '../list-problem.ts';
import { useDeleteUser, useUserList } from '../users.queries.ts';
import { DeleteUser } from './delete-user.tsx';
import { PeopleFound, PeopleSearch } from './people-search.tsx';
import { UserCards } from './user-cards.tsx';

const CreateUser = dialogFromChunk(async () => (await import('./create-user.tsx')).CreateUser);

/** The administrator's people: find, create, erase. */
export function UserList({
  searched = '',
  actions,
}: {
  /** A name to look for at first. */
  searched?: string;
  actions: (user: ListedUser) => ReactNode;
}) {
  const [search, setSearch] = useState(searched);
  const settled = useDebounced(search);
  const users = useUserList(settled, readStored('adminId') ?? '');
  const [creating, setCreating] = useState(false);
  const [leaving, setLeaving] = useState<ListedUser>();
  const remove = useErasing();

  return (
    <>
      <PeopleSearch search={search} onSearch={setSearch} query={users}>
        <Button
          variant="primary"
          className="max-sm:flex-1"
          icon={<Plus aria-hidden />}
          onClick={() => setCreating(true)}
        >
          Crear Nuevo Usuario
        </Button>
      </PeopleSearch>
      <PeopleFound query={users} problem={listProblem}>
        {(found) => (
          <UserCards
            {...found}
            searching={settled !== ''}
            deleting={remove.erasing}
            onDelete={setLeaving}
            actions={actions}
            onCreate={() => setCreating(true)}
          />
        )}
      </PeopleFound>
      <Creating isOpen={creating} onEnd={() => setCreating(false)} />
      {leaving && (
        <DeleteUser
          user={leaving}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined);
            remove.erase(leaving);
          }}
        />
      )}
    </>
  );
}

/** Creates a person, and says so when her dialog is gone. */
function Creating({ isOpen, onEnd }: { isOpen: boolean; onEnd: () => void }) {
  const [created, setCreated] = useState('');
  const tell = (name: string) => {
    onEnd();
    setCreated(name);
  };
  return (
    <>
      {isOpen && <CreateUser onClose={onEnd} onCreated={tell} />}
      <AlertDialog open={created !== ''} onClose={() => setCreated('')} title="Usuario creado">
        <p>Usuario "{created}" creado exitosamente</p>
      </AlertDialog>
    </>
  );
}

/** Erases a person, and says what came of it. */
function useErasing() {
  const { mutate, isPending, variables } = useDeleteUser();
  const erase = ({ id, name }: ListedUser) =>
    mutate(id, {
      onSuccess: () => showToast(`${name} ya no está en Encina`),
      onError: () =>
        showToast('Error al eliminar el usuario. Por favor, inténtalo de nuevo.', {
          kind: 'error',
        }),
    });
  return { erase, erasing: isPending ? variables : undefined };
}
