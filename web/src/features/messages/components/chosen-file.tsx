import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fileSize } from '../../../lib/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageFile } from './message-file.tsx';

/** What is about to go, to be looked at first. */
export function ChosenFile({ file, onDrop }: { file: File; onDrop: () => void }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const type = file.type.split('/')[0] as 'image' | 'video' | 'audio';
  return (
    <div className="grid justify-items-start gap-3 rounded-xl border-2 border-line p-4">
      {url && <MessageFile type={type} url={url} name="Lo que vas a enviar" />}
      <p className="wrap-anywhere">
        {file.name}, {fileSize(file.size)}
      </p>
      <Button icon={<X aria-hidden />} onClick={onDrop}>
        Quitar
      </Button>
    </div>
  );
}
