import { KeyRound, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Header } from '../../../ui/header.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { AddFactor } from '../components/add-factor.tsx';
import { FactorDialog } from '../components/factor-dialog.tsx';
import type { FactorTask } from '../factor-task.ts';
import { useFactors } from '../factors.queries.ts';

/** Where a town asks all its staff for a second factor: who has none sets one up before anything else. */
export function FactorSetup({ onReady, onLeave }: { onReady: () => void; onLeave: () => void }) {
  const factors = useFactors();
  const [task, setTask] = useState<FactorTask>();
  const added = (codes: readonly string[] | null) =>
    codes ? setTask({ kind: 'codes', codes }) : onReady();
  return (
    <>
      <Header title="Entrar con más seguridad" hue="encina" pictogram={<KeyRound />} />
      <main className="mx-auto w-full max-w-form flex-1 px-4 py-6 sm:py-10">
        <Card className="grid gap-6 p-5 sm:p-8">
          <p className="text-lg">
            Tu ayuntamiento pide algo más que la contraseña. Elige una de estas cosas. Se prepara
            una sola vez.
          </p>
          <Loaded query={factors} shape="h-40">
            {(known) => (
              <AddFactor factors={known} onApp={() => setTask({ kind: 'app' })} onAdded={added} />
            )}
          </Loaded>
          <Button className="justify-self-start" icon={LogOut} onClick={onLeave}>
            Cerrar Sesión
          </Button>
        </Card>
      </main>
      {task && (
        <FactorDialog
          task={task}
          onClose={() => setTask(undefined)}
          onAdded={added}
          onDone={onReady}
        />
      )}
    </>
  );
}
