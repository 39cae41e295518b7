import { reachOfBrowser } from '../../../lib/push-browser.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { type Receiver, useNoticesHere, useSetNoticesHere } from '../push.queries.ts';

/** Why this browser is not reached, and what helps. */
const HINDRANCES = {
  unable: 'Este navegador no puede avisar con Encina cerrada. Con Encina abierta, sí avisa.',
  'to-install':
    'Para recibir avisos aquí, instala antes Encina en la pantalla de inicio y ábrela desde allí.',
  refused: 'El navegador no deja avisar. Permite los avisos de Encina en sus ajustes.',
} as const;

/** Whether this device makes itself heard while Encina is closed: it works at once, for this device alone. */
export function NoticesHere({
  receiver,
  label,
  hint,
}: {
  receiver: Receiver;
  label: string;
  hint: string;
}) {
  const reach = reachOfBrowser();
  return reach === 'able' ? (
    <NoticesSwitch receiver={receiver} label={label} hint={hint} />
  ) : (
    <p>{HINDRANCES[reach]}</p>
  );
}

function NoticesSwitch({ receiver, label, hint }: Parameters<typeof NoticesHere>[0]) {
  const state = useNoticesHere(receiver);
  const set = useSetNoticesHere(receiver);
  const isOn = set.isPending ? set.variables : Boolean(state.data?.here);
  return (
    <>
      <Switch
        label={label}
        hint={hint}
        checked={isOn}
        disabled={!state.data || set.isPending}
        onChange={(isWanted) => set.mutate(isWanted)}
      />
      {state.error && <FormError>No se pudo saber si este aparato avisa.</FormError>}
      {set.error && <FormError>{whyNot()}</FormError>}
    </>
  );
}

/** She may have said no to her browser a moment ago. */
const whyNot = (): string =>
  reachOfBrowser() === 'refused'
    ? HINDRANCES.refused
    : 'No se pudo cambiar. Inténtalo de nuevo dentro de un rato.';
