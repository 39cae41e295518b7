import { CalendarRange, Coins, HandCoins, Landmark, Sprout, Target } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { usePages } from '../../../lib/pages.ts';
import { projectFacts as facts } from '../../../lib/project-facts.ts';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { Card } from '../../../ui/card.tsx';
import { Footer } from '../../../ui/footer.tsx';
import { Header } from '../../../ui/header.tsx';
import type { Hue } from '../../../ui/hue.ts';
import { DehesaStrip } from '../../../ui/scenes/dehesa-strip.tsx';
import { Timeline } from '../components/timeline.tsx';

/** Who pays for Encina, what for and when: a public page that needs no login. */
export function ProjectInfo() {
  const { back } = usePages();
  useEffect(() => {
    document.title = 'El proyecto · Encina';
    document.documentElement.dataset.side = 'user';
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="flex flex-1 flex-col">
      <Header title="El proyecto" back={{ label: 'Volver a Encina', onBack: back }} />
      <main className="mx-auto grid w-full max-w-page gap-8 px-4 pt-4 pb-12 sm:px-6">
        <section className="grid gap-4">
          <h2 className="text-3xl">{facts.name}</h2>
          {facts.description.map((paragraph) => (
            <p key={paragraph} className="text-lg">
              {paragraph}
            </p>
          ))}
        </section>
        <div className="grid gap-5 md:grid-cols-2">
          <List hue="encina" icon={<Target />} title="Objetivos" items={facts.objectives} />
          <List hue="olive" icon={<Sprout />} title="Resultados esperados" items={facts.results} />
        </div>
        <section className="grid gap-5">
          <h2>Presupuesto y ayuda</h2>
          <div className="grid gap-4 md:grid-cols-2">
            <Amount hue="honey" icon={<Coins />} term="Presupuesto" value={facts.budget} />
            <Amount hue="clay" icon={<HandCoins />} term="Ayuda recibida" value={facts.aid} />
            <div className="flex items-center gap-4 rounded-2xl bg-card p-5 shadow-card md:col-span-2">
              <Azulejo hue="sky" size="small">
                <Landmark />
              </Azulejo>
              <div>
                <p className="text-ink-soft">Programa de financiación</p>
                <p className="text-lg font-semibold">{facts.programme}</p>
              </div>
            </div>
          </div>
        </section>
        <section>
          <h2 className="flex items-center gap-4">
            <Azulejo hue="plum" size="small">
              <CalendarRange />
            </Azulejo>
            {facts.timeline}
          </h2>
          <Card className="mt-5 p-3 sm:p-7">
            <Timeline phases={facts.phases} months={facts.months} />
          </Card>
        </section>
      </main>
      <Footer here="/project-info" />
      <DehesaStrip />
    </div>
  );
}

interface ListProps {
  hue: Hue;
  icon: ReactNode;
  title: string;
  items: readonly string[];
}

function List({ hue, icon, title, items }: ListProps) {
  return (
    <Card className="p-5 sm:p-7">
      <h2 data-hue={hue} className="flex items-center gap-4 text-hue">
        <Azulejo size="small">{icon}</Azulejo>
        {title}
      </h2>
      <ul data-hue={hue} className="mt-4 grid list-disc gap-2.5 pl-6 marker:text-hue">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Card>
  );
}

interface AmountProps {
  hue: Hue;
  icon: ReactNode;
  term: string;
  value: string;
}

function Amount({ hue, icon, term, value }: AmountProps) {
  return (
    <div
      data-hue={hue}
      className="flex items-center gap-4 rounded-2xl border-2 border-hue-edge bg-ground p-5"
    >
      <Azulejo size="small">{icon}</Azulejo>
      <div>
        <p className="font-semibold">{term}</p>
        <p className="text-2xl font-bold text-hue lg:text-3xl">{value}</p>
      </div>
    </div>
  );
}
