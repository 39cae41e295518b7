import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

interface PhotoButtonProps {
  label: string;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** Asks the device for one photo: from its camera, or one that it has. */
export function PhotoButton({ label, disabled = false, onFile }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        className="min-h-16 px-3"
        icon={<Camera aria-hidden />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
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
