import { type login, loginBody } from '@encina/contract/admins';
import type { ResponseBodyOf } from '@encina/contract/endpoint';
import { useDeviceSession } from '../../../lib/device-session.ts';
import { storedMunicipalityId } from '../../../lib/storage.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CredentialsFields } from '../../../ui/credentials-fields.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useAdminLogin } from '../admins.queries.ts';

const NO_MUNICIPALITY = 'No se ha seleccionado un municipio';

/** Email and password of a member of staff. */
export function LoginForm({
  email: givenEmail,
  onAnswer,
  onCreate,
}: {
  email: string;
  /** The password was right. @param enrolsDevice whether the device is to show the town's people */
  onAnswer: (answer: ResponseBodyOf<typeof login>, enrolsDevice: boolean) => void;
  onCreate: () => void;
}) {
  const isEnrolled = useDeviceSession().data?.device?.municipalityId === storedMunicipalityId();
  const form = useForm({
    initial: { email: givenEmail, password: '', enrolsDevice: false },
    body: (values) => ({ ...values, municipalityId: storedMunicipalityId() ?? '' }),
    schema: loginBody,
    sending: useAdminLogin(),
    refusal: 'Error de autenticación',
    onSent: (answer) => onAnswer(answer, form.values.enrolsDevice),
  });
  return (
    <form ref={form.element} noValidate onSubmit={form.submit} className="grid gap-5">
      <CredentialsFields form={form} />
      {!isEnrolled && (
        <Checkbox
          label="Dar de alta este dispositivo"
          hint="Durante un año se podrá elegir aquí a las personas. No lo marques en un ordenador personal."
          checked={form.values.enrolsDevice}
          onChange={(enrolsDevice) => form.change({ enrolsDevice })}
        />
      )}
      <FormError>{form.errors.municipalityId ? NO_MUNICIPALITY : form.refusal}</FormError>
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={[form.isSending, 'Iniciando sesión...']}
      >
        Iniciar Sesión
      </Button>
      <Button onClick={onCreate}>Crear Cuenta de Administrador</Button>
    </form>
  );
}
