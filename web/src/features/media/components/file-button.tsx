import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { IconChoice } from '../../../ui/icon.tsx';

/** A button that opens the device's files or its camera. */
export function FileButton({
  icon,
  accept,
  capture = false,
  multiple = false,
  onFiles,
  children,
}: {
  icon: IconChoice;
  accept: string;
  /** The camera at once, where there is one. */
  capture?: boolean;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  children: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button className="min-h-18" icon={icon} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={children}
        accept={accept}
        multiple={multiple}
        {...(capture ? { capture: 'environment' } : {})}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Choosing the same again must count as choosing.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
