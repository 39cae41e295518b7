import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Invited } from '../../features/devices/components/invited.tsx';
import { NotEnrolled } from '../../features/devices/components/not-enrolled.tsx';
import { UserSelect as Select } from '../../features/users/screens/user-select.tsx';
import { forgetInvitation, pendingInvitation } from '../../lib/invitation.ts';
import { startLocation, useNavigation } from '../../lib/navigation.tsx';
import { Header } from '../../ui/header.tsx';

/** The faces; before them, on a tablet that has just read a code, the last step of its enrolment. */
export function UserSelect() {
  const { restart } = useNavigation();
  const [invitation, setInvitation] = useState(pendingInvitation);
  const forget = () => {
    forgetInvitation();
    setInvitation(undefined);
  };
  if (!invitation) return <Select enrol={<NotEnrolled />} />;
  const leave = () => {
    forgetInvitation();
    restart(startLocation().view);
  };
  return (
    <>
      <Header
        title="Seleccionar Usuario"
        hue="encina"
        pictogram={<UsersRound />}
        back={{ label: 'Volver al inicio', onBack: leave }}
        help={{ words: 'Aquí se prepara esta tableta para la gente del pueblo.' }}
      />
      <main className="mx-auto max-w-page px-4 py-6 sm:px-6">
        <Invited invitation={invitation} onEnrolled={forget} />
      </main>
    </>
  );
}
