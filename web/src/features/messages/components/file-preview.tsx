import { useEffect, useState } from 'react';
import { MessageFile } from './message-file.tsx';

/** What is about to go, to be seen or heard first. */
export function FilePreview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const type = file.type.split('/')[0] as 'image' | 'video' | 'audio';
  return url && <MessageFile type={type} url={url} name="Lo que vas a enviar" />;
}
