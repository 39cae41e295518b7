import { loginBody } from '@encina/contract/admins';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { type FieldErrors, fieldErrors } from '../../../lib/form.ts';
import { storedMunicipalityId } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAdminLogin } from '../admins.queries.ts';

const NO_MUNICIPALITY = 'No se ha seleccionado un municipio';

/** Email and password of a member of staff. */
export function LoginForm({
  email: givenEmail,
  onEntered,
  onCreate,
}: {
  email: string;
  onEntered: () => void;
  onCreate: () => void;
}) {
  const [email, setEmail] = useState(givenEmail);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const login = useAdminLogin();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { email, password, municipalityId: storedMunicipalityId() ?? '' };
    const found = fieldErrors(loginBody, body);
    setErrors(found);
    if (Object.keys(found).length === 0) login.mutate(body, { onSuccess: onEntered });
  };
  const refused = login.error && sentenceOf(login.error, 'Error de autenticación');

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        inputMode="email"
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label="Contraseña"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormError>{errors.municipalityId ? NO_MUNICIPALITY : refused}</FormError>
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={login.isPending && 'Iniciando sesión...'}
      >
        Iniciar Sesión
      </Button>
      <Button onClick={onCreate}>Crear Cuenta de Administrador</Button>
    </form>
  );
}
