const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const look =
  'grid min-h-12 min-w-12 place-items-center rounded-lg border-2 border-edge bg-card px-2 font-bold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper';

/** A jump to where surnames begin with a letter; the same letter again shows everybody. */
export function LetterBar({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (letter: string | undefined) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is never narrower than its content wants
    <div role="group" aria-label="Ir a una letra del apellido" className="flex flex-wrap gap-2">
      {LETTERS.map((letter) => (
        <button
          key={letter}
          type="button"
          aria-label={`Apellidos desde la ${letter.toUpperCase()}`}
          aria-pressed={value === letter}
          onClick={() => onChange(value === letter ? undefined : letter)}
          className={look}
        >
          {letter.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
