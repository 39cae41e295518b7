import { X } from 'lucide-react';
import { useTap } from '../../../ui/use-tap.ts';
import { typeOf, useFileAddress } from './file-view.tsx';

/** What goes with the next tap on "Enviar", small, each with the way to leave it out. */
export function ChosenFiles({
  files,
  onDrop,
}: {
  files: readonly File[];
  onDrop: (file: File) => void;
}) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Lo que vas a enviar" className="flex gap-3 overflow-x-auto p-1">
      {files.map((file, place) => (
        <Chosen
          // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may be chosen twice
          key={`${file.name} ${file.lastModified} ${place}`}
          file={file}
          place={place + 1}
          onDrop={() => onDrop(file)}
        />
      ))}
    </ul>
  );
}

function Chosen({ file, place, onDrop }: { file: File; place: number; onDrop: () => void }) {
  const url = useFileAddress(file);
  const tap = useTap<HTMLButtonElement>(onDrop);
  const name = typeOf(file) === 'video' ? `Vídeo ${place}` : `Foto ${place}`;
  const look = 'h-24 w-32 rounded-lg object-cover cramped:h-16 cramped:w-28';
  return (
    <li className="relative flex-none">
      {url && typeOf(file) === 'video' ? (
        <video src={url} muted playsInline preload="metadata" aria-label={name} className={look} />
      ) : (
        <img src={url} alt={name} className={`${look} bg-ground`} />
      )}
      <button
        type="button"
        aria-label={`Quitar ${name}`}
        className="absolute top-0 right-0 grid size-12 place-items-center rounded-bl-lg bg-card"
        {...tap}
      >
        <X aria-hidden className="size-6" />
      </button>
    </li>
  );
}
