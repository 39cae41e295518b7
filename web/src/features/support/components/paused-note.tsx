import { useMunicipality } from '../../../lib/municipality.ts';
import { PausedCard } from '../../../ui/paused-card.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';

/** In the place of what may be done for somebody who is switched off: what staff say of it, and whom to ask. */
export function PausedNote({ words }: { words: string }) {
  const phone = useMunicipality()?.phone;
  return (
    <PausedCard title={words ? 'Su ficha está pausada:' : 'Su ficha está pausada'}>
      {words && <p className="text-lg wrap-anywhere">{words}</p>}
      <p>Mientras tanto no le llegan mensajes. Lo que os habéis escrito no se borra.</p>
      {phone && (
        <p className="flex flex-wrap items-center gap-x-2">
          Ayuntamiento:
          <PhoneLink
            phone={phone}
            className="inline-flex min-h-12 items-center gap-2 font-bold underline"
          />
        </p>
      )}
    </PausedCard>
  );
}
