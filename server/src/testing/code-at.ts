import { Secret, TOTP } from 'otpauth';
import type { Town } from './town.ts';

/** What an app with this secret shows at this moment of the town. */
export const codeAt = ({ now }: Pick<Town, 'now'>, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().epochMilliseconds });
