import { describe, expect, it } from 'vitest';
import { isSignAlone } from './sign-alone.ts';

describe('nothing but where it hurts', () => {
  it.each(['la rodilla', 'mareo', 'el brazo izquierdo', 'y el pecho'])(
    'is all that "%s" says',
    (text) => expect(isSignAlone(text)).toBe(true),
  );
  it.each(['la vecina', 'ya', 'no me duele la rodilla', 'la rodilla de mi hermana'])(
    'is not all that "%s" says',
    (text) => expect(isSignAlone(text)).toBe(false),
  );
});
