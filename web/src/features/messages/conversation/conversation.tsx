import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PostVan } from '../../../ui/scenes/post-van.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { useConversation } from '../conversation.queries.ts';
import { Composer } from './composer.tsx';
import { ConversationHeader, type ConversationProps } from './conversation-header.tsx';
import { ConversationLog } from './conversation-log.tsx';
import { entriesOf } from './entries.ts';
import { useOutbox, useSentCount } from './outbox.ts';
import { useComposing } from './use-composing.ts';
import { useConversationRead } from './use-conversation-read.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';

/** What goes between a relative and one of her people: the newest below, and below that where one writes. */
export function Conversation({ supportId, partner, onBack }: ConversationProps) {
  const { id: userId, name } = partner;
  const query = useConversation(supportId, userId);
  const messages = query.data?.pages.flatMap(({ items }) => items);
  const outbox = useOutbox().filter((it) => it.supportId === supportId && it.userId === userId);
  const entries = entriesOf(messages ?? [], outbox);
  const { isAtEnd, goToEnd } = useStayAtEnd(entries[0]?.key, entries.at(-1)?.key);
  const note = useSentNote(outbox.length);
  const composing = useComposing(supportId, userId, goToEnd);
  useConversationRead(supportId, userId, messages);
  return (
    <div data-hue="rose" className="contents">
      <ConversationHeader supportId={supportId} partner={partner} onBack={onBack} />
      <main className="mx-auto flex w-full max-w-text flex-1 flex-col gap-4 px-3 pt-4 sm:px-6">
        <div className="grid grid-cols-1 gap-4">
          <Older query={query} />
          {query.isPending && <Coming />}
          {query.isError && !query.data && (
            <ErrorState
              title="No se pudieron cargar los mensajes."
              retrying={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          )}
          {messages && entries.length === 0 && (
            <EmptyState scene={<PostVan />} title="Todavía no os habéis escrito">
              <p>El primer mensaje hará ilusión.</p>
            </EmptyState>
          )}
          <ConversationLog entries={entries} supportId={supportId} name={name} />
          <SentNote isSent={note.isSent} />
        </div>
        <Composer
          name={name}
          composing={{ ...composing, write: note.forgottenBy(composing.write) }}
          onEnd={isAtEnd ? undefined : goToEnd}
        />
      </main>
    </div>
  );
}

function Older({ query }: { query: ReturnType<typeof useConversation> }) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      className="justify-self-center"
      busy={[query.isFetchingNextPage, 'Cargando…']}
      onClick={() => void query.fetchNextPage()}
    >
      Ver mensajes anteriores
    </Button>
  );
}

const Coming = () => <Loading shapes={['h-20 w-2/3', 'ml-auto h-28 w-3/4', 'h-20 w-1/2']} />;

/** True from when the last one has gone until the next is begun. */
function useSentNote(pending: number) {
  const sent = useSentCount();
  const [known, setKnown] = useState(sent);
  return {
    isSent: sent !== known && pending === 0,
    forgottenBy: (write: (text: string) => void) => (text: string) => {
      setKnown(sent);
      write(text);
    },
  };
}

const SentNote = ({ isSent }: { isSent: boolean }) => (
  <p
    role="status"
    className="flex items-center justify-end gap-2 text-sm font-semibold empty:hidden"
  >
    {isSent && (
      <>
        <CircleCheck aria-hidden className="size-[1.2em] text-encina" />
        Mensaje enviado exitosamente
      </>
    )}
  </p>
);
