export function Acorn() {
  return (
    <svg viewBox="30 24 40 52" aria-hidden="true" fill="currentColor" className="size-[58%]">
      <path d="M35 46c0-10 6-16 15-16s15 6 15 16z" />
      <path d="M38 50h24c0 11-5 18-12 22-7-4-12-11-12-22z" />
      <rect x="48.500" y="24" width="3" height="7" rx="1.500" />
    </svg>
  );
}

export function VisualExample() {
  return (
    <div className="grid gap-3">
      <div aria-hidden className="grid w-44 grid-cols-3 gap-2">
        {[0, 1, 2, 3, 4, 5].map((cell) => (
          <span
            key={cell}
            className={`grid aspect-square place-items-center rounded-lg border-2 ${cell % 4 === 1 ? 'border-hue bg-fill text-on-fill' : 'border-edge bg-card'}`}
          >
            {cell % 4 === 1 && <Acorn />}
          </span>
        ))}
      </div>
      <p>Cuando se tapan las bellotas, toca las dos casillas donde estaban.</p>
    </div>
  );
}
