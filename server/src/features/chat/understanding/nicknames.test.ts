import { describe, expect, it } from 'vitest';
import { isHeardAsTwo, isNickname } from './nicknames.ts';

describe('by which name somebody is called', () => {
  it('is a nickname', () => {
    expect(isNickname('charo', 'Rosario')).toBe(true);
    expect(isNickname('paco', 'Francisco')).toBe(true);
    expect(isNickname('paco', 'Julián')).toBe(false);
  });

  it('may be heard as two words', () => {
    expect(isHeardAsTwo(['la', 'rosa', 'rio'], 'Rosario')).toBe(true);
    expect(isHeardAsTwo(['la', 'rosa', 'del', 'rio'], 'Rosario')).toBe(false);
    expect(isHeardAsTwo(['rosario'], 'Rosario')).toBe(false);
  });
});
