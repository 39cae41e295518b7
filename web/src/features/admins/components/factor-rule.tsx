import { CallError } from '../../../ui/form-error.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useFactorRule, useSetFactorRule } from '../staff.queries.ts';

/** Whether the town asks all its staff for more than a password. */
export function FactorRule() {
  const rule = useFactorRule();
  const set = useSetFactorRule();
  if (rule.data === undefined) return null;
  return (
    <div className="mt-5 border-t-2 border-line pt-3">
      <Switch
        label="Obligatorio para el personal: algo más que la contraseña"
        hint="Una llave de acceso o una aplicación de códigos. Quien no la tenga la prepara al entrar."
        checked={set.variables ?? rule.data}
        disabled={set.isPending}
        onChange={(isRequired) => set.mutate(isRequired)}
      />
      <CallError error={set.error} />
    </div>
  );
}
