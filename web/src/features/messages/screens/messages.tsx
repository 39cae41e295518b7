import type { SupportMessage } from '@encina/contract/messages';
import { ArrowUp, Mail } from 'lucide-react';
import { useRef } from 'react';
import { useTimeZone } from '../../../lib/municipality.ts';
import { counted } from '../../../lib/numbers.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePersonHeader } from '../../../lib/use-person-header.ts';
import type { SelectedUser } from '../../../lib/views.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Header } from '../../../ui/header.tsx';
import { type Asked, Loaded } from '../../../ui/loaded.tsx';
import { PostVan } from '../../../ui/scenes/post-van.tsx';
import { LeaveMessages } from '../components/leave-messages.tsx';
import { LossNote } from '../components/loss-note.tsx';
import { MessageCard } from '../components/message-card.tsx';
import { useSupportMessages } from '../messages.queries.ts';
import { useLeaving } from '../use-leaving.ts';
import { useShown } from '../use-shown.ts';
import type { Recipient } from '../writing/choose-person.tsx';
import { SentList } from '../writing/sent-list.tsx';
import { WriteMessage } from '../writing/write-message.tsx';

const HELP =
  'Aquí lees lo que te escribe tu familia. Puedes contestar, guardarlo, y escribirles tú.';

/**
 * "Mensajes": what came from relatives and carers. What was shown here goes when the person leaves.
 * @param keepsAlways she has set that photos become memories first
 * @param people to whom she may write
 * @param isWriting she has come to write
 */
export function Messages({
  user,
  keepsAlways,
  people,
  isWriting = false,
}: {
  user: SelectedUser;
  keepsAlways: boolean;
  people: Asked<readonly Recipient[]>;
  isWriting?: boolean;
}) {
  const sent = useRef<HTMLHeadingElement>(null);
  const header = usePersonHeader(user, HELP);
  const query = useSupportMessages(user.id);
  const { shown, news, isNew, showAll, keepAtTheDoor } = useShown(user.id, query.data);
  const door = useLeaving(user.id, {
    isLoss: shown.length > 0,
    leave: header.back.onBack,
  });
  return (
    <div data-hue="rose" className="contents">
      <Header
        title="Mensajes"
        hue="rose"
        pictogram={<Mail />}
        {...header}
        back={{ ...header.back, onBack: door.wantOut }}
      />
      <main className="mx-auto grid w-full max-w-text grid-cols-1 gap-5 px-4 py-6 sm:px-6">
        <Loaded query={people} shape="h-18" problem="No se pudo cargar a quién puedes escribir.">
          {(known) => (
            <WriteMessage
              userId={user.id}
              people={known}
              begins={isWriting}
              onSent={() => showSent(sent.current)}
            />
          )}
        </Loaded>
        <Received {...{ user, query, shown, news, isNew, keepsAlways }} onNews={showAll} />
        <SentList userId={user.id} heading={sent} />
      </main>
      {door.isAsking && (
        <LeaveMessages
          messages={shown}
          onStay={door.stay}
          onLeave={(keep) => {
            keepAtTheDoor(keep);
            door.goOut();
          }}
        />
      )}
    </div>
  );
}

/** What came to her, and what goes when she leaves. */
function Received({
  user,
  query,
  shown,
  news,
  isNew,
  keepsAlways,
  onNews,
}: {
  user: SelectedUser;
  query: Asked<readonly SupportMessage[]>;
  shown: readonly SupportMessage[];
  news: number;
  isNew: (id: string) => boolean;
  keepsAlways: boolean;
  onNews: () => void;
}) {
  return (
    <Loaded query={untilThere(query)} shape="h-72" problem="No se pudieron cargar los mensajes.">
      {() => (
        <>
          <News count={news} onShow={onNews} />
          {shown.length === 0 && news === 0 && <NoMessages />}
          {shown.length > 0 && (
            <LossNote userId={user.id} messages={shown} keepsAlways={keepsAlways} />
          )}
          <Letters userId={user.id} messages={shown} isNew={isNew} />
        </>
      )}
    </Loaded>
  );
}

/** Where she made something, the view goes to it: the newest stands first. */
function showSent(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** A poll that fails says nothing: what is on the page stays. */
const untilThere = <Data,>(query: Asked<Data>): Asked<Data> =>
  query.data === undefined ? query : { ...query, error: null };

function Letters({
  userId,
  messages,
  isNew,
}: {
  userId: string;
  messages: readonly SupportMessage[];
  isNew: (id: string) => boolean;
}) {
  const timeZone = useTimeZone();
  const now = useNow();
  return messages.map((message) => (
    <MessageCard
      key={message.id}
      userId={userId}
      message={message}
      isNew={isNew(message.id)}
      now={now}
      timeZone={timeZone}
    />
  ));
}

/** What came while she reads waits until she asks for it. */
function News({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <Button
      variant="primary"
      size="large"
      icon={ArrowUp}
      onClick={() => {
        onShow();
        window.scrollTo({ top: 0 });
      }}
    >
      Ver {counted(count, 'mensaje que acaba de llegar', 'mensajes que acaban de llegar')}
    </Button>
  );
}

const NoMessages = () => (
  <EmptyState scene={<PostVan />} title="No hay mensajes">
    <p>Cuando alguien de tu familia te escriba, lo verás aquí. También puedes escribir tú.</p>
  </EmptyState>
);
