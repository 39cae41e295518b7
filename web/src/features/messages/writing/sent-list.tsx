import type { OwnMessage } from '@encina/contract/messages';
import { Check, CheckCheck, Trash2 } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { useTimeZone } from '../../../lib/municipality.ts';
import { unsent } from '../../../lib/offline/waiting.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageFile } from '../components/message-file.tsx';
import { fileWords, whenWords, writtenWords } from '../message-words.ts';
import { useOwnMessages, useWithdrawOwn } from '../messages.queries.ts';
import { unsentMessages } from '../unsent.ts';
import { UnsentMessage } from './unsent-message.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** What waits for a network apart from "Lo que has enviado": to whom, when, and whether it was seen; what was not can be taken back. */
export function SentList({
  userId,
  heading,
}: {
  userId: string;
  heading: Ref<HTMLHeadingElement>;
}) {
  const { data = [] } = useOwnMessages(userId);
  const all = unsent.use();
  const known = new Set(data.map(({ id }) => id));
  const own = unsentMessages(all).filter(({ key }) => !known.has(key));
  if (data.length + own.length === 0) return null;
  return (
    <>
      {own.length > 0 && (
        <Written title="Sin enviar todavía" heading={heading}>
          {own.map((item) => (
            <li key={item.key} className="max-w-none">
              <UnsentMessage item={item} />
            </li>
          ))}
        </Written>
      )}
      {data.length > 0 && (
        <Written title="Lo que has enviado" heading={own.length > 0 ? undefined : heading}>
          {data.map((message) => (
            <li key={message.id} className="max-w-none">
              <Sent userId={userId} message={message} />
            </li>
          ))}
        </Written>
      )}
    </>
  );
}

function Written({
  title,
  heading,
  children,
}: {
  title: string;
  /** Of what she wrote last: the view goes there. */
  heading: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-4">{children}</ul>
    </section>
  );
}

function Sent({ userId, message }: { userId: string; message: OwnMessage }) {
  const { id, toName, type, mediaUrl, createdAt, seen } = message;
  const now = useNow();
  const timeZone = useTimeZone();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdrawOwn(userId);
  const written = writtenWords(message);
  return (
    <article className="grid gap-3 rounded-2xl border-2 border-line bg-card p-4">
      <div>
        <h3 className="wrap-anywhere">Para {toName}</h3>
        <p className="text-ink-soft first-letter:uppercase">
          {whenWords(createdAt, now, timeZone)}
        </p>
      </div>
      {written && <p className="text-lg wrap-anywhere whitespace-pre-line">{written}</p>}
      {mediaUrl && (
        <MessageFile type={type} url={mediaUrl} name={`${fileWords(type)} para ${toName}`} />
      )}
      <p className="flex items-center gap-2 font-semibold">
        {seen ? (
          <CheckCheck aria-hidden className="size-6" />
        ) : (
          <Check aria-hidden className="size-6" />
        )}
        {seen ? 'Ya lo ha visto.' : 'Todavía no lo ha visto.'}
      </p>
      {!seen && (
        <Button
          className="min-h-16 justify-self-start"
          icon={Trash2}
          aria-label={`Quitar este mensaje para ${toName}`}
          onClick={() => setAsking(true)}
        >
          Quitar este mensaje
        </Button>
      )}
      {isAsking && (
        <WithdrawDialog
          name={toName}
          withdrawal={withdraw}
          messageId={id}
          onClose={() => setAsking(false)}
        />
      )}
    </article>
  );
}
