import { Puzzle } from 'lucide-react';
import { useMunicipality } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import type { SelectedUser } from '../../../lib/views.ts';
import { Header } from '../../../ui/header.tsx';
import { HueCard } from '../../../ui/hue-card.tsx';
import { areaWords, GAMES, type Game } from '../catalogue.ts';

/** The games of a category, each with how hard it is and what it exercises. */
export function GameList({
  user,
  title,
  category,
}: {
  user: SelectedUser;
  title: string;
  category: Game['category'];
}) {
  const { go, backTo } = useNavigation();
  const phone = useMunicipality()?.phone;
  const games = GAMES.filter((game) => game.category === category);
  return (
    <div data-hue="honey" className="contents">
      <Header
        title={title}
        hue="honey"
        pictogram={<Puzzle />}
        back={{ label: 'Volver a juegos', onBack: () => backTo('games-menu', { user }) }}
        help={{
          words: 'Elige el juego que más te guste. En cada uno verás primero cómo se juega.',
          phone,
        }}
      />
      <main
        className={`mx-auto grid w-full max-w-page gap-4 px-4 py-6 sm:px-6 ${games.length % 2 === 0 ? 'md:grid-cols-2' : 'lg:grid-cols-3'}`}
      >
        {games.map(({ view, title: name, Pictogram, difficulty, areas }) => (
          <HueCard
            key={view}
            hue="honey"
            title={name}
            pictogram={<Pictogram />}
            status={
              <>
                <span className="block">Dificultad: {difficulty}</span>
                <span className="block">Ejercita: {areas.map(areaWords).join(' y ')}</span>
              </>
            }
            onClick={() => go(view, { user })}
          />
        ))}
      </main>
    </div>
  );
}
