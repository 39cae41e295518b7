import { BriefcaseBusiness, HeartHandshake, MapPin, UsersRound } from 'lucide-react';
import { useNavigation } from '../../../lib/navigation.tsx';
import { Button } from '../../../ui/button.tsx';
import { HueCard } from '../../../ui/hue-card.tsx';
import { PageLinks } from '../../../ui/page-links.tsx';
import { DehesaStrip } from '../../../ui/scenes/dehesa-strip.tsx';
import { ThemeButton } from '../components/theme-button.tsx';

const ENTRIES = [
  {
    view: 'admin-login',
    hue: 'sky',
    Pictogram: BriefcaseBusiness,
    title: 'Administración',
    status: 'Para el personal del ayuntamiento',
  },
  {
    view: 'user-select',
    hue: 'encina',
    solid: true,
    Pictogram: UsersRound,
    title: 'Usuarios',
    status: 'Para entrar en tu espacio',
  },
  {
    view: 'support-login',
    hue: 'plum',
    Pictogram: HeartHandshake,
    title: 'Personas de Apoyo',
    status: 'Para familiares y cuidadores',
  },
] as const;

/** Who comes in: the town hall, the person, the family. */
export function MainSelect() {
  const { go } = useNavigation();
  return (
    <div className="flex flex-1 flex-col">
      <header className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-3 px-4 pt-4 sm:px-6">
        <Button icon={MapPin} onClick={() => go('municipality-select')}>
          Cambiar de municipio
        </Button>
        <ThemeButton />
      </header>
      <main className="mx-auto my-auto grid w-full max-w-page gap-6 px-4 pt-8 pb-10 sm:px-6">
        <div>
          <h1>¿Cómo quieres entrar?</h1>
          <p className="mt-2 text-ink-soft">Elige una de estas tres puertas.</p>
        </div>
        <div className="grid gap-4 lg:grid-cols-3">
          {ENTRIES.map(({ view, Pictogram, ...card }) => (
            <HueCard key={view} tall {...card} pictogram={<Pictogram />} onClick={() => go(view)} />
          ))}
        </div>
        <PageLinks />
      </main>
      <DehesaStrip />
    </div>
  );
}
