import { Check, House, Puzzle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMunicipality } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import type { GameStep, SelectedUser } from '../../../lib/views.ts';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { Button } from '../../../ui/button.tsx';
import { Header } from '../../../ui/header.tsx';
import { Bench } from '../../../ui/scenes/bench.tsx';
import { gameOf } from '../catalogue.ts';

const HELP = 'Has terminado los juegos de hoy. Aquí ves lo que has hecho.';

/** The end of today's session: a bench in the sun, what was done, and the way home. */
export function SessionEnd({ user, steps }: { user: SelectedUser; steps: readonly GameStep[] }) {
  const { backTo } = useNavigation();
  const phone = useMunicipality()?.phone;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <>
      <Header
        title="Mi juego de hoy"
        hue="honey"
        pictogram={<Puzzle />}
        help={{ words: HELP, phone }}
      />
      <main className="mx-auto grid w-full max-w-[44rem] justify-items-center gap-5 px-4 py-6 sm:px-6">
        <div className="w-full max-w-112 overflow-hidden rounded-2xl">
          <Bench />
        </div>
        <h2 ref={heading} tabIndex={-1} className="text-center text-3xl">
          ¡Lo has hecho todo!
        </h2>
        <ol className="grid w-full gap-3">
          {steps.map(({ gameType, reached }) => (
            <li
              key={gameType}
              className="flex max-w-none items-center gap-4 rounded-xl bg-card p-4 shadow-card"
            >
              <Azulejo size="small">
                <Check />
              </Azulejo>
              <span className="min-w-0">
                <b className="block">{gameOf(gameType).title}</b>
                <span className="block">{reached ?? 'Ya has jugado hoy.'}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="text-center text-lg">Mañana te esperan otros tres. Ahora toca descansar.</p>
        <Button
          variant="primary"
          size="large"
          className="w-full sm:w-auto"
          icon={House}
          onClick={() => backTo('user-menu', { user })}
        >
          Volver al inicio
        </Button>
      </main>
    </>
  );
}
