import type { PeopleFilter } from '@encina/contract/users';
import { Square, SquareCheck } from 'lucide-react';

const FILTERS: readonly (readonly [PeopleFilter, words: string])[] = [
  ['active', 'Activos'],
  ['away', '7 días sin entrar'],
  ['no-device', 'Sin tableta'],
  ['no-support', 'Sin apoyo'],
  ['with-request', 'Con petición'],
];
const look =
  'inline-flex min-h-12 items-center gap-2 rounded-lg border-2 border-edge bg-card px-4 font-semibold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper';

/** What narrows the list: with several, each must hold. */
export function PeopleFilters({
  value,
  onChange,
}: {
  value: readonly PeopleFilter[];
  onChange: (filters: readonly PeopleFilter[]) => void;
}) {
  const toggle = (filter: PeopleFilter) =>
    onChange(
      value.includes(filter) ? value.filter((known) => known !== filter) : [...value, filter],
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is never narrower than its content wants
    <div role="group" aria-label="Mostrar solo" className="flex flex-wrap gap-2">
      {FILTERS.map(([filter, words]) => {
        const isOn = value.includes(filter);
        const Tick = isOn ? SquareCheck : Square;
        return (
          <button
            key={filter}
            type="button"
            aria-pressed={isOn}
            onClick={() => toggle(filter)}
            className={look}
          >
            <Tick aria-hidden className="size-[1.2em]" />
            {words}
          </button>
        );
      })}
    </div>
  );
}
