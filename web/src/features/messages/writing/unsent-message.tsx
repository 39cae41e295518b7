import { capital } from '../../../lib/capital.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import type { Waiting } from '../../../lib/offline/waiting.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { MessageFile } from '../components/message-file.tsx';
import { Standing } from '../components/standing.tsx';
import { whenWords } from '../message-words.ts';

/** What she wrote without a network, as it lies on this device. */
export function UnsentMessage({ item: { what, at, body, before, problem } }: { item: Waiting }) {
  const now = useNow();
  const timeZone = useTimeZone();
  const url = useObjectUrl(before?.file);
  const type = before?.file.type.startsWith('image/') ? 'image' : 'audio';
  return (
    <article className="grid gap-3 rounded-2xl border-2 border-dashed border-edge bg-card p-4">
      <div>
        <h3 className="wrap-anywhere">{capital(what)}</h3>
        <p className="text-ink-soft first-letter:uppercase">
          {whenWords(new Date(at).toISOString(), now, timeZone)}
        </p>
      </div>
      {typeof body?.content === 'string' && (
        <p className="text-lg wrap-anywhere whitespace-pre-line">{body.content}</p>
      )}
      {url && <MessageFile type={type} url={url} name={what} />}
      <Standing problem={problem}>Se envía solo en cuanto haya conexión.</Standing>
    </article>
  );
}
