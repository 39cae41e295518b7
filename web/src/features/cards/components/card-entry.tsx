import { LogIn } from 'lucide-react';
import type { Card } from '../../../lib/card-link.ts';
import type { SelectedUser } from '../../../lib/views.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Square } from '../../../ui/scenes/square.tsx';
import { cardProblem, REVOKED } from '../card-problem.ts';
import { useEnterWithCard } from '../cards.queries.ts';

/** What stands on a device whose camera has read a card: one tap remains. */
export function CardEntry({
  card,
  onEntered,
}: {
  card: Card;
  onEntered: (user: SelectedUser) => void;
}) {
  const enter = useEnterWithCard();
  const problem = enter.error ? cardProblem(enter.error) : enter.data === null && REVOKED;
  return (
    <EmptyState
      scene={<Square />}
      title="Entrar con mi tarjeta"
      action={
        <div className="grid gap-4">
          <Button
            variant="primary"
            size="large"
            icon={LogIn}
            busy={[enter.isPending, 'Entrando…']}
            onClick={() => enter.mutate(card, { onSuccess: (user) => user && onEntered(user) })}
          >
            Entrar
          </Button>
          <FormError>{problem}</FormError>
        </div>
      }
    >
      <p>La tarjeta ya está leída. Toca el botón y estarás dentro.</p>
    </EmptyState>
  );
}
