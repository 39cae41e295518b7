import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { storedMunicipalityId } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSupportLogin } from '../support.queries.ts';

const COMPLETE = 'Por favor complete todos los campos';

/** Email and password of a relative, and the way for who has a code instead. */
export function SupportLoginForm({
  variant,
  onCode,
}: {
  readonly variant: 'quiet' | 'primary';
  readonly onCode: () => void;
}) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { submit, problem, isPending } = useLogin(email, password);
  return (
    <Card className="p-5 sm:p-8">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Correo electrónico"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Contraseña"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormError>{problem}</FormError>
        <Button
          type="submit"
          variant={variant}
          size="large"
          busy={[isPending, 'Iniciando sesión...']}
        >
          Iniciar Sesión
        </Button>
        <p className="text-ink-soft">
          ¿No tienes cuenta, o has olvidado la contraseña? El ayuntamiento te da un código.
        </p>
        <Button icon={KeyRound} onClick={onCode}>
          Tengo un código
        </Button>
      </form>
    </Card>
  );
}

function useLogin(email: string, password: string) {
  const { replace } = useNavigation();
  const [missing, setMissing] = useState(false);
  const login = useSupportLogin();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isComplete = email.trim() !== '' && password.trim() !== '';
    setMissing(!isComplete);
    login.reset();
    if (!isComplete) return;
    const municipalityId = storedMunicipalityId() ?? '';
    login.mutate(
      { email: email.trim(), password, municipalityId },
      { onSuccess: () => replace('support-dashboard', {}) },
    );
  };
  const refused = login.error && sentenceOf(login.error, 'Error al iniciar sesión');
  return { submit, problem: missing ? COMPLETE : refused, isPending: login.isPending };
}
