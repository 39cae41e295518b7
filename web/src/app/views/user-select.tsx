import { UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CardButton } from '../../features/cards/components/card-button.tsx';
import { CardEntry } from '../../features/cards/components/card-entry.tsx';
import { Invited } from '../../features/devices/components/invited.tsx';
import { NotEnrolled } from '../../features/devices/components/not-enrolled.tsx';
import { UserSelect as Select } from '../../features/users/screens/user-select.tsx';
import { forgetCard, pendingCard } from '../../lib/card-link.ts';
import { forgetInvitation, pendingInvitation } from '../../lib/invitation.ts';
import { rememberPerson } from '../../lib/last-people.ts';
import { startLocation, useNavigation } from '../../lib/navigation.tsx';
import { Header } from '../../ui/header.tsx';

/** The faces; before them, on a device whose camera has just read a code or a card, what that is for. */
export function UserSelect() {
  const { restart } = useNavigation();
  const [invitation, setInvitation] = useState(pendingInvitation);
  const [card] = useState(pendingCard);
  const forget = () => {
    forgetInvitation();
    forgetCard();
  };
  const leave = () => {
    forget();
    restart(startLocation().view);
  };
  if (card) {
    return (
      <BeforeFaces help="Aquí entras con tu tarjeta, sin escribir nada." onLeave={leave}>
        <CardEntry
          card={card}
          onEntered={({ id, name, photo }) => {
            forget();
            rememberPerson(id);
            restart('user-menu', { user: { id, name, photo } });
          }}
        />
      </BeforeFaces>
    );
  }
  if (invitation) {
    return (
      <BeforeFaces help="Aquí se prepara esta tableta para la gente del pueblo." onLeave={leave}>
        <Invited
          invitation={invitation}
          onEnrolled={() => {
            forget();
            setInvitation(undefined);
          }}
        />
      </BeforeFaces>
    );
  }
  return <Select enrol={<NotEnrolled />} card={(open) => <CardButton onEntered={open} />} />;
}

function BeforeFaces({
  help,
  onLeave,
  children,
}: {
  help: string;
  onLeave: () => void;
  children: ReactNode;
}) {
  return (
    <>
      <Header
        title="Seleccionar Usuario"
        hue="encina"
        pictogram={<UsersRound />}
        back={{ label: 'Volver al inicio', onBack: onLeave }}
        help={{ words: help }}
      />
      <main className="mx-auto max-w-page px-4 py-6 sm:px-6">{children}</main>
    </>
  );
}
