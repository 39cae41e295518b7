import { useOwnPersons } from '../../features/support/persons.queries.ts';
import { useMunicipality } from '../../lib/municipality.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';

const call =
  'inline-flex min-h-16 items-center gap-3 rounded-xl border-2 border-edge bg-card px-5 text-lg font-semibold';

/** Somebody to talk to: hers first, then the town, and the number for what cannot wait. */
export function WhomToCall({ userId }: { userId: string }) {
  const { data = [] } = useOwnPersons(userId);
  const phone = useMunicipality()?.phone;
  const names = data.map(({ name }) => `a ${name}`);
  return (
    <div className="grid gap-3">
      {names.length > 0 && (
        <p>Puedes llamar {new Intl.ListFormat('es-ES', { type: 'disjunction' }).format(names)}.</p>
      )}
      <ul className="flex flex-wrap gap-x-6 gap-y-3">
        {phone && (
          <li className="grid gap-1">
            Ayuntamiento
            <PhoneLink phone={phone} className={call} />
          </li>
        )}
        <li className="grid gap-1">
          Si es urgente
          <PhoneLink phone="112" className={call} />
        </li>
      </ul>
    </div>
  );
}
