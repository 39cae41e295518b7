import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoosePerson, type Recipient } from './choose-person.tsx';
import { SayTo } from './say-to.tsx';

/**
 * "Escribir un mensaje": she chooses a face, and says, writes or shows something to it.
 * @param people her relatives and carers
 */
export function WriteMessage({
  userId,
  people,
  begins,
  onSent,
}: {
  userId: string;
  people: readonly Recipient[];
  /** She has come for just that. */
  begins: boolean;
  onSent: () => void;
}) {
  const [isOpen, setOpen] = useState(begins);
  const [chosen, setChosen] = useState<Recipient>();
  const close = () => {
    setOpen(false);
    setChosen(undefined);
  };
  if (people.length === 0) {
    return <p>Para escribir a alguien, pide al ayuntamiento que apunte a tu familia.</p>;
  }
  const to = chosen ?? (people.length === 1 ? people[0] : undefined);
  return (
    <>
      <Button variant="primary" size="large" icon={PenLine} onClick={() => setOpen(true)}>
        Escribir un mensaje
      </Button>
      {isOpen && !to && <ChoosePerson people={people} onChoose={setChosen} onClose={close} />}
      {isOpen && to && (
        <SayTo
          userId={userId}
          to={to}
          onClose={close}
          onSent={() => {
            close();
            onSent();
          }}
        />
      )}
    </>
  );
}
