import type { Factors } from '@encina/contract/factors';
import { KeyRound, Smartphone } from 'lucide-react';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { browsersWords, whyNoPasskey } from '../../../lib/passkeys.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useAddPasskey } from '../factors.queries.ts';

const FAILED = 'No se pudo añadir. Inténtalo de nuevo.';

/** The two things that may stand beside a password, and what each of them is. */
export function AddFactor({
  factors: { site, appSince },
  onApp,
  onAdded,
}: {
  factors: Pick<Factors, 'site' | 'appSince'>;
  onApp: () => void;
  /** @param codes those that come with the first one */
  onAdded: (codes: readonly string[] | null) => void;
}) {
  const add = useAddPasskey();
  const why = whyNoPasskey(site);
  const { error } = add;
  return (
    <div className="grid gap-5">
      {why === undefined ? (
        <div className="grid justify-items-start gap-2">
          <Button
            icon={KeyRound}
            busy={add.isPending && 'Esperando…'}
            onClick={() =>
              add.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes) })
            }
          >
            Usar este ordenador o la llave
          </Button>
          <p className="text-ink-soft">
            Te pide la huella, la cara o el PIN con que lo desbloqueas, o que toques tu llave USB.
          </p>
        </div>
      ) : (
        <p>{why}</p>
      )}
      <FormError>{error && (browsersWords(error) ?? sentenceOf(error, FAILED))}</FormError>
      {appSince === null && (
        <div className="grid justify-items-start gap-2">
          <Button icon={Smartphone} onClick={onApp}>
            Usar una aplicación de códigos
          </Button>
          <p className="text-ink-soft">
            Una aplicación de tu teléfono enseña seis cifras, que cambian cada medio minuto.
          </p>
        </div>
      )}
    </div>
  );
}
