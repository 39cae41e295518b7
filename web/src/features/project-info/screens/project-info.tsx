import { Sprout, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMunicipalities, usePublicTown } from '../../../lib/municipality.ts';
import {
  projectFacts as facts,
  projectDescription,
  projectName,
} from '../../../lib/project-facts.ts';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Hue } from '../../../ui/hue.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PublicPage } from '../../../ui/public-page.tsx';
import { DehesaStrip } from '../../../ui/scenes/dehesa-strip.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { TownProject } from '../components/town-project.tsx';

/** Who pays for Encina, what for and when: a public page that needs no login. */
export function ProjectInfo() {
  const towns = useMunicipalities();
  const town = usePublicTown();
  return (
    <div className="flex flex-1 flex-col">
      <PublicPage
        name="El proyecto"
        title="El proyecto"
        here="/project-info"
        town={town}
        className="max-w-page gap-8"
      >
        {towns.isPending ? <Loading shapes={['h-44']} /> : <WhatItIs town={town?.name} />}
        <div className="grid gap-5 md:grid-cols-2">
          <List hue="encina" icon={<Target />} title="Objetivos" items={facts.objectives} />
          <List hue="olive" icon={<Sprout />} title="Resultados esperados" items={facts.results} />
        </div>
        <Loaded query={towns} shape="h-96" problem="No se pudieron cargar los datos del proyecto.">
          {() => town && <TownProject town={town} />}
        </Loaded>
      </PublicPage>
      <DehesaStrip />
    </div>
  );
}

function WhatItIs({ town }: { town: string | undefined }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-3xl">{projectName(town)}</h2>
      {projectDescription(town).map((paragraph) => (
        <p key={paragraph} className="text-lg">
          {paragraph}
        </p>
      ))}
    </section>
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
