import { MOST_TOLD } from '@encina/contract/alerts';

interface Somebody {
  readonly id: string;
  readonly name: string;
}

const PLACES = ['1.º', '2.º', '3.º'] as const;

/** Her people; the order is that in which she taps them. */
export function WhoInOrder({
  candidates,
  chosen,
  onChange,
}: {
  candidates: readonly Somebody[];
  chosen: readonly Somebody[];
  onChange: (chosen: Somebody[]) => void;
}) {
  if (candidates.length === 0) {
    return (
      <p className="font-semibold">
        Todavía no tienes personas de apoyo. Pide al ayuntamiento que las añada.
      </p>
    );
  }
  const toggle = (who: Somebody) =>
    onChange(
      chosen.some(({ id }) => id === who.id)
        ? chosen.filter(({ id }) => id !== who.id)
        : [...chosen, who],
    );
  return (
    <>
      <p>Toca a tus personas en el orden en que quieres que se las avise. Tres como mucho.</p>
      <ul className="grid gap-3">
        {candidates.map((who) => {
          const place = chosen.findIndex(({ id }) => id === who.id);
          const isFull = place < 0 && chosen.length >= MOST_TOLD;
          return (
            <li key={who.id} className="max-w-none">
              <button
                type="button"
                aria-pressed={place >= 0}
                disabled={isFull}
                onClick={() => toggle(who)}
                className="flex min-h-18 w-full items-center gap-4 rounded-xl border-2 border-edge bg-card px-5 py-3 text-left text-xl font-semibold aria-pressed:border-encina aria-pressed:bg-encina aria-pressed:text-on-hue disabled:border-dashed disabled:text-ink-soft"
              >
                <span className="min-w-[1.7em] flex-none whitespace-nowrap">
                  {PLACES[place] ?? ''}
                </span>
                <span className="min-w-0 wrap-anywhere">{who.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
