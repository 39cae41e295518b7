import { PhoneIncoming } from 'lucide-react';
import { useTimeZone } from '../../../lib/municipality.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { CallError } from '../../../ui/form-error.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { sinceWords } from '../message-words.ts';
import { useHaveCalled } from '../messages.queries.ts';

export interface CallRequestProps {
  supportId: string;
  user: { readonly id: string; readonly name: string };
  call: { readonly askedAt: string; readonly phone: string | null };
}

/** "Llámame", at the top of the panel until it has been done. */
export function CallRequest({ supportId, user, call }: CallRequestProps) {
  const haveCalled = useHaveCalled(supportId);
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
      <div className="flex flex-wrap items-center gap-3">
        {call.phone && (
          <PhoneLink
            phone={call.phone}
            className="inline-flex min-h-16 items-center gap-3 rounded-lg bg-hue px-6 font-semibold text-on-hue"
          >
            Llamar al {call.phone}
          </PhoneLink>
        )}
        <Button
          className="min-h-16"
          busy={[haveCalled.isPending, 'Guardando…']}
          onClick={() => haveCalled.mutate(user.id)}
        >
          Ya he llamado
        </Button>
      </div>
      <CallError error={haveCalled.error} />
    </section>
  );
}
