import { createFirstBody } from '@encina/contract/admins';
import { useMunicipality } from '../../../lib/municipality.ts';
import { storedMunicipalityId } from '../../../lib/storage.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCreateFirst } from '../admins.queries.ts';
import { AccountFields } from './account-fields.tsx';

const EMPTY = { name: '', email: '', password: '', setupCode: '' };

/** The first administrator of a municipality. */
export function CreateForm({
  onCreated,
  onBack,
}: {
  onCreated: (email: string) => void;
  onBack: () => void;
}) {
  const municipalityId = storedMunicipalityId() ?? '';
  const asksCode = useMunicipality()?.setup === 'code';
  const form = useForm({
    initial: EMPTY,
    body: ({ setupCode, ...rest }) => ({
      ...rest,
      municipalityId,
      ...(asksCode ? { setupCode } : {}),
    }),
    schema: createFirstBody,
    sending: useCreateFirst(),
    refusal: 'Error al crear administrador',
    onSent: () => onCreated(form.values.email.trim()),
  });
  return (
    <form ref={form.element} noValidate onSubmit={form.submit} className="grid gap-5">
      <AccountFields form={form} isOwn />
      {asksCode && (
        <TextField
          label="Código de puesta en marcha"
          hint="Lo tiene quien instaló Encina o creó el municipio."
          {...form.field('setupCode')}
        />
      )}
      <FormError>{form.errors.municipalityId ?? form.refusal}</FormError>
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={[form.isSending, 'Creando cuenta...']}
      >
        Crear Administrador
      </Button>
      <Button className="min-h-16" onClick={onBack}>
        Volver a iniciar sesión
      </Button>
    </form>
  );
}
