import type { ProposalScope, Proposer } from '@encina/contract/proposals';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { showFailure } from '../../../ui/toast-store.ts';
import { useProposers, useSetScope, useSetTownHall } from '../proposals.queries.ts';

/** "Quién me propone recordatorios": each of her people, and the town hall. What she switches is kept at once. */
export function Proposers({ userId }: { userId: string }) {
  const query = useProposers(userId);
  const setTownHall = useSetTownHall(userId);
  return (
    <Card className="grid gap-1 p-5 sm:p-7">
      <h2 className="mb-2">Quién me propone recordatorios</h2>
      <p>Nada suena hasta que tú dices que sí. Cada cambio se guarda al tocarlo.</p>
      <Loaded query={query} shape="h-40">
        {({ people, townHall }) => (
          <>
            {people.map((person) => (
              <OnePerson key={person.id} userId={userId} person={person} />
            ))}
            <h3 className="mt-4">El ayuntamiento</h3>
            <Switch
              label="Puede proponerme recordatorios"
              hint="Por ejemplo, lo que pone en la hoja del médico."
              checked={townHall}
              disabled={setTownHall.isPending}
              onChange={(on) => setTownHall.mutate(on, { onError: (error) => showFailure(error) })}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function OnePerson({ userId, person }: { userId: string; person: Proposer }) {
  const { mutate, isPending } = useSetScope(userId);
  const set = (scope: ProposalScope) =>
    mutate({ supportId: person.id, scope }, { onError: (error) => showFailure(error) });
  return (
    <fieldset>
      <legend className="mt-4 font-bold wrap-anywhere">{person.name}</legend>
      <Switch
        label="Puede proponerme recordatorios"
        hint="Tú dices sí o no a cada uno."
        checked={person.scope !== 'none'}
        disabled={isPending}
        onChange={(on) => set(on ? 'propose' : 'none')}
      />
      {person.scope !== 'none' && (
        <Switch
          label="Puede apuntarlos directamente"
          hint="Suenan sin preguntarte. Los quitas con un toque."
          checked={person.scope === 'write'}
          disabled={isPending}
          onChange={(on) => set(on ? 'write' : 'propose')}
        />
      )}
    </fieldset>
  );
}
