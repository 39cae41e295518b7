import { useTimeZone } from '../../../lib/municipality.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { fateWords, whenWords } from '../message-words.ts';
import { useSentMessages } from '../messages.queries.ts';
import { MessageFile } from './message-file.tsx';

/** What went between the two: what was sent and what became of it, and what came back. */
export function SentList({
  supportId,
  user,
}: {
  supportId: string;
  user: { readonly id: string; readonly name: string };
}) {
  const now = useNow();
  const timeZone = useTimeZone();
  const query = useSentMessages(supportId, user.id);
  if (query.isPending) {
    return (
      <Loading>
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  if (!query.data) {
    return (
      <ErrorState
        title="No se pudieron cargar los mensajes."
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <section className="grid gap-4">
      <h2>Lo que os habéis enviado</h2>
      {query.data.length === 0 && <p>Todavía nada. El primer mensaje hará ilusión.</p>}
      <ol className="grid gap-3">
        {query.data.map((message) => {
          const isAnswer = message.sentBy === 'user';
          return (
            <li
              key={message.id}
              className={`grid max-w-none gap-2 rounded-2xl border-2 bg-card p-4 ${isAnswer ? 'border-hue' : 'border-line'}`}
            >
              <p className="text-ink-soft">
                <b className="text-ink">{isAnswer ? user.name : 'Tú'}</b>,{' '}
                {whenWords(message.createdAt, now, timeZone)}
              </p>
              {message.content && (
                <p className="wrap-anywhere whitespace-pre-line">{message.content}</p>
              )}
              {message.mediaUrl && (
                <MessageFile
                  type={message.type}
                  url={message.mediaUrl}
                  name={message.content || `De ${user.name}`}
                />
              )}
              {!isAnswer && <p className="font-semibold">{fateWords(message, now, timeZone)}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
