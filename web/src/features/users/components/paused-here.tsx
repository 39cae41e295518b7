import { get, type PickerUser } from '@encina/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queryKey } from '../../../lib/api.ts';
import { firstName } from '../../../lib/first-name.ts';
import { useMunicipality } from '../../../lib/municipality.ts';
import { onlyPersonHere } from '../../../lib/own-tablet.ts';
import { PausedCard } from '../../../ui/paused-card.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';

/** The one person who ever came in on this tablet, where she is switched off. */
export function usePausedHere(): PickerUser | undefined {
  const [id] = useState(onlyPersonHere);
  const input = { params: { id: id ?? '' } };
  const { data } = useQuery({
    queryKey: [...queryKey(get, input), 'here'],
    queryFn: async () => (await call(get, input, { asDevice: true })) as PickerUser,
    enabled: id !== undefined,
    staleTime: 0,
  });
  return data?.isActive === false ? data : undefined;
}

/** Why she is not among the faces, and whom to call. */
export function PausedHere({ person }: { person: PickerUser }) {
  const phone = useMunicipality()?.phone;
  return (
    <PausedCard title={`${firstName(person.name)}, tu ficha está pausada`}>
      <p>No se ha borrado nada tuyo. Llama al ayuntamiento y te ayudarán.</p>
      {phone && (
        <PhoneLink
          phone={phone}
          className="inline-flex min-h-16 items-center gap-2 text-lg font-bold underline"
        />
      )}
    </PausedCard>
  );
}
