import type { Municipality } from '@encina/contract/municipalities';
import { useMunicipalities } from '../../../lib/municipality.ts';
import { storedMunicipalityId } from '../../../lib/storage.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { phoneWords } from '../../../ui/phone-words.ts';
import { Loading } from '../../../ui/skeleton.tsx';

/** How to reach the town hall of this device; on a device without one, all of them. */
export function Contacts() {
  const { data, isError, isFetching, refetch } = useMunicipalities();
  if (isError) {
    return (
      <ErrorState
        title="No se pudieron cargar los datos de contacto."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return <Loading shapes={['h-28']} />;
  }
  const own = data.filter(({ id }) => id === storedMunicipalityId());
  const shown = own.length > 0 ? own : data;
  return shown.map((town) => <Contact key={town.id} town={town} />);
}

function Contact({ town }: { town: Municipality }) {
  const { name, phone, address } = town;
  const email = town.accessibilityEmail ?? town.email;
  return (
    <section className="grid gap-3 rounded-xl border-2 border-line p-4">
      <h3>Ayuntamiento de {name}</h3>
      {email && (
        <p>
          Correo electrónico: <ContactLink href={`mailto:${email}`}>{email}</ContactLink>
        </p>
      )}
      {phone && (
        <p>
          Teléfono:{' '}
          <ContactLink href={`tel:${phone.replaceAll(' ', '')}`}>{phoneWords(phone)}</ContactLink>
        </p>
      )}
      {address && <p>Dirección: {address}</p>}
      <p>{email || phone || address ? 'También en persona' : 'En persona'}, en su registro.</p>
    </section>
  );
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-12 items-center font-semibold wrap-anywhere text-encina underline"
    >
      {children}
    </a>
  );
}
