import { createFirstBody } from '@encina/contract/admins';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { fieldErrors, refusedFields } from '../../../lib/form.ts';
import { useMunicipality } from '../../../lib/municipality.ts';
import { storedMunicipalityId } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCreateFirst } from '../admins.queries.ts';

const EMPTY = { name: '', email: '', password: '', setupCode: '' };

/** The first administrator of a municipality. */
export function CreateForm({
  onCreated,
  onBack,
}: {
  onCreated: (email: string) => void;
  onBack: () => void;
}) {
  const [values, setValues] = useState(EMPTY);
  const [sent, setSent] = useState(false);
  const create = useCreateFirst();
  const municipalityId = storedMunicipalityId() ?? '';
  const asksCode = useMunicipality()?.setup === 'code';
  const { setupCode, ...rest } = values;
  const body = { ...rest, municipalityId, ...(asksCode ? { setupCode } : {}) };
  const found = fieldErrors(createFirstBody, body);
  const errors = { ...refusedFields(create.error), ...(sent ? found : {}) };

  const set = (field: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setValues({ ...values, [field]: event.target.value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (Object.keys(found).length > 0) return;
    create.mutate(body, { onSuccess: () => onCreated(values.email.trim()) });
  };
  const refused = create.error && sentenceOf(create.error, 'Error al crear administrador');

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Nombre completo"
        autoComplete="name"
        value={values.name}
        error={errors.name}
        onChange={set('name')}
      />
      <TextField
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        inputMode="email"
        value={values.email}
        error={errors.email}
        onChange={set('email')}
      />
      <PasswordField
        label="Contraseña"
        hint="Mínimo 6 caracteres"
        autoComplete="new-password"
        value={values.password}
        error={errors.password}
        onChange={set('password')}
      />
      {asksCode && (
        <TextField
          label="Código de puesta en marcha"
          hint="Lo tiene quien instaló Encina o creó el municipio."
          autoComplete="off"
          value={values.setupCode}
          error={errors.setupCode}
          onChange={set('setupCode')}
        />
      )}
      <FormError>{(sent && errors.municipalityId) || refused}</FormError>
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={create.isPending && 'Creando cuenta...'}
      >
        Crear Administrador
      </Button>
      <Button className="min-h-16" onClick={onBack}>
        Volver a iniciar sesión
      </Button>
    </form>
  );
}
