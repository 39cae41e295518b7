import type { ListedUser } from '@encina/contract/users';
import { Plus, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readStored } from '../../../lib/storage.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { listProblem } from '../list-problem.ts';
import { useDeleteUser, useUserList } from '../users.queries.ts';
import { DeleteUser } from './delete-user.tsx';
import { PeopleLoading } from './people-states.tsx';
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
  const settled = useSettled(search);
  const users = useUserList(settled, readStored('adminId') ?? '');
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState('');
  const [leaving, setLeaving] = useState<ListedUser>();
  const remove = useDeleteUser();

  const erase = (user: ListedUser) => {
    setLeaving(undefined);
    remove.mutate(user.id, {
      onSuccess: () => showToast(`${user.name} ya no está en Encina`),
      onError: () =>
        showToast('Error al eliminar el usuario. Por favor, inténtalo de nuevo.', {
          kind: 'error',
        }),
    });
  };

  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          label="Buscar por nombre"
          value={search}
          onChange={setSearch}
          className="min-w-0 flex-1 basis-64"
        />
        <Button
          className="min-h-16 max-sm:flex-1"
          icon={<RotateCw aria-hidden />}
          busy={users.isRefetching && 'Actualizando…'}
          onClick={() => void users.refetch()}
        >
          Actualizar
        </Button>
        <Button
          variant="primary"
          className="max-sm:flex-1"
          icon={<Plus aria-hidden />}
          onClick={() => setCreating(true)}
        >
          Crear Nuevo Usuario
        </Button>
      </div>
      {users.isPending && <PeopleLoading />}
      {users.error && (
        <ErrorState
          title={listProblem(users.error)}
          retrying={users.isFetching}
          onRetry={() => void users.refetch()}
        />
      )}
      {users.data && !users.error && (
        <UserCards
          {...users.data}
          searching={settled !== ''}
          deleting={remove.isPending ? remove.variables : undefined}
          more={users.hasNextPage ? () => void users.fetchNextPage() : undefined}
          loadingMore={users.isFetchingNextPage}
          onDelete={setLeaving}
          actions={actions}
          onCreate={() => setCreating(true)}
        />
      )}
      {creating && (
        <CreateUser
          onClose={() => setCreating(false)}
          onCreated={(name) => {
            setCreating(false);
            setCreated(name);
          }}
        />
      )}
      {leaving && (
        <DeleteUser
          user={leaving}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => erase(leaving)}
        />
      )}
      <AlertDialog open={created !== ''} onClose={() => setCreated('')} title="Usuario creado">
        <p>Usuario "{created}" creado exitosamente</p>
      </AlertDialog>
    </>
  );
}
