import { useQueryClient } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useEffect } from 'react';
import { FamilyAlerts } from '../../features/alerts/components/family-alerts.tsx';
import { CallRequest } from '../../features/messages/components/call-request.tsx';
import { useOutboxSender } from '../../features/messages/conversation/use-outbox-sender.ts';
import { FamilyGuard } from '../../features/support/components/family-guard.tsx';
import { PausedNote } from '../../features/support/components/paused-note.tsx';
import { useOwnSupport } from '../../features/support/support.queries.ts';
import { fromChunk } from '../../lib/chunk.tsx';
import { useNavigation } from '../../lib/navigation.tsx';
import type { ViewParams } from '../../lib/views.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Header } from '../../ui/header.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import type { SupportedUser } from '../supported-user.ts';
import { SupportChoice } from './support-choice.tsx';
import { SUPPORT_PARTS } from './support-parts.ts';
import { SupportTiles } from './support-tiles.tsx';
import { SupportTools } from './support-tools.tsx';

const waiting = <Loading shapes={['h-60']} />;
const SupportPart = fromChunk(
  async () => (await import('./support-part.tsx')).SupportPart,
  waiting,
);

const SupportToday = fromChunk(
  async () => (await import('./support-today.tsx')).SupportToday,
  waiting,
);

const Conversation = fromChunk(
  async () => (await import('../../features/messages/conversation/conversation.tsx')).Conversation,
  waiting,
);

/** "Panel de Apoyo": what somebody may do for the person who is named on it, and see of her. */
export function SupportDashboard({ userId, part }: ViewParams<'support-dashboard'>) {
  const { backTo } = useNavigation();
  const session = useOwnSupport();
  const users = session.data?.users ?? [];
  const user = users.find(({ id }) => id === userId) ?? (users.length === 1 ? users[0] : undefined);
  useOutboxSender(session.data?.id);
  useForgottenWithConsent(user);
  const toPanel = () => backTo('support-dashboard', user ? { userId: user.id } : {});
  if (session.data && user && !user.paused && part === 'send') {
    return (
      <>
        <Conversation supportId={session.data.id} partner={user} onBack={toPanel} />
        <FamilyGuard />
      </>
    );
  }
  const place = part && SUPPORT_PARTS[part];
  const hue = place?.hue ?? 'plum';
  const Pictogram = place?.Pictogram ?? HeartHandshake;
  return (
    <div data-hue={hue} className="contents">
      <Header
        title={place?.title ?? 'Panel de Apoyo'}
        subtitle={place && user ? user.name : session.data && `Hola, ${session.data.name}`}
        hue={hue}
        pictogram={<Pictogram />}
        {...(part
          ? { back: { label: 'Volver', onBack: toPanel } }
          : {
              tools: (
                <SupportTools
                  session={session.data}
                  isChangeable={users.length > 1 && user !== undefined}
                />
              ),
            })}
      />
      <main className="mx-auto grid w-full max-w-page grid-cols-1 gap-6 px-4 py-6 sm:px-6">
        {session.isPending && waiting}
        {session.isError && !session.data && (
          <ErrorState
            title="No se pudieron cargar los datos."
            retrying={session.isFetching}
            onRetry={() => void session.refetch()}
          />
        )}
        {session.data && (
          <FamilyAlerts waiting={waiting}>
            <CallRequests supportId={session.data.id} users={users} />
            {user && !part && <Whom user={user} />}
            {!user && <SupportChoice users={users} />}
            {!user && <SupportToday users={users} />}
            {user?.paused && <PausedNote words={user.paused.words} />}
            {user && !user.paused && !part && <SupportTiles user={user} />}
            {user && !user.paused && part && part !== 'send' && (
              <SupportPart user={user} part={part} />
            )}
          </FamilyAlerts>
        )}
      </main>
      <FamilyGuard />
    </div>
  );
}

/** With her consent goes what this page knows of her: given again, it is asked for anew. */
function useForgottenWithConsent(user: SupportedUser | undefined) {
  const client = useQueryClient();
  const closed = user?.familyConsent === false ? user.id : undefined;
  useEffect(() => {
    if (closed === undefined) return;
    client.removeQueries({
      predicate: ({ queryKey: [, path, ...of] }) =>
        String(path).startsWith('/api/users/') && JSON.stringify(of).includes(closed),
    });
  }, [client, closed]);
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
