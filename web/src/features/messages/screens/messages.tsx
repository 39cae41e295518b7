import type { SupportMessage } from '@encina/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowUp, Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMunicipality, useTimeZone } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { counted } from '../../../lib/numbers.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { SelectedUser } from '../../../lib/views.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Header } from '../../../ui/header.tsx';
import { PostVan } from '../../../ui/scenes/post-van.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { MessageCard } from '../components/message-card.tsx';
import { letGo, useMarkSeen, useSupportMessages } from '../messages.queries.ts';

const HELP =
  'Aquí lees lo que te escribe tu familia. Puedes escucharlo, contestar con un toque y guardar las fotos.';

/** "Mensajes": what came from relatives and carers. What was shown here goes when the person leaves. */
export function Messages({ user }: { user: SelectedUser }) {
  const { backTo } = useNavigation();
  const phone = useMunicipality()?.phone;
  const timeZone = useTimeZone();
  const now = useNow();
  const query = useSupportMessages(user.id);
  const { shown, news, isNew, showAll } = useShown(user.id, query.data);
  return (
    <div data-hue="rose" className="contents">
      <Header
        title="Mensajes"
        hue="rose"
        pictogram={<Mail />}
        back={{ label: 'Volver al inicio', onBack: () => backTo('user-menu', { user }) }}
        help={{ words: HELP, phone }}
      />
      <main className="mx-auto grid w-full max-w-[60rem] grid-cols-1 gap-5 px-4 py-6 sm:px-6">
        {query.isPending && (
          <Loading>
            <Skeleton className="h-72" />
          </Loading>
        )}
        {query.isError && !query.data && (
          <ErrorState
            title="No se pudieron cargar los mensajes."
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {news > 0 && (
          <Button
            variant="primary"
            size="large"
            icon={<ArrowUp aria-hidden />}
            onClick={() => {
              showAll();
              window.scrollTo({ top: 0 });
            }}
          >
            Ver {counted(news, 'mensaje que acaba de llegar', 'mensajes que acaban de llegar')}
          </Button>
        )}
        {query.data && shown.length === 0 && news === 0 && (
          <EmptyState scene={<PostVan />} title="No hay mensajes">
            <p>Cuando alguien de tu familia te escriba, lo verás aquí.</p>
          </EmptyState>
        )}
        {shown.length > 0 && (
          <p className="text-ink-soft">
            Al salir se borran los que ya has visto. Guarda antes las fotos que quieras.
          </p>
        )}
        {shown.map((message) => (
          <MessageCard
            key={message.id}
            userId={user.id}
            message={message}
            isNew={isNew(message.id)}
            now={now}
            timeZone={timeZone}
          />
        ))}
      </main>
    </div>
  );
}

/**
 * What is on the page. A poll never moves it: what comes meanwhile waits until it is asked for, and stays when the
 * person leaves without having seen it.
 */
function useShown(userId: string, list: readonly SupportMessage[] | undefined) {
  const client = useQueryClient();
  const { mutate: markSeen } = useMarkSeen(userId);
  const [ids, setIds] = useState<readonly string[]>();
  const [fresh] = useState(() => new Set<string>());
  const onPage = useRef<readonly string[]>([]);
  const isReady = list !== undefined;
  const show = () => setIds(list?.map(({ id }) => id) ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the first list that comes
  useEffect(() => {
    if (isReady) show();
  }, [isReady]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for all that is put on the page
  useEffect(() => {
    if (!ids) return;
    onPage.current = ids;
    const unseen = list?.filter(({ id, seen }) => !seen && ids.includes(id)) ?? [];
    for (const { id } of unseen) fresh.add(id);
    if (unseen.length > 0) markSeen(unseen.map(({ id }) => id));
  }, [ids]);
  useEffect(
    () => () => {
      // A failure leaves them where they are, for the next visit.
      const seen = [...onPage.current].slice(0, 200);
      if (seen.length > 0) letGo(client, userId, seen).catch(() => undefined);
    },
    [client, userId],
  );
  const shown = list?.filter(({ id }) => ids?.includes(id)) ?? [];
  return {
    shown,
    news: ids ? (list?.length ?? 0) - shown.length : 0,
    isNew: (id: string) => fresh.has(id),
    showAll: show,
  };
}
