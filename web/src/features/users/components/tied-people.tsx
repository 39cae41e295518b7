import { useMunicipality } from '../../../lib/municipality.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Courtyard } from '../../../ui/scenes/courtyard.tsx';
import { entryProblem } from '../entry-problem.ts';
import { usePicker } from '../users.queries.ts';
import { PeopleFound } from './people-search.tsx';
import { type Choosing, Faces } from './picker.tsx';

/** The one or two whose tablet it is: nothing to search, nobody else to touch by mistake. */
export function TiedPeople(choosing: Choosing) {
  const people = usePicker({});
  const phone = useMunicipality()?.phone;
  return (
    <PeopleFound query={people} problem={entryProblem} tall>
      {(found) =>
        found.people.length === 0 ? (
          <NobodysTablet phone={phone} />
        ) : (
          <Faces
            title="¿Quién eres?"
            people={found.people}
            layout={found.people.length === 1 ? 'one' : 'two'}
            {...choosing}
          />
        )
      }
    </PeopleFound>
  );
}

/** Whose it was are no longer here. It shows nobody else until staff say whose it is now. */
function NobodysTablet({ phone }: { phone: string | null | undefined }) {
  return (
    <EmptyState
      scene={<Courtyard />}
      title="Esta tableta ya no es de nadie"
      action={
        phone && (
          <PhoneLink
            phone={phone}
            className="inline-flex min-h-16 items-center gap-3 rounded-xl border-2 border-edge bg-card px-5 text-lg font-semibold"
          />
        )
      }
    >
      <p>El ayuntamiento dice de quién es: en «Administración», «Ajustes», «Dispositivos».</p>
      {phone && <p>Llama al ayuntamiento y lo cambian enseguida.</p>}
    </EmptyState>
  );
}
