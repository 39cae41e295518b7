import { Card } from '../../../ui/card.tsx';
import { person } from '../push.queries.ts';
import { NoticesHere } from './notices-here.tsx';

/** Of "Ajustes": whether this tablet rings for her while it sleeps. */
export function OwnNotices({ userId }: { userId: string }) {
  return (
    <Card className="grid gap-1 p-5 sm:p-7">
      <h2 className="mb-2">Avisos en esta tableta</h2>
      <NoticesHere
        receiver={person(userId)}
        label="Avisar aunque la tableta esté dormida"
        hint="Suena al llegar un recordatorio o un mensaje. En la pantalla no se lee de qué es. Se guarda al momento."
      />
    </Card>
  );
}
