import { Check } from 'lucide-react';

/** The tick of what was right, in the corner of its cell. */
export function Hit() {
  return (
    <span className="absolute right-1 bottom-1 rounded-full bg-encina p-1 text-on-hue">
      <Check aria-hidden className="size-[0.9em]" strokeWidth={3} />
    </span>
  );
}
