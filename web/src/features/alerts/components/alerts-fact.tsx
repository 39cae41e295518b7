import { Loaded } from '../../../ui/loaded.tsx';
import { useAlertsSeen } from '../alerts.queries.ts';

/** Whether somebody is told where she does not answer: staff see it, and never set it. */
export function AlertsFact({ userId }: { userId: string }) {
  return (
    <section className="grid gap-1">
      <h3>Si no contesta</h3>
      <Loaded query={useAlertsSeen(userId)} shape="h-8">
        {({ isOn, tellsTown }) => (
          <p>
            {isOn ? 'Ha elegido que se avise a los suyos.' : 'No se avisa a nadie.'}
            {tellsTown && ' Al final, también al ayuntamiento.'}
          </p>
        )}
      </Loaded>
    </section>
  );
}
