import type { PickerUser } from '@encina/contract/users';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** A person to choose: the face first, the name large, one button. */
export function PickerCard({
  user,
  busy,
  onSelect,
}: {
  user: PickerUser;
  busy: boolean;
  onSelect: () => void;
}) {
  return (
    <Card className="grid content-between justify-items-center gap-4 p-5 text-center">
      <Avatar id={user.id} name={user.name} photo={user.photo} size="large" />
      <h2 className="text-xl break-words">{user.name}</h2>
      <Button
        variant="primary"
        className="w-full"
        busy={busy && 'Entrando…'}
        aria-label={`Seleccionar a ${user.name}`}
        onClick={onSelect}
      >
        Seleccionar
      </Button>
    </Card>
  );
}
