import type { StaffProposal } from '@encina/contract/proposals';
import { ClipboardList, FileCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import { CallError } from '../../../ui/form-error.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { STATE_WORDS } from '../proposal-words.ts';
import { useSetTownHall, useStaffProposals } from '../proposals.queries.ts';

/** In a profile: whether the town hall may propose reminders to her, and what became of those it did. */
export function StaffProposals({ userId, onOpen }: { userId: string; onOpen: () => void }) {
  const id = useId();
  const query = useStaffProposals(userId);
  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-3">
      <h3 id={id}>Recordatorios propuestos</h3>
      <Loaded query={query} shape="h-14">
        {({ allowed, items }) => (
          <>
            {allowed ? (
              <Button icon={ClipboardList} onClick={onOpen}>
                Proponer lo que pone en una hoja
              </Button>
            ) : (
              <p>No ha dado permiso para que el ayuntamiento le proponga recordatorios.</p>
            )}
            {allowed && <States items={items} />}
            <PaperConsent key={String(allowed)} userId={userId} allowed={allowed} />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** What is noted of the paper that she signed: what it will do, and the button that does it. */
const PAPER = {
  given: {
    open: 'Ha firmado el permiso en papel',
    says: 'El ayuntamiento podrá proponerle recordatorios, y ella o él dirá que sí o que no a cada uno.',
    action: 'Anotar que da permiso',
  },
  withdrawn: {
    open: 'Ha retirado el permiso',
    says: 'El ayuntamiento ya no podrá proponerle recordatorios, y se retira lo que todavía no ha contestado.',
    action: 'Anotar que lo retira',
  },
} as const;

/** Asked in its place: a dialog has no other over it. */
function PaperConsent({ userId, allowed }: { userId: string; allowed: boolean }) {
  const note = useSetTownHall(userId, { asStaff: true });
  const [isAsking, setAsking] = useState(false);
  const { open, says, action } = PAPER[allowed ? 'withdrawn' : 'given'];
  if (!isAsking) {
    return (
      <Button {...(!allowed && { icon: FileCheck })} onClick={() => setAsking(true)}>
        {open}
      </Button>
    );
  }
  return (
    <>
      <p className="font-semibold">
        {says} Queda anotado con tu nombre, también en su historial de permisos.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsking(false)}>Dejarlo como está</Button>
        <Button
          variant={allowed ? 'danger' : 'primary'}
          busy={[note.isPending, 'Guardando…']}
          onClick={() => note.mutate(!allowed)}
        >
          {action}
        </Button>
      </div>
      <CallError error={note.error} />
    </>
  );
}

/** Of what others of the staff proposed, nothing but what became of it. */
function States({ items }: { items: readonly StaffProposal[] }) {
  const timeZone = useTimeZone();
  if (items.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {items.map(({ id, title, byName, state, createdAt }) => (
        <li key={id} className="max-w-none wrap-anywhere">
          {title ?? `De ${byName}`}, {longDate(createdAt, timeZone)}: <b>{STATE_WORDS[state]}</b>
        </li>
      ))}
    </ul>
  );
}
