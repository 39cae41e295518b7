import { Avatar } from '../../../ui/avatar.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTap } from '../../../ui/use-tap.ts';

/** One of her people, to whom she may write. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
}

/** To whom: a face and a name each. */
export function ChoosePerson({
  people,
  onChoose,
  onClose,
}: Closing<{ people: readonly Recipient[]; onChoose: (person: Recipient) => void }>) {
  return (
    <Dialog hue="rose" title="¿A quién quieres escribir?" onClose={onClose}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-3">
        {people.map((person) => (
          <li key={person.id}>
            <Face person={person} onChoose={() => onChoose(person)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Face({ person: { id, name }, onChoose }: { person: Recipient; onChoose: () => void }) {
  const tap = useTap<HTMLButtonElement>(onChoose);
  return (
    <button
      type="button"
      className="flex min-h-24 w-full items-center gap-4 rounded-xl border-2 border-hue-edge bg-card p-3 text-left text-lg font-semibold"
      {...tap}
    >
      <Avatar id={id} name={name} />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </button>
  );
}
