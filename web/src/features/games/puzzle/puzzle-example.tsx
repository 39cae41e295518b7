const TILES = [1, 2, 3, 4, 5, 6, 7, 0, 8];

export function PuzzleExample() {
  return (
    <div className="grid gap-3">
      <div aria-hidden className="grid w-44 grid-cols-3 gap-2">
        {TILES.map((tile) => (
          <span
            key={tile}
            className={`grid aspect-square place-items-center rounded-lg text-xl font-bold ${tile === 0 ? 'border-2 border-dashed border-edge' : 'bg-fill text-on-fill'}`}
          >
            {tile || ''}
          </span>
        ))}
      </div>
      <p>Toca el 8: pasa al hueco, y ya están en orden.</p>
    </div>
  );
}
