import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { type Form, useForm } from '../lib/use-form.ts';
import { Button } from './button.tsx';
import { CredentialsFields } from './credentials-fields.tsx';
import { DialogSheet } from './dialog-sheet.tsx';
import { FormError } from './form-error.tsx';
import { useStandsOver } from './use-stands-over.ts';

interface Credentials {
  email: string;
  password: string;
}

interface ComeBackProps<Answer> {
  /** Of whoever was in, where it is known. */
  email: string;
  sending: {
    readonly mutate: (
      body: Credentials,
      on: { onSuccess: (answer: Answer) => void; onError: () => void },
    ) => void;
    readonly error: unknown;
    readonly isPending: boolean;
  };
  /** What to say where the server cannot be understood. */
  refusal: string;
  onBack: (answer: Answer) => void;
  onLeave: () => void;
}

/** A session has ended: its password is asked for over whatever is open, and nothing of that is lost. */
export function ComeBack<Answer>({
  email,
  sending,
  refusal,
  onBack,
  onLeave,
}: ComeBackProps<Answer>) {
  const form = useForm({
    initial: { email, password: '' },
    body: ({ email, password }) => ({ email: email.trim(), password }),
    check: (values) => ({
      ...(values.email.trim() === '' && { email: 'Escribe el correo electrónico.' }),
      ...(values.password === '' && { password: 'Escribe la contraseña.' }),
    }),
    sending,
    refusal,
    onSent: onBack,
  });
  return (
    <ComeBackSheet words="Escribe tu contraseña y sigues donde estabas. Lo que has escrito no se pierde.">
      <ComeBackForm form={form} onLeave={onLeave} />
    </ComeBackSheet>
  );
}

/** What stands over everything until whoever was in is back. */
export function ComeBackSheet({ words, children }: { words: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useStandsOver();
  return (
    <Base.Root open>
      <DialogSheet initialFocus={heading} className="max-w-form p-5">
        <Base.Title ref={heading} tabIndex={-1} className="mb-3">
          Tu sesión ha terminado
        </Base.Title>
        <Base.Description className="mb-5 text-ink-soft">{words}</Base.Description>
        {children}
      </DialogSheet>
    </Base.Root>
  );
}

function ComeBackForm({ form, onLeave }: { form: Form<Credentials>; onLeave: () => void }) {
  return (
    <form ref={form.element} noValidate onSubmit={form.submit} className="grid gap-5">
      <CredentialsFields form={form} />
      <FormError>{form.refusal}</FormError>
      <div className="dialog-actions">
        <Button className="min-h-16" onClick={onLeave}>
          Salir
        </Button>
        <Button type="submit" variant="primary" busy={[form.isSending, 'Iniciando sesión...']}>
          Seguir
        </Button>
      </div>
    </form>
  );
}
