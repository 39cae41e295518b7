import type { FirstSteps as Done } from '@encina/contract/first-steps';
import { ChevronDown, ChevronUp, CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { useFirstSteps } from '../../features/municipalities/first-steps.queries.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';

type StepTask = 'town' | 'import' | 'devices';

type Step = readonly [keyof Done, title: string, words: string, task?: StepTask];

const STEPS: readonly Step[] = [
  ['town', 'Los datos del municipio', 'El teléfono al que llamar cuando algo no va.', 'town'],
  ['people', 'Las personas', 'Una a una, o todas juntas desde un archivo.', 'import'],
  ['devices', 'Las tabletas', 'En ellas cada persona elige quién es.', 'devices'],
  ['copy', 'La copia de seguridad', 'La prepara quien instaló Encina. Está en el manual.'],
];
const BUTTONS: Readonly<Record<StepTask, string>> = {
  town: 'Escribir los datos',
  import: 'Importar personas',
  devices: 'Ver los dispositivos',
};

/** On a telephone the people of the town come first: the list is one line until it is opened. */
const onTelephone = (isOpen: boolean) => (isOpen ? '' : 'max-sm:hidden');

/** What a town hall does first. It ticks itself, and is gone when all is done. */
export function FirstSteps({
  townId,
  onTask,
}: {
  townId: string;
  onTask: (task: StepTask) => void;
}) {
  const [isHidden, setHidden] = useState(readStored('firstSteps') === 'hidden');
  const { data } = useFirstSteps(townId, !isHidden);
  const [isOpen, setOpen] = useState(false);
  const left = data ? STEPS.filter(([step]) => !data[step]).length : 0;
  if (isHidden || !data || left === 0) return null;
  const hide = () => {
    writeStored('firstSteps', 'hidden');
    setHidden(true);
  };
  return (
    <section
      aria-labelledby="first-steps"
      className="grid gap-3 rounded-2xl border-2 border-line bg-card p-4 shadow-card max-sm:p-2 max-sm:pl-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h2 id="first-steps" className="max-sm:text-lg">
          Para empezar
        </h2>
        <Button
          size="small"
          className="sm:hidden"
          iconAfter={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Cerrar los pasos' : `Faltan ${left} de ${STEPS.length}`}
        </Button>
        <Button size="small" className={onTelephone(isOpen)} onClick={hide}>
          Ocultar esta lista
        </Button>
      </div>
      <ol className={`grid gap-x-6 gap-y-3 lg:grid-cols-2 ${onTelephone(isOpen)}`}>
        {STEPS.map((step) => (
          <StepLine key={step[0]} step={step} isDone={data[step[0]]} onTask={onTask} />
        ))}
      </ol>
    </section>
  );
}

function StepLine({
  step: [, title, words, task],
  isDone,
  onTask,
}: {
  step: Step;
  isDone: boolean;
  onTask: (task: StepTask) => void;
}) {
  return (
    <li className="flex min-h-12 max-w-none flex-wrap items-center gap-x-4 gap-y-2">
      <Tick isDone={isDone} />
      <span className="min-w-0 flex-1 basis-44">
        <b className="mr-3">{title}</b>
        <span className="inline-block text-ink-soft">{isDone ? 'Hecho' : words}</span>
      </span>
      {task && !isDone && (
        <Button size="small" onClick={() => onTask(task)}>
          {BUTTONS[task]}
        </Button>
      )}
    </li>
  );
}

function Tick({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <Icon aria-hidden className={`size-8 flex-none ${isDone ? 'text-encina' : 'text-ink-soft'}`} />
  );
}
