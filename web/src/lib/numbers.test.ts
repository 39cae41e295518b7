import { describe, expect, it } from 'vitest';
import { counted, fileSize } from './numbers.ts';

describe('numbers as people read them', () => {
  it('writes sizes with a comma', () => {
    expect(fileSize(1_258_291)).toBe('1,2 MB');
    expect(fileSize(870_400)).toBe('850 KB');
    expect(fileSize(12)).toBe('12 bytes');
  });

  it('counts one and many', () => {
    expect(counted(1, 'mensaje nuevo', 'mensajes nuevos')).toBe('1 mensaje nuevo');
    expect(counted(3, 'mensaje nuevo', 'mensajes nuevos')).toBe('3 mensajes nuevos');
  });
});
