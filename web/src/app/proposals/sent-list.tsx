import type { SentProposal } from '@encina/contract/proposals';
import { KIND_WORDS, STATE_WORDS } from '../../features/proposals/proposal-words.ts';
import { useWithdrawProposal } from '../../features/proposals/proposals.queries.ts';
import { scheduleWords } from '../../features/reminders/rule-words.ts';
import type { WallTime } from '../../features/reminders/wall-time.ts';
import { Button } from '../../ui/button.tsx';
import { showFailure } from '../../ui/toast-store.ts';

/** What became of each proposal, newest first. */
export function SentList({
  userId,
  items,
  now,
}: {
  userId: string;
  items: readonly SentProposal[];
  now: WallTime;
}) {
  const withdraw = useWithdrawProposal(userId);
  if (items.length === 0) return null;
  return (
    <section aria-label="Lo que has propuesto" className="grid gap-3">
      <h2>Lo que has propuesto</h2>
      <ul className="rounded-2xl border-2 border-line bg-card px-4 shadow-card">
        {items.map((item) => (
          <li key={item.id} className="grid max-w-none gap-1 border-line py-3 not-last:border-b-2">
            <p className="text-lg font-bold wrap-anywhere">{item.title}</p>
            <p className="text-ink-soft">
              {KIND_WORDS[item.kind]}. {scheduleWords(item, now)}.
            </p>
            <p className="font-semibold">{STATE_WORDS[item.state]}</p>
            {item.state === 'waiting' && (
              <Button
                size="small"
                className="justify-self-start"
                aria-label={`Retirar ${item.title}`}
                busy={withdraw.isPending && withdraw.variables === item.id && 'Un momento…'}
                onClick={() => withdraw.mutate(item.id, { onError: (error) => showFailure(error) })}
              >
                Retirar
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
