import type { PickerUser } from '@encina/contract/users';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PickerCard } from './picker-card.tsx';

/** Who is chosen, and who is going in already. */
export interface Choosing {
  /** Id of the person who is going in. */
  entering: string | undefined;
  onSelect: (user: PickerUser) => void;
}

/** The few who come to this tablet stand large. */
const LAYOUTS = {
  many: 'faces-grid',
  last: 'grid gap-4 min-[30rem]:grid-cols-2 lg:grid-cols-4',
  one: 'mx-auto grid w-full max-w-[24rem]',
  two: 'mx-auto grid w-full max-w-[50rem] gap-4 min-[30rem]:grid-cols-2',
} as const;

interface FacesProps extends Choosing {
  title: string;
  people: readonly PickerUser[];
  /** How they stand side by side. */
  layout?: keyof typeof LAYOUTS;
}

/** Some faces under a title. */
export function Faces({ title, people, layout = 'many', entering, onSelect }: FacesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className={layout === 'one' ? 'text-center' : ''}>
        {title}
      </h2>
      <div className={LAYOUTS[layout]}>
        {people.map((user) => (
          <PickerCard
            key={user.id}
            user={user}
            large={layout !== 'many'}
            busy={entering === user.id}
            onSelect={() => onSelect(user)}
          />
        ))}
      </div>
    </section>
  );
}

interface PickerProps extends FacesProps {
  more: (() => void) | undefined;
  loadingMore: boolean;
}

/** The faces of the town, page by page. */
export function Picker({ more, loadingMore, ...faces }: PickerProps) {
  return (
    <div className="grid gap-6">
      <Faces {...faces} />
      {more && (
        <Button
          size="large"
          className="justify-self-center"
          icon={ChevronDown}
          busy={[loadingMore, 'Cargando…']}
          onClick={more}
        >
          Mostrar más
        </Button>
      )}
    </div>
  );
}
