import { describe, expect, it, vi } from 'vitest';
import type { UserSubject } from './actor.ts';
import { onceAVersion } from './once-a-version.ts';

const person = (id: string, version: string) => ({ id, version }) as UserSubject;

describe('what is found once for each version of a person', () => {
  it('is not looked for again while she has not changed, and is after every write of hers', async () => {
    let memories = 3;
    const find = vi.fn(async () => memories);
    const count = onceAVersion(find);
    expect(await count(person('ana', 'v1'))).toBe(3);
    memories = 4;
    expect(await count(person('ana', 'v1'))).toBe(3);
    expect(await count(person('ana', 'v2'))).toBe(4);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('is hers alone', async () => {
    const count = onceAVersion(async ({ id }) => id);
    expect(await count(person('ana', 'v1'))).toBe('ana');
    expect(await count(person('eva', 'v1'))).toBe('eva');
  });

  it('is looked for again by the next one where it could not be found', async () => {
    const find = vi.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue(3);
    const count = onceAVersion<number>(find);
    await expect(count(person('ana', 'v1'))).rejects.toThrow('no database');
    expect(await count(person('ana', 'v1'))).toBe(3);
  });

  it('is let go of whoever was asked for longest ago', async () => {
    const find = vi.fn(async ({ id }: UserSubject) => id);
    const count = onceAVersion(find, 2);
    for (const id of ['ana', 'eva', 'ana', 'luz', 'ana', 'eva']) await count(person(id, 'v1'));
    expect(find.mock.calls.map(([{ id }]) => id)).toEqual(['ana', 'eva', 'luz', 'eva']);
  });
});
