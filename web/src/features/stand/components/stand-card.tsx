import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { setStand, useStand } from '../stand.ts';
import { useWakefulness, type Wakefulness } from '../wake-lock.ts';

const SAID: Readonly<Partial<Record<Wakefulness, string>>> = {
  impossible:
    'Este navegador no puede dejar la pantalla encendida. Hazlo en los ajustes de la tableta, en «Pantalla».',
  refused:
    'Ahora mismo la tableta no deja la pantalla encendida. Enchúfala: con poca batería no puede.',
};

/** "Esta tableta": what is the device's own, and stays with it whoever is in. */
export function StandCard() {
  const isOn = useStand();
  const wakefulness = useWakefulness();
  return (
    <Card className="grid gap-1 p-5 sm:p-7">
      <h2 className="mb-2">Esta tableta</h2>
      <Switch
        label="Tableta siempre encendida"
        hint="Para una tableta en su soporte y enchufada. De 22:00 a 7:00 se oscurece y enseña la hora. Se guarda al momento."
        checked={isOn}
        onChange={setStand}
      />
      <p role="status" className="font-semibold empty:hidden">
        {isOn && SAID[wakefulness]}
      </p>
    </Card>
  );
}
