import { FileCheck } from 'lucide-react';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import { showFailure } from '../../../ui/toast-store.ts';
import { useAcceptTerms, useTerms } from '../terms.queries.ts';
import { termsWords } from '../terms-words.ts';

const AS_STAFF = { asStaff: true };

/** For staff: which terms a person has accepted, and the note that she signed them on paper. */
export function TermsFact({ userId }: { userId: string }) {
  const { data } = useTerms(userId);
  const accept = useAcceptTerms(userId, AS_STAFF);
  const timeZone = useTimeZone();
  if (!data) return null;
  const note = () =>
    accept.mutate(
      { version: data.current, medium: 'paper' },
      {
        onError: (error) => showFailure(error),
      },
    );
  return (
    <section className="grid justify-items-start gap-3">
      <div>
        <h3>Política de Privacidad y Términos de Servicio</h3>
        <p className="font-semibold wrap-anywhere">{termsWords(data, timeZone)}</p>
      </div>
      {data.accepted?.version !== data.current && (
        <Button icon={FileCheck} busy={[accept.isPending, 'Guardando…']} onClick={note}>
          Los ha firmado en papel
        </Button>
      )}
    </section>
  );
}
