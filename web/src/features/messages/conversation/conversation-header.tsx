import { ArrowLeft } from 'lucide-react';
import { useTimeZone } from '../../../lib/municipality.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { CallActions } from '../components/call-actions.tsx';
import type { CallRequestProps } from '../components/call-request.tsx';
import { sinceWords } from '../message-words.ts';

/** With whom one speaks. */
export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly photo: string | null;
  /** She asks to be called. */
  readonly call: CallRequestProps['call'] | null;
}

/** Who writes to whom. */
export interface ConversationProps {
  supportId: string;
  partner: Partner;
  onBack: () => void;
}

/** With whom, in one row that stays in sight; and what she waits for, if she asked to be called. */
export function ConversationHeader({ supportId, partner, onBack }: ConversationProps) {
  const { id, name, photo, call } = partner;
  return (
    <header className="sticky top-0 z-10 low:static border-b-2 border-hue-edge bg-ground">
      <div className="mx-auto grid max-w-text gap-2 px-3 py-2 sm:px-6">
        <div className="flex flex-wrap items-center gap-3">
          <Button
            className="min-h-16 flex-none gap-2 px-3! text-base"
            icon={ArrowLeft}
            onClick={onBack}
          >
            Volver
          </Button>
          <Avatar id={id} name={name} photo={photo} size="small" />
          <h1 className="min-w-0 flex-1 basis-28 text-lg leading-tight text-hue wrap-anywhere cramped:text-base">
            {name}
          </h1>
        </div>
        {call && <CallStrip supportId={supportId} user={partner} call={call} />}
      </div>
    </header>
  );
}

/** "Llámame", in a conversation: who it is stands above. */
function CallStrip({ supportId, user, call }: CallRequestProps) {
  const since = sinceWords(call.askedAt, useNow(), useTimeZone());
  return (
    <section aria-label={`Llamada para ${user.name}`} className="grid gap-2">
      <p role="status" className="cramped:only-heard">
        <b>Te pide que llames</b> · {since}
      </p>
      <CallActions supportId={supportId} userId={user.id} phone={call.phone} look="strip">
        <span className="whitespace-nowrap">Llamar</span>
      </CallActions>
    </section>
  );
}
