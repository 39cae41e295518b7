import { type PendingEntry, secondStepBody } from '@encina/contract/factors';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { browsersWords, whyNoPasskey } from '../../../lib/passkeys.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { usePasskeyEntry, useSecondStep } from '../admins.queries.ts';

const REFUSAL = 'No se pudo entrar. Inténtalo de nuevo.';

interface SecondStepProps {
  entry: PendingEntry;
  /** Left out where a panel is gone on with. */
  enrolsDevice?: boolean;
  onEntered: (who: { id: string }) => void;
  /** To the password again. */
  onBack: () => void;
}

/** After the password: her passkey, the code of her app, or a printed one where both are lost. */
export function SecondStep({ entry, enrolsDevice = false, onEntered, onBack }: SecondStepProps) {
  const isKeyUsable = entry.passkey !== null && whyNoPasskey(entry.passkey.rpId) === undefined;
  const [isLost, setLost] = useState(!isKeyUsable && !entry.hasApp);
  const step = { entry, enrolsDevice, onEntered };
  return (
    <section className="grid gap-5">
      <h2>Comprueba que eres tú</h2>
      <Elsewhere entry={entry} />
      {isLost ? (
        <CodeForm
          {...step}
          label="Código de los que imprimiste"
          hint="Tiene diez letras y números. Cada uno sirve una vez."
        />
      ) : (
        <>
          {isKeyUsable && <KeyButton {...step} />}
          {entry.hasApp && (
            <CodeForm
              {...step}
              label="Código de seis cifras"
              hint="Sale en la aplicación de códigos de tu teléfono."
              isDigits
              isBeside={isKeyUsable}
            />
          )}
          <Button onClick={() => setLost(true)}>No tengo la llave ni el teléfono</Button>
        </>
      )}
      {isLost && (
        <p>Si tampoco tienes los códigos, pide a otra persona del ayuntamiento que te ayude.</p>
      )}
      <Button className="min-h-16" onClick={onBack}>
        Volver a la contraseña
      </Button>
    </section>
  );
}

function Elsewhere({ entry: { passkeyElsewhere } }: { entry: PendingEntry }) {
  if (passkeyElsewhere === null) return null;
  return (
    <p>
      Tu llave de acceso sirve en <b className="wrap-anywhere">{passkeyElsewhere}</b>. Aquí hace
      falta un código.
    </p>
  );
}

type Step = Required<Pick<SecondStepProps, 'entry' | 'enrolsDevice' | 'onEntered'>>;

function KeyButton({ entry: { pending, passkey }, enrolsDevice, onEntered }: Step) {
  const sign = usePasskeyEntry(pending, enrolsDevice);
  const { error } = sign;
  return (
    <>
      <Button
        variant="primary"
        size="large"
        icon={KeyRound}
        busy={sign.isPending && 'Esperando…'}
        onClick={() => passkey && sign.mutate(passkey, { onSuccess: onEntered })}
      >
        Usar este ordenador o la llave
      </Button>
      <FormError>{error && (browsersWords(error) ?? sentenceOf(error, REFUSAL))}</FormError>
    </>
  );
}

function CodeForm({
  entry: { pending },
  enrolsDevice,
  onEntered,
  label,
  hint,
  isDigits = false,
  isBeside = false,
}: Step & {
  label: string;
  hint: ReactNode;
  isDigits?: boolean;
  /** The passkey's button is the main one. */
  isBeside?: boolean;
}) {
  const form = useForm({
    initial: { code: '' },
    body: ({ code }) => ({ kind: 'code' as const, code }),
    schema: secondStepBody.shape.proof,
    sending: useSecondStep(pending, enrolsDevice),
    refusal: REFUSAL,
    onSent: onEntered,
  });
  return (
    <form ref={form.element} noValidate onSubmit={form.submit} className="grid gap-5">
      <TextField
        label={label}
        hint={hint}
        {...form.field('code')}
        inputMode={isDigits ? 'numeric' : 'text'}
        autoComplete={isDigits ? 'one-time-code' : 'off'}
      />
      <FormError>{form.refusal}</FormError>
      <Button
        type="submit"
        variant={isBeside ? 'sand' : 'primary'}
        size={isBeside ? 'regular' : 'large'}
        busy={form.isSending && 'Comprobando…'}
      >
        Entrar con el código
      </Button>
    </form>
  );
}
