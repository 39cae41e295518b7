import { X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FilePreview } from './file-preview.tsx';

/** What is about to go, to be looked at first. */
export function ChosenFile({ file, onDrop }: { file: File; onDrop: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-xl border-2 border-line p-4">
      <FilePreview file={file} />
      <Button icon={<X aria-hidden />} onClick={onDrop}>
        Quitar
      </Button>
    </div>
  );
}
