import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { MessageFile } from './message-file.tsx';

/**
 * What is about to go, to be seen or heard first. A picture's place is there before the picture: what stands under it
 * must not move away under a finger.
 */
export function FilePreview({ file }: { file: File }) {
  const url = useObjectUrl(file);
  const type = file.type.split('/')[0] as 'image' | 'video' | 'audio';
  const shown = url && <MessageFile type={type} url={url} name="Lo que vas a enviar" />;
  if (type === 'audio') return shown;
  return <div className="aspect-[4/3] max-h-[60dvh] w-full *:size-full">{shown}</div>;
}
