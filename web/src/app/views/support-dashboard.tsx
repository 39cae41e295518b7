import { HeartHandshake, LogOut, UserRoundCog, UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CallRequest } from '../../features/messages/components/call-request.tsx';
import { PausedNote } from '../../features/support/components/paused-note.tsx';
import { useOwnSupport, useSupportLogout } from '../../features/support/support.queries.ts';
import { isRefusal } from '../../lib/api-error.ts';
import { fromChunk } from '../../lib/chunk.tsx';
import { useNavigation } from '../../lib/navigation.tsx';
import { forgetStored } from '../../lib/storage.ts';
import type { ViewParams } from '../../lib/views.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { dialogFromChunk } from '../../ui/dialog-from-chunk.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Header } from '../../ui/header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { SupportChoice } from './support-choice.tsx';
import { SupportTiles } from './support-tiles.tsx';
import type { SupportedUser } from './supported-user.ts';

const AccountDialog = dialogFromChunk(
  async () => (await import('../../features/account/components/account-dialog.tsx')).AccountDialog,
);

const waiting = (
  <Loading>
    <Skeleton className="h-60" />
  </Loading>
);
const SupportPart = fromChunk(
  async () => (await import('./support-part.tsx')).SupportPart,
  waiting,
);

const SupportToday = fromChunk(
  async () => (await import('./support-today.tsx')).SupportToday,
  waiting,
);

const TITLES = {
  send: 'Enviar mensaje',
  metrics: 'Métricas',
  reminders: 'Recordatorios',
  memories: 'Recuerdos',
} as const;

/** "Panel de Apoyo": what somebody may do for the person who is named on it, and see of her. */
export function SupportDashboard({ userId, part }: ViewParams<'support-dashboard'>) {
  const { backTo } = useNavigation();
  const { session, isOver } = useOwnSession();
  const users = session.data?.users ?? [];
  const user = users.find(({ id }) => id === userId) ?? (users.length === 1 ? users[0] : undefined);
  const home = user ? { userId: user.id } : {};
  return (
    <div data-hue="plum" className="contents">
      <Header
        title={part ? TITLES[part] : 'Panel de Apoyo'}
        subtitle={session.data && `Hola, ${session.data.name}`}
        hue="plum"
        pictogram={<HeartHandshake />}
        {...(part
          ? { back: { label: 'Volver', onBack: () => backTo('support-dashboard', home) } }
          : {})}
        tools={<Tools isChangeable={user !== undefined && users.length > 1 && !part} />}
      />
      <main className="mx-auto grid w-full max-w-page grid-cols-1 gap-6 px-4 py-6 sm:px-6">
        {session.isPending && waiting}
        {session.isError && !session.data && !isOver && (
          <ErrorState
            title="No se pudieron cargar los datos."
            retrying={session.isFetching}
            onRetry={() => void session.refetch()}
          />
        )}
        {session.data && <CallRequests supportId={session.data.id} users={users} />}
        {user && <Whom user={user} />}
        {session.data && !user && <SupportChoice users={users} />}
        {session.data && !user && <SupportToday users={users} />}
        {user?.paused && <PausedNote words={user.paused.words} />}
        {user && !user.paused && !part && <SupportTiles user={user} />}
        {session.data && user && !user.paused && part && (
          <SupportPart supportId={session.data.id} user={user} part={part} />
        )}
      </main>
    </div>
  );
}

/** The session whose panel this is; one that is over leads to where the next begins. */
function useOwnSession() {
  const { restart } = useNavigation();
  const session = useOwnSupport();
  const isOver = isRefusal(session.error, 401);
  useEffect(() => {
    if (!isOver) return;
    forgetStored('supportName');
    restart('support-login');
  }, [isOver, restart]);
  return { session, isOver };
}

/** The ways out of the panel: to another person where there is one, and out of the session. */
function Tools({ isChangeable }: { isChangeable: boolean }) {
  const { restart, go } = useNavigation();
  const logout = useSupportLogout();
  const [isOpen, setOpen] = useState(false);
  const leave = () => logout.mutate(undefined, { onSettled: () => restart('landing') });
  return (
    <>
      <Button icon={<UserRoundCog aria-hidden />} onClick={() => setOpen(true)}>
        Mi cuenta
      </Button>
      {isOpen && <AccountDialog kind="support" onClose={() => setOpen(false)} />}
      {isChangeable && (
        <Button icon={<UsersRound aria-hidden />} onClick={() => go('support-dashboard', {})}>
          Cambiar de persona
        </Button>
      )}
      <Button icon={<LogOut aria-hidden />} busy={logout.isPending && 'Saliendo…'} onClick={leave}>
        Cerrar Sesión
      </Button>
    </>
  );
}

/** Whoever wants to be called, whomever the panel is about just now. */
function CallRequests({
  supportId,
  users,
}: {
  supportId: string;
  users: readonly SupportedUser[];
}) {
  return users.map(
    (user) =>
      user.call && <CallRequest key={user.id} supportId={supportId} user={user} call={user.call} />,
  );
}

/** Always in sight, so that nobody writes to the wrong parent. */
function Whom({ user }: { user: SupportedUser }) {
  return (
    <section
      aria-label="A quién acompañas"
      className="flex flex-wrap items-center gap-4 rounded-2xl bg-card p-4 shadow-card"
    >
      <Avatar id={user.id} name={user.name} photo={user.photo} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-ink-soft">Acompañas a</p>
        <h2 className="wrap-anywhere">{user.name}</h2>
      </div>
    </section>
  );
}
