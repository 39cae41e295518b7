import { Film, Mic, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fileSize } from '../../../lib/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { SoundPlayer } from '../../../ui/sound-player.tsx';

/** What will be sent, to be looked at once more. */
export function ChosenFiles({
  files,
  onRemove,
}: {
  files: readonly File[];
  onRemove: (file: File) => void;
}) {
  return (
    <ul className="grid gap-3" aria-label="Recuerdos elegidos">
      {files.map((file, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file has no name of its own, and may be chosen twice
        <li key={`${file.name} ${place}`} className="grid max-w-none gap-3 rounded-xl bg-sand p-3">
          <ChosenFile file={file} onRemove={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const address = useAddress(file);
  const kind = file.type.split('/')[0];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="grid size-20 flex-none place-items-center overflow-hidden rounded-md bg-ground text-hue">
          {kind === 'image' && address && (
            <img src={address} alt="" className="size-full object-cover" />
          )}
          {kind === 'video' && <Film aria-hidden className="size-10" />}
          {kind === 'audio' && <Mic aria-hidden className="size-10" />}
        </span>
        <span className="min-w-0 flex-1 basis-32 break-words">
          {file.name}
          <span className="block text-ink-soft">{fileSize(file.size)}</span>
        </span>
        <Button
          size="small"
          icon={<X aria-hidden />}
          aria-label={`Quitar ${file.name}`}
          onClick={onRemove}
        >
          Quitar
        </Button>
      </div>
      {kind === 'audio' && address && <SoundPlayer src={address} name={file.name} />}
    </>
  );
}

/** Where the page finds the file while it is shown. */
function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const own = URL.createObjectURL(file);
    setAddress(own);
    return () => URL.revokeObjectURL(own);
  }, [file]);
  return address;
}
