import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { useDeviceSession, useStaffSession } from '../../../lib/device-session.ts';
import { useMunicipality } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { chooseMunicipality, storedMunicipalityId } from '../../../lib/storage.ts';
import { restoreTabletTheme } from '../../../lib/theme.ts';
import { Button } from '../../../ui/button.tsx';
import { Dehesa } from '../../../ui/scenes/dehesa.tsx';
import { ContinueCard } from '../components/continue-card.tsx';
import { defaultMunicipality } from '../default-municipality.ts';

/** The default town is known by name before the server has said anything. */
function useTownName(loaded: string | undefined): string {
  if (loaded) return loaded;
  return storedMunicipalityId() === defaultMunicipality.id ? defaultMunicipality.name : 'Encina';
}

/** The start screen on a device that already knows its village, and perhaps its person. */
export function Landing() {
  const { go } = useNavigation();
  const town = useMunicipality();
  const name = useTownName(town?.name);
  const session = useDeviceSession().data;
  const user = session?.user;
  const admin = useStaffSession().data?.admin;
  const isEmpty = session?.user === null;
  useEffect(() => {
    // Her visit ended while this tablet was off.
    if (isEmpty) restoreTabletTheme();
  }, [isEmpty]);
  return (
    <main className="relative isolate flex flex-1 flex-col items-center gap-5 overflow-hidden px-4 pt-[min(5dvh,60px)] pb-[min(7dvh,60px)] text-center low:flex-row low:items-stretch low:justify-between low:p-5">
      <div className="absolute inset-0 -z-10">
        <Dehesa orb={false} />
      </div>
      <div className="grid justify-items-center gap-2 low:content-start low:justify-items-start low:text-left">
        {town?.photo && (
          <img
            src={town.photo}
            alt=""
            className="size-[min(8rem,13dvh)] rounded-[25%] border-4 border-card object-cover shadow-float low:hidden"
          />
        )}
        <h1 className="text-4xl text-ink">{name}</h1>
        <p className="text-lg text-ink">Te damos la bienvenida</p>
      </div>
      <div className="mt-auto grid w-full max-w-[25rem] gap-4">
        {user && (
          <ContinueCard
            user={user}
            onContinue={() =>
              go('user-menu', { user: { id: user.id, name: user.name, photo: user.photo } })
            }
          />
        )}
        {admin && (
          <ContinueCard
            user={{ ...admin, photo: null }}
            door="Administración"
            onContinue={() => {
              chooseMunicipality(admin.municipalityId);
              go('admin-dashboard');
            }}
          />
        )}
        <Button
          variant={user || admin ? 'quiet' : 'primary'}
          size="large"
          iconAfter={<ArrowRight aria-hidden />}
          onClick={() => go('main-select')}
        >
          Entrar
        </Button>
      </div>
    </main>
  );
}
