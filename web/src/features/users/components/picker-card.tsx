import type { PickerUser } from '@encina/contract/users';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** A person to choose: the face first, the name large, one button. */
export function PickerCard({
  user,
  busy,
  large = false,
  onSelect,
}: {
  user: PickerUser;
  busy: boolean;
  /** For the few who come to this tablet. */
  large?: boolean;
  onSelect: () => void;
}) {
  return (
    <Card className="grid content-between justify-items-center gap-4 p-5 text-center">
      <Avatar id={user.id} name={user.name} photo={user.photo} size={large ? 'largest' : 'large'} />
      <h3 className={`break-words ${large ? 'text-2xl' : 'text-xl'}`}>{user.name}</h3>
      <Button
        variant="primary"
        size={large ? 'large' : 'regular'}
        className="w-full"
        busy={[busy, 'Entrando…']}
        aria-label={`Seleccionar a ${user.name}`}
        onClick={onSelect}
      >
        Seleccionar
      </Button>
    </Card>
  );
}
