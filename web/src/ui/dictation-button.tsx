import { Mic, Square } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';

/** Speaking in place of writing: one tap begins it, the next ends it. */
export function DictationButton({
  dictation: { listening, start, stop },
  words,
  whileListening = 'Ya está dicho',
  ...look
}: Pick<ButtonProps, 'variant' | 'className'> & {
  dictation: { readonly listening: boolean; readonly start: () => void; readonly stop: () => void };
  words: string;
  whileListening?: string;
}) {
  return (
    <Button
      variant="sand"
      {...look}
      icon={listening ? Square : Mic}
      onClick={listening ? stop : start}
    >
      {listening ? whileListening : words}
    </Button>
  );
}
