const ROWS = [
  [1, 2, 3, 4],
  [3, 4, 0, 2],
];

export function SudokuExample() {
  return (
    <div className="grid gap-3">
      <div aria-hidden className="grid w-56 grid-cols-4 gap-2">
        {ROWS.flatMap((row, y) =>
          row.map((digit, x) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={`${y} ${x}`}
              className={`grid aspect-square place-items-center rounded-md border-2 text-xl font-bold ${digit === 0 ? 'border-hue bg-card text-hue' : 'border-transparent bg-sand'}`}
            >
              {digit || '1'}
            </span>
          )),
        )}
      </div>
      <p>En la segunda fila están el 3, el 4 y el 2. Falta el 1.</p>
    </div>
  );
}
