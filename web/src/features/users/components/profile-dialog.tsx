import type { FullProfile } from '@encina/contract/users';
import { KeyRound, Pencil, Power } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ActiveLine } from '../../../ui/status-line.tsx';
import { showFailure } from '../../../ui/toast-store.ts';
import { useProfile, useUpdateUser } from '../profile.queries.ts';
import { EditUser } from './edit-user.tsx';
import { NewPin } from './new-pin.tsx';
import { PauseUser } from './pause-user.tsx';
import { ProfileFacts } from './profile-facts.tsx';

/** What opens in the place of the profile, and what is said there when it is done. */
const TASKS = {
  edit: { Dialog: EditUser, done: 'Cambios guardados' },
  pin: { Dialog: NewPin, done: 'El PIN nuevo ya sirve' },
  pause: { Dialog: PauseUser, done: 'Ya no puede entrar' },
} as const;
type Task = keyof typeof TASKS;

const LEAVING = {
  question: '¿Cerrar sin imprimir la tarjeta? No se vuelve a enseñar: habría que hacer otra.',
  leave: 'Cerrar',
  stay: 'Volver a la tarjeta',
};

/**
 * "Ver Perfil": what staff know of a person, and what they may change.
 * @param more sections that other features know: support persons, participation
 * @param holdsUnprinted one of them shows what is not shown again: it asks before that is lost
 * @param erase the button that takes her out of the town
 */
export function ProfileDialog({
  userId,
  name,
  more,
  holdsUnprinted = false,
  erase,
  onClose,
}: Closing<{
  userId: string;
  name: string;
  more: (municipalConsent: boolean) => ReactNode;
  holdsUnprinted?: boolean;
  erase: ReactNode;
}>) {
  const profile = useProfile(userId);
  const timeZone = useTimeZone();
  const [task, setTask] = useState<Task>();
  const [said, setSaid] = useState('');
  const user = profile.data;
  if (user && task) {
    const { Dialog: TaskDialog, done } = TASKS[task];
    const back = () => setTask(undefined);
    const saved = () => {
      back();
      setSaid(done);
    };
    return <TaskDialog user={user} onClose={back} onSaved={saved} />;
  }
  return (
    <Dialog
      wide
      holdsWork={holdsUnprinted}
      leaveWords={LEAVING}
      onClose={onClose}
      title={`Perfil de ${user?.name ?? name}`}
    >
      <Loaded
        query={profile}
        shape="h-72"
        problem={sentenceOf(profile.error, 'Error al cargar datos del usuario')}
      >
        {(known) => (
          <div className="grid gap-6">
            <div className="flex flex-wrap items-center gap-5">
              <Avatar id={known.id} name={known.name} photo={known.photo} size="large" />
              <ActiveLine active={known.isActive} />
            </div>
            <ProfileFacts user={known} timeZone={timeZone} />
            {more(known.municipalConsent)}
            <p role="status" className="font-semibold text-encina empty:hidden">
              {said}
            </p>
            <ProfileActions user={known} onTask={setTask} erase={erase} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

function ProfileActions({
  user,
  erase,
  onTask,
}: {
  user: FullProfile;
  erase: ReactNode;
  onTask: (task: Task) => void;
}) {
  const update = useUpdateUser(user.id);
  const activate = () =>
    update.mutate({ isActive: true }, { onError: (error) => showFailure(error) });
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon={Pencil} onClick={() => onTask('edit')}>
        Editar
      </Button>
      <Button icon={KeyRound} onClick={() => onTask('pin')}>
        Nuevo PIN
      </Button>
      <Button
        icon={Power}
        busy={[update.isPending, 'Guardando…']}
        onClick={user.isActive ? () => onTask('pause') : activate}
      >
        {user.isActive ? 'Desactivar' : 'Activar'}
      </Button>
      {erase}
    </div>
  );
}
