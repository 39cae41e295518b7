import { Film, Mic, X } from 'lucide-react';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { Button } from '../../../ui/button.tsx';
import { SoundPlayer } from '../../../ui/sound-player.tsx';
import { fileWords, kindOf } from '../memory-words.ts';
import type { ChosenFile } from '../upload/use-chosen-files.ts';

/** What will be sent, to be looked at once more. */
export function ChosenFiles({
  chosen,
  onRemove,
}: {
  chosen: readonly ChosenFile[];
  onRemove: (file: ChosenFile) => void;
}) {
  return (
    <ul className="grid gap-3" aria-label="Recuerdos elegidos">
      {chosen.map((it, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file has no name of its own, and may be chosen twice
        <li key={`${it.file.name} ${at}`} className="grid max-w-none gap-3 rounded-xl bg-sand p-3">
          <Chosen
            chosen={it}
            place={chosen.length > 1 ? `${at + 1}. ` : ''}
            onRemove={() => onRemove(it)}
          />
        </li>
      ))}
    </ul>
  );
}

function Chosen({
  chosen: { file, day },
  place,
  onRemove,
}: {
  chosen: ChosenFile;
  place: string;
  onRemove: () => void;
}) {
  const address = useObjectUrl(file);
  const kind = kindOf(file);
  const name = place + fileWords(file, day);
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
        <span className="min-w-0 flex-1 basis-32 break-words">{name}</span>
        <Button size="small" icon={X} aria-label={`Quitar ${name}`} onClick={onRemove}>
          Quitar
        </Button>
      </div>
      {kind === 'audio' && address && <SoundPlayer src={address} name={name} />}
    </>
  );
}
