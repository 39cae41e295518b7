import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';

/** A photo as large as the window has room for. */
export function PictureDialog({ url, name, onClose }: Closing<{ url: string; name: string }>) {
  return (
    <Dialog wide hue="rose" title={name} onClose={onClose}>
      <img src={url} alt={name} className="max-h-[70dvh] w-full rounded-xl object-contain" />
    </Dialog>
  );
}
