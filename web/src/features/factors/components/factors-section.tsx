import type { Factors, Passkey } from '@encina/contract/factors';
import { KeyRound, Printer, Smartphone, Trash2 } from 'lucide-react';
import { longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { RowActions, RowList, RowName } from '../../../ui/row-list.tsx';
import type { FactorTask } from '../factor-task.ts';
import { useFactors } from '../factors.queries.ts';
import { AddFactor } from './add-factor.tsx';

/** "Entrar con más seguridad": what one shows besides one's password, and what can be added or taken away. */
export function FactorsSection({
  said,
  onTask,
  onAdded,
}: {
  said: string;
  onTask: (task: FactorTask) => void;
  onAdded: (codes: readonly string[] | null) => void;
}) {
  const factors = useFactors();
  return (
    <section className="grid grid-cols-1 gap-4">
      <h3>Entrar con más seguridad</h3>
      <p role="status" className="font-semibold text-encina empty:hidden">
        {said}
      </p>
      <Loaded query={factors} shape="h-40">
        {(known) => (
          <>
            <KnownFactors factors={known} onTask={onTask} />
            <AddFactor factors={known} onApp={() => onTask({ kind: 'app' })} onAdded={onAdded} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function KnownFactors({
  factors,
  onTask,
}: {
  factors: Factors;
  onTask: (task: FactorTask) => void;
}) {
  const { passkeys, appSince, codesLeft, isRequired } = factors;
  if (passkeys.length === 0 && appSince === null) {
    return (
      <p>
        Ahora entras solo con la contraseña. Añade otra cosa y nadie entrará en tu lugar, aunque la
        sepa.
      </p>
    );
  }
  const app = appSince === null ? [] : [{ id: 'app', since: appSince }];
  return (
    <>
      {isRequired && <p>Tu ayuntamiento pide que tengas siempre una de estas cosas.</p>}
      <RowList items={[...passkeys, ...app]}>
        {(item) => (
          <FactorRow
            item={item}
            onRemove={() => onTask({ kind: 'remove', passkey: 'since' in item ? undefined : item })}
          />
        )}
      </RowList>
      <div className="grid justify-items-start gap-2">
        <p>
          Códigos para imprimir: {codesLeft === 1 ? 'queda' : 'quedan'} <b>{codesLeft}</b> sin usar.
        </p>
        <Button icon={Printer} onClick={() => onTask({ kind: 'renew' })}>
          Hacer códigos nuevos
        </Button>
      </div>
    </>
  );
}

const ACTIONS = [['remove', 'Quitar', 'Quitar', Trash2]] as const;

function FactorRow({
  item,
  onRemove,
}: {
  item: Passkey | { id: string; since: string };
  onRemove: () => void;
}) {
  const timeZone = useTimeZone();
  const isApp = 'since' in item;
  const name = isApp ? 'Aplicación de códigos' : `Llave de acceso: ${item.name}`;
  const added = longDate(isApp ? item.since : item.createdAt, timeZone);
  const Icon = isApp ? Smartphone : KeyRound;
  return (
    <>
      <Icon aria-hidden className="size-[1.5em] flex-none text-encina" />
      <RowName name={name}>
        Desde el {added}
        {!isApp && item.lastUsedAt && `. Se usó el ${longDate(item.lastUsedAt, timeZone)}`}
      </RowName>
      <RowActions actions={ACTIONS} name={name} onAction={onRemove} />
    </>
  );
}
