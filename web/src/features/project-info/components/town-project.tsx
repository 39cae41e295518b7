import type { Municipality } from '@encina/contract/municipalities';
import { CalendarRange, Coins, HandCoins, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { projectFacts as facts } from '../../../lib/project-facts.ts';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Hue } from '../../../ui/hue.ts';
import { Timeline } from './timeline.tsx';

/** What a town has said of its project. What it has not said is not there: nothing is made up. */
export function TownProject({ town }: { town: Municipality }) {
  return (
    <>
      <Money town={town} />
      {town.showsPhases && (
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
      )}
    </>
  );
}

function Money({ town: { budget, aid, programme, funder } }: { town: Municipality }) {
  if (!budget && !aid && !programme && !funder) return null;
  return (
    <section className="grid gap-5">
      <h2>Presupuesto y ayuda</h2>
      <div className="grid gap-4 md:grid-cols-2">
        {budget && <Amount hue="honey" icon={<Coins />} term="Presupuesto" value={budget} />}
        {aid && <Amount hue="clay" icon={<HandCoins />} term="Ayuda recibida" value={aid} />}
        {(programme || funder) && (
          <div className="flex items-center gap-4 rounded-2xl bg-card p-5 shadow-card md:col-span-2">
            <Azulejo hue="sky" size="small">
              <Landmark />
            </Azulejo>
            <dl className="grid gap-2">
              {programme && <Payer term="Programa de financiación" value={programme} />}
              {funder && <Payer term="Lo financia" value={funder} />}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}

const Payer = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt className="text-ink-soft">{term}</dt>
    <dd className="text-lg font-semibold">{value}</dd>
  </div>
);

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
