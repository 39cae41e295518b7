import type { StaffProposal } from '@encina/contract/proposals';
import { ClipboardList, FileCheck } from 'lucide-react';
import { useId } from 'react';
import { longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { showFailure } from '../../../ui/toast-store.ts';
import { STATE_WORDS } from '../proposal-words.ts';
import { useSetTownHall, useStaffProposals } from '../proposals.queries.ts';

/** In a profile: whether the town hall may propose reminders to her, and what became of those it did. */
export function StaffProposals({ userId, onOpen }: { userId: string; onOpen: () => void }) {
  const id = useId();
  const query = useStaffProposals(userId);
  const note = useSetTownHall(userId, { asStaff: true });
  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-3">
      <h3 id={id}>Recordatorios propuestos</h3>
      <Loaded query={query} shape="h-14">
        {({ allowed, items }) =>
          allowed ? (
            <>
              <Button icon={ClipboardList} onClick={onOpen}>
                Proponer lo que pone en una hoja
              </Button>
              <States items={items} />
            </>
          ) : (
            <>
              <p>No ha dado permiso para que el ayuntamiento le proponga recordatorios.</p>
              <Button
                icon={FileCheck}
                busy={[note.isPending, 'Guardando…']}
                onClick={() => note.mutate(true, { onError: (error) => showFailure(error) })}
              >
                Ha firmado el permiso en papel
              </Button>
            </>
          )
        }
      </Loaded>
    </section>
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
