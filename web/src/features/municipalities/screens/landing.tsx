import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { useDeviceSession, useStaffSession } from '../../../lib/device-session.ts';
import { municipalitiesKey, useMunicipality } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { useReachable } from '../../../lib/reachability.ts';
import { chooseMunicipality, readStored, writeStored } from '../../../lib/storage.ts';
import { restoreTabletTheme } from '../../../lib/theme.ts';
import { useWhenSeen } from '../../../lib/use-when-seen.ts';
import { Button } from '../../../ui/button.tsx';
import { Dehesa } from '../../../ui/scenes/dehesa.tsx';
import { ContinueCard } from '../components/continue-card.tsx';
import { WithoutNetwork } from '../components/without-network.tsx';

/** A town is known by the name it had last time before the server has said anything. */
function useTownName(): string {
  const client = useQueryClient();
  const loaded = useMunicipality()?.name;
  // A tablet stays here for days, and its town may have got another name.
  useWhenSeen(() => void client.invalidateQueries({ queryKey: municipalitiesKey }));
  useEffect(() => {
    if (loaded) writeStored('townName', loaded);
  }, [loaded]);
  return loaded ?? readStored('townName') ?? 'Encina';
}

/** The start screen on a device that already knows its village, and perhaps its person. */
export function Landing() {
  return (
    <main className="relative isolate flex flex-1 flex-col items-center gap-5 overflow-hidden px-4 pt-[min(5dvh,60px)] pb-[min(7dvh,60px)] text-center low:flex-row low:items-stretch low:justify-between low:p-5">
      <div className="absolute inset-0 -z-10">
        <Dehesa orb={false} />
      </div>
      <Welcome />
      <WaysIn />
    </main>
  );
}

function Welcome() {
  const photo = useMunicipality()?.photo;
  const name = useTownName();
  return (
    <div className="grid justify-items-center gap-2 low:content-start low:justify-items-start low:text-left">
      {photo && (
        <img
          src={photo}
          alt=""
          className="size-[min(8rem,13dvh)] rounded-[25%] border-4 border-card object-cover shadow-float low:hidden"
        />
      )}
      <h1 className="text-4xl text-ink">{name}</h1>
      <p className="text-lg text-ink">Te damos la bienvenida</p>
    </div>
  );
}

/** On with whoever is in on this device, and the start for everybody else. */
function WaysIn() {
  const { go } = useNavigation();
  const session = useDeviceSession().data;
  const user = session?.user;
  const relative = session?.support;
  const admin = useStaffSession().data?.admin;
  const isReachable = useReachable();
  const isEmpty = session?.user === null;
  useEffect(() => {
    // Her visit ended while this tablet was off.
    if (isEmpty) restoreTabletTheme();
  }, [isEmpty]);
  return (
    <div className="mt-auto grid w-full max-w-[25rem] gap-4">
      {user && (
        <ContinueCard
          user={user}
          onContinue={() =>
            go('user-menu', { user: { id: user.id, name: user.name, photo: user.photo } })
          }
        />
      )}
      {!isReachable && <WithoutNetwork isSomebodyIn={Boolean(user)} />}
      {relative && (
        <PanelCard
          holder={relative}
          door="Personas de Apoyo"
          onContinue={() => go('support-dashboard', {})}
        />
      )}
      {admin && (
        <PanelCard holder={admin} door="Administración" onContinue={() => go('admin-dashboard')} />
      )}
      <Button
        variant={user || relative || admin ? 'quiet' : 'primary'}
        size="large"
        iconAfter={ArrowRight}
        onClick={() => go('main-select')}
      >
        Entrar
      </Button>
    </div>
  );
}

/** On to a panel, in the town that it belongs to. */
function PanelCard({
  holder,
  door,
  onContinue,
}: {
  holder: { readonly id: string; readonly name: string; readonly municipalityId: string };
  door: string;
  onContinue: () => void;
}) {
  return (
    <ContinueCard
      user={{ ...holder, photo: null }}
      door={door}
      onContinue={() => {
        chooseMunicipality(holder.municipalityId);
        onContinue();
      }}
    />
  );
}
