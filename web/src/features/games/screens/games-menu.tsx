import { Brain, Hourglass, Puzzle, Shapes } from 'lucide-react';
import { useNavigation } from '../../../lib/navigation.tsx';
import { usePersonHeader } from '../../../lib/use-person-header.ts';
import type { SelectedUser } from '../../../lib/views.ts';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { Header } from '../../../ui/header.tsx';
import { HueCard } from '../../../ui/hue-card.tsx';
import { TodaysGame } from '../components/todays-game.tsx';

const HELP =
  'Aquí puedes jugar un rato. «Mi juego de hoy» te propone tres juegos; también puedes elegir tú.';

const CATEGORIES = [
  {
    view: 'memory-games-menu',
    title: 'Juegos de memoria',
    games: 'Parejas, números, colores y casillas',
    Pictogram: Brain,
  },
  {
    view: 'other-games-menu',
    title: 'Otros juegos',
    games: 'Sudoku, rompecabezas y matemáticas',
    Pictogram: Shapes,
  },
] as const;

/** "Juegos": today's short session, and the two categories. */
export function GamesMenu({ user }: { user: SelectedUser }) {
  const { go } = useNavigation();
  const header = usePersonHeader(user, HELP);
  return (
    <div data-hue="honey" className="contents">
      <Header title="Juegos" hue="honey" pictogram={<Puzzle />} {...header} />
      <main className="mx-auto grid w-full max-w-page gap-6 px-4 py-6 sm:px-6">
        <TodaysGame user={user} />
        <h2>O elige tú</h2>
        <div className="grid gap-4 md:grid-cols-2">
          {CATEGORIES.map(({ view, title, games, Pictogram }) => (
            <HueCard
              key={view}
              hue="honey"
              title={title}
              pictogram={<Pictogram />}
              status={games}
              onClick={() => go(view, { user })}
            />
          ))}
          <div className="flex items-center gap-4 scarce:flex-col scarce:items-start rounded-2xl border-2 border-dashed border-edge p-4 sm:gap-5 sm:p-6 md:col-span-2">
            <Azulejo size="small" className="opacity-60">
              <Hourglass />
            </Azulejo>
            <div>
              <h3>Más juegos</h3>
              <p>Esta categoría estará disponible próximamente</p>
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}
