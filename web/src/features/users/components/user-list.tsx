import type { ListedUser, PeopleFilter } from '@encina/contract/users';
import { Plus } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { readStored } from '../../../lib/storage.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { listProblem } from '../list-problem.ts';
import { isLong, useDeleteUser, useUserList } from '../users.queries.ts';
import { DeleteUser } from './delete-user.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleFound, PeopleSearch } from './people-search.tsx';
import type { RowActions } from './user-row.tsx';
import { UserRows } from './user-rows.tsx';

const CreateUser = dialogFromChunk(async () => (await import('./create-user.tsx')).CreateUser);

const AWAY_NOTE = 'Solo de quienes comparten su participación con el ayuntamiento.';

interface UserListProps {
  /** A name to look for at first. */
  searched?: string;
  Actions: RowActions;
}

/** The administrator's people: find, create, erase. */
export function UserList({ searched = '', Actions }: UserListProps) {
  return <Found {...useFinding(searched)} Actions={Actions} />;
}

/** Kept as it is while fifty more rows are made bit by bit: a letter that is typed meanwhile does not wait for them. */
const Found = memo(function Found({
  users,
  settled,
  search,
  setSearch,
  filters,
  setFilters,
  Actions,
}: ReturnType<typeof useFinding> & Pick<UserListProps, 'Actions'>) {
  const [creating, setCreating] = useState(false);
  const erasing = useErasing();
  // Whoever was made is shown, whatever was looked for before; alone only where she might not stand on the first page.
  const show = (name: string) => {
    const isWhole = search === '' && filters.length === 0 && users.data !== undefined;
    setSearch(isWhole && !isLong(users.data.total + 1) ? '' : name);
    setFilters([]);
  };

  return (
    <>
      <PeopleSearch
        label="Buscar por nombre o teléfono"
        search={search}
        onSearch={setSearch}
        query={users}
      >
        <Button
          variant="primary"
          className="max-sm:flex-1"
          icon={Plus}
          onClick={() => setCreating(true)}
        >
          Crear Nuevo Usuario
        </Button>
      </PeopleSearch>
      <PeopleFilters value={filters} onChange={setFilters} />
      <PeopleFound query={users} problem={listProblem}>
        {(found) => (
          <UserRows
            {...found}
            searching={settled !== ''}
            note={filters.includes('away') && AWAY_NOTE}
            onUnfilter={filters.length > 0 ? () => setFilters([]) : undefined}
            Actions={Actions}
            onDelete={erasing.ask}
            deleting={erasing.id}
            onCreate={() => setCreating(true)}
          />
        )}
      </PeopleFound>
      <Creating isOpen={creating} onEnd={() => setCreating(false)} onCreated={show} />
      {erasing.question}
    </>
  );
});

/** What is looked for, and who is found. */
function useFinding(searched: string) {
  const [search, setSearch] = useState(searched);
  const [filters, setFilters] = useState<readonly PeopleFilter[]>([]);
  const settled = useDebounced(search);
  const found = useUserList({ search: settled, filters, adminId: readStored('adminId') ?? '' });
  const users = useDeferredValue(found);
  return { users, settled, search, setSearch, filters, setFilters };
}

/** Creates a person, and says so when her dialog is gone. */
function Creating({
  isOpen,
  onEnd,
  onCreated,
}: {
  isOpen: boolean;
  onEnd: () => void;
  onCreated: (name: string) => void;
}) {
  const [created, setCreated] = useState('');
  const tell = (name: string) => {
    onEnd();
    setCreated(name);
    onCreated(name);
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

/** Erases a person once it was asked, and says what came of it. */
function useErasing() {
  const { mutate, isPending, variables } = useDeleteUser();
  const [leaving, ask] = useState<ListedUser>();
  const stop = () => ask(undefined);
  const erase = ({ id, name }: ListedUser) => {
    stop();
    mutate(id, {
      onSuccess: () => showToast(`${name} ya no está en Encina`),
      onError: () =>
        showToast('Error al eliminar el usuario. Por favor, inténtalo de nuevo.', {
          kind: 'error',
        }),
    });
  };
  return {
    id: isPending ? variables : undefined,
    ask,
    question: leaving && (
      <DeleteUser user={leaving} onClose={stop} onConfirm={() => erase(leaving)} />
    ),
  };
}
