import { useRef } from 'react';
import { Button, type ButtonSize } from './button.tsx';
import type { IconChoice } from './icon.tsx';

interface FileButtonProps {
  label: string;
  icon: IconChoice;
  /** What may be chosen, as `<input accept>` says it. */
  accept: string;
  className: string;
  size?: ButtonSize;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** Asks the device for one file: from its camera, or one that it has. */
export function FileButton({
  label,
  icon,
  accept,
  className,
  size = 'regular',
  disabled = false,
  onFile,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        className={className}
        size={size}
        icon={icon}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
