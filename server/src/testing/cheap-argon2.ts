import { vi } from 'vitest';

/**
 * The real argon2id with the least memory it takes, in place of `@node-rs/argon2` where a test compares
 * hundreds of times: `vi.mock('@node-rs/argon2', () => import('../testing/cheap-argon2.ts'))`.
 */
const real = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');

export const hash = vi.fn((secret: string | Uint8Array) =>
  real.hash(secret, { memoryCost: 64, timeCost: 1, parallelism: 1 }),
);
export const verify = vi.fn(real.verify);
