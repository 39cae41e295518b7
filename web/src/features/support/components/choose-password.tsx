import { chooseBody } from '@encina/contract/support-access';
import { KeyRound } from 'lucide-react';
import type { AccessLink } from '../../../lib/access-link.ts';
import { storedMunicipalityId } from '../../../lib/storage.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import type { Callbacks } from '../../../ui/callbacks.ts';
import { Card } from '../../../ui/card.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { NewPasswordField } from '../../../ui/new-password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useChoosePassword } from '../access.queries.ts';

/**
 * A password of her own, with a code of the town hall: the first one, or another for who has forgotten hers.
 * @param link the code that came with the address
 */
export function ChoosePassword({
  link,
  onChosen,
  onBack,
}: { link: AccessLink | undefined } & Callbacks<'onChosen' | 'onBack'>) {
  const form = useForm({
    initial: { code: link?.code ?? '', password: '' },
    body: (values) => ({
      ...values,
      municipalityId: link?.municipalityId ?? storedMunicipalityId() ?? '',
    }),
    schema: chooseBody,
    sending: useChoosePassword(),
    onSent: onChosen,
  });
  return (
    <Card className="p-5 sm:p-8">
      <form ref={form.element} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5">
        <h2>Elige tu contraseña</h2>
        <p>
          {link
            ? 'El código ya está puesto. Escribe una contraseña que solo sepas tú.'
            : 'Escribe el código del ayuntamiento y una contraseña que solo sepas tú.'}
        </p>
        <TextField
          label="Código del ayuntamiento"
          {...form.field('code')}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <NewPasswordField {...form.field('password')} label="Contraseña nueva" />
        <FormError>{form.refusal}</FormError>
        <Button
          type="submit"
          variant="primary"
          size="large"
          icon={KeyRound}
          busy={[form.isSending, 'Guardando…']}
        >
          Guardar y entrar
        </Button>
        <Button onClick={onBack}>Ya tengo contraseña</Button>
      </form>
    </Card>
  );
}
