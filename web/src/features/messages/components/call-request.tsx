import { PhoneIncoming } from 'lucide-react';
import { useTimeZone } from '../../../lib/municipality.ts';
import { useNow } from '../../../lib/use-now.ts';
import { phoneWords } from '../../../ui/phone-words.ts';
import { sinceWords } from '../message-words.ts';
import { CallActions } from './call-actions.tsx';

export interface CallRequestProps {
  supportId: string;
  user: { readonly id: string; readonly name: string };
  call: { readonly askedAt: string; readonly phone: string | null };
}

/** "Llámame", at the top of the panel until it has been done. */
export function CallRequest({ supportId, user, call }: CallRequestProps) {
  const since = sinceWords(call.askedAt, useNow(), useTimeZone());
  return (
    <section
      aria-label={`Llamada para ${user.name}`}
      className="grid gap-4 rounded-2xl border-2 border-hue bg-card p-4 shadow-card sm:p-6"
    >
      <p role="status" className="flex items-center gap-3 text-lg">
        <PhoneIncoming aria-hidden className="size-[1.6em] flex-none text-hue" />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <b>{user.name} te pide que llames</b> · {since}
        </span>
      </p>
      <CallActions supportId={supportId} userId={user.id} phone={call.phone} look="card">
        Llamar al {call.phone && phoneWords(call.phone)}
      </CallActions>
    </section>
  );
}
