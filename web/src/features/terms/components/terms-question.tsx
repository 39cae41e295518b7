import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showFailure, showToast } from '../../../ui/toast-store.ts';
import { useAcceptTerms, useOwnTerms } from '../terms.queries.ts';

/**
 * For a person who has not accepted the terms that hold now. It asks, and keeps nobody from her things.
 * @param children the text that she is asked about
 */
export function TermsQuestion({ userId, children }: { userId: string; children: ReactNode }) {
  const { data } = useOwnTerms(userId);
  const accept = useAcceptTerms(userId);
  if (!data || data.accepted?.version === data.current) return null;
  const agree = () =>
    accept.mutate(
      { version: data.current, medium: 'screen' },
      {
        onSuccess: () => showToast('Gracias. Ya está anotado.'),
        onError: (error) => showFailure(error),
      },
    );
  return (
    <Card className="grid gap-4 p-5 sm:p-7">
      <h2>Cómo se cuidan tus datos</h2>
      <p>
        {data.accepted
          ? 'El texto ha cambiado. Léelo, o pide que te lo lean.'
          : 'Lee este texto, o pide que te lo lean.'}
      </p>
      {children}
      <div className="grid sm:justify-items-start">
        <Button
          variant="primary"
          size="large"
          icon={Check}
          busy={[accept.isPending, 'Guardando…']}
          onClick={agree}
        >
          Estoy de acuerdo
        </Button>
      </div>
    </Card>
  );
}
