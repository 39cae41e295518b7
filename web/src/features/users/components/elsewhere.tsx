import { MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isRefusal } from '../../../lib/api-error.ts';
import { useDeviceSession } from '../../../lib/device-session.ts';
import { useMunicipalities, useMunicipality } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { chooseMunicipality, storedMunicipalityId } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

/**
 * The id of the town whose device this is, where another town was chosen on it, of which it may show nobody.
 * @param refusal why the people of the chosen town are not shown: to a device of another town it is as if not there
 */
export function useElsewhere(refusal: unknown): string | undefined {
  const own = useDeviceSession().data?.device?.municipalityId;
  return isRefusal(refusal, 404) && own !== storedMunicipalityId() ? own : undefined;
}

/** Why nobody is among the faces, the way back to the device's own town, and the way to bring it into this one. */
export function Elsewhere({ ownTown, enrol }: { ownTown: string; enrol: ReactNode }) {
  const { replace } = useNavigation();
  const [isMoving, setMoving] = useState(false);
  const own = useMunicipalities().data?.find(({ id }) => id === ownTown)?.name;
  const chosen = useMunicipality()?.name ?? 'ese municipio';
  const goBack = () => {
    chooseMunicipality(ownTown);
    replace('user-select');
  };
  return (
    <>
      <Card className="grid justify-items-start gap-3 p-5 sm:p-7">
        <h2 className="flex items-center gap-3">
          <MapPin aria-hidden className="size-[1.2em] flex-none" />
          Este dispositivo es de {own ?? 'otro municipio'}
        </h2>
        <p>Por eso aquí no se ve a la gente de {chosen}. Vuelve al tuyo y entra como siempre.</p>
        <Button variant="primary" size="large" onClick={goBack}>
          Volver a {own ?? 'mi municipio'}
        </Button>
      </Card>
      <Disclosure
        show={`Soy del ayuntamiento de ${chosen}`}
        hide="Ocultar"
        open={isMoving}
        onToggle={setMoving}
      >
        {enrol}
      </Disclosure>
    </>
  );
}
