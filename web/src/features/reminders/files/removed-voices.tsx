import { firstName } from '../../../lib/first-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useAcknowledge, useReminderFiles } from './files.queries.ts';

/** Whose voice went off her reminders with the link: said once, until she has read it. Not "ya no está", which is said of the dead. */
export function RemovedVoices({ userId }: { userId: string }) {
  const { data } = useReminderFiles(userId);
  const acknowledge = useAcknowledge(userId);
  return data?.removedVoices.map(({ id, name }) => (
    <Card key={id} data-hue="clay" className="grid gap-4 p-5">
      <p role="status" className="text-lg">
        {firstName(name)} ya no puede entrar en tu Encina, y su voz se ha borrado. El recordatorio
        sigue igual, sin su voz.
      </p>
      <Button
        className="min-h-16 justify-self-start"
        aria-label={`Entendido: la voz de ${firstName(name)} se ha borrado`}
        busy={acknowledge.isPending && 'Un momento…'}
        onClick={() => acknowledge.mutate(id)}
      >
        Entendido
      </Button>
    </Card>
  ));
}
