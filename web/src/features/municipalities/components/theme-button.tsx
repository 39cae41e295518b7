import { Moon, Sun } from 'lucide-react';
import { toggleTheme, useTheme } from '../../../lib/theme.ts';
import { Button } from '../../../ui/button.tsx';

/** Day or night; the button says what a tap gives. */
export function ThemeButton() {
  const dark = useTheme() === 'dark';
  return (
    <Button icon={dark ? Sun : Moon} onClick={toggleTheme}>
      {dark ? 'Modo día' : 'Modo noche'}
    </Button>
  );
}
