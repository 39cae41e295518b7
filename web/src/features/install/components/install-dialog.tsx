import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { takeInstallOffer, useInstallOffer } from '../install-offer.ts';
import { AddLine, AmongIcons, ShareSign, ThreeDots } from './install-pictures.tsx';

type Device = 'android' | 'ipad';

const isApple = (): boolean => /iPad|iPhone|Macintosh/.test(navigator.userAgent);

/** How Encina comes among the programs of a tablet, step by step, for each of the two kinds. */
export function InstallDialog({ onClose }: { onClose: () => void }) {
  const [device, setDevice] = useState<Device>(isApple() ? 'ipad' : 'android');
  return (
    <Dialog open onClose={onClose} title="Poner Encina en la pantalla de inicio" hue="sky">
      <div className="grid gap-5">
        <p>Así la abres con un toque, y funciona también sin conexión.</p>
        <Tabs
          label="Qué tableta"
          value={device}
          onChange={setDevice}
          items={[
            { value: 'android', label: 'Android', panel: <OnAndroid /> },
            { value: 'ipad', label: 'iPad', panel: <OnIpad /> },
          ]}
        />
      </div>
    </Dialog>
  );
}

function OnAndroid() {
  const offer = useInstallOffer();
  return (
    <div className="grid gap-5">
      {offer && (
        <Button
          variant="primary"
          size="large"
          className="justify-self-start"
          onClick={() => void takeInstallOffer()}
        >
          Instalar Encina
        </Button>
      )}
      <Steps>
        <Step picture={<ThreeDots />}>En Chrome, toca los tres puntos de arriba.</Step>
        <Step picture={<AddLine />}>Toca «Añadir a pantalla de inicio» y luego «Instalar».</Step>
        <Step picture={<AmongIcons />}>Ya tienes Encina entre tus programas.</Step>
      </Steps>
    </div>
  );
}

const OnIpad = () => (
  <Steps>
    <Step picture={<ShareSign />}>En Safari, toca el cuadrado con la flecha.</Step>
    <Step picture={<AddLine />}>Toca «Añadir a pantalla de inicio» y luego «Añadir».</Step>
    <Step picture={<AmongIcons />}>Ya tienes Encina entre tus programas.</Step>
  </Steps>
);

const Steps = ({ children }: { children: ReactNode }) => (
  <ol className="grid list-decimal gap-5 pl-7 marker:font-bold">{children}</ol>
);

function Step({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* First, so that the number stands beside its words and not at the foot of the picture. */}
        <p className="min-w-0 flex-1 basis-48 text-lg">{children}</p>
        {picture}
      </div>
    </li>
  );
}
