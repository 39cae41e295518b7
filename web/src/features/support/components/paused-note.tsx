import { CirclePause } from 'lucide-react';
import { useMunicipality } from '../../../lib/municipality.ts';
import { Card } from '../../../ui/card.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';

/** In the place of what may be done for somebody who is switched off: what staff say of it, and whom to ask. */
export function PausedNote({ words }: { words: string }) {
  const phone = useMunicipality()?.phone;
  return (
    <Card className="grid justify-items-start gap-3 p-5 sm:p-7">
      <h2 className="flex items-center gap-3">
        <CirclePause aria-hidden className="size-[1.2em] flex-none" />
        {words ? 'Su ficha está pausada:' : 'Su ficha está pausada'}
      </h2>
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
    </Card>
  );
}
