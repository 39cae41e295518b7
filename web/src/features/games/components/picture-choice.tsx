import { useId } from 'react';
import { Loading } from '../../../ui/skeleton.tsx';
import type { Pictures } from '../game-kind.ts';

/** What the puzzle shows: numbers, or one of her last photos; nothing where there are none. */
export function PictureChoice({
  pictures,
  value,
  onChange,
}: {
  pictures: Pictures;
  value: string | undefined;
  onChange: (address: string | undefined) => void;
}) {
  const name = useId();
  if (pictures === 'coming') {
    return <Loading shapes={['h-44']} />;
  }
  if (pictures.length === 0) return null;
  const options = [undefined, ...pictures];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Dibujo</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
        {options.map((picture, at) => (
          <label
            key={picture?.address ?? 'numbers'}
            className="relative grid aspect-square place-items-center overflow-hidden rounded-lg border-2 border-edge bg-card text-center font-semibold has-checked:border-4 has-checked:border-hue has-focus-visible:outline-4 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              aria-label={picture ? `Foto ${at}: ${picture.title || 'sin título'}` : 'Números'}
              checked={value === picture?.address}
              onChange={() => onChange(picture?.address)}
              className="absolute top-2 left-2 z-10 size-7 accent-encina"
            />
            {picture ? (
              <img src={picture.thumbnail} alt="" className="size-full object-cover" />
            ) : (
              <span aria-hidden>Números</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
