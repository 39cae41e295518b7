import { createHmac } from 'node:crypto';
import { newCode, normalCode } from '../../core/tokens.ts';

const HOW_MANY = 10;
/** Letters of each, shown as two halves. */
const HALF = 5;

/** Ten codes, `ABCDE-FGHJK`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => `${newCode(HALF)}-${newCode(HALF)}`);

/** Under the server's secret: who has the database alone cannot try out what is printed on paper. */
export function recoveryHash(secretKey: Buffer, adminId: string, code: string): string {
  return createHmac('sha256', secretKey)
    .update(`recovery:${adminId}:${normalCode(code)}`)
    .digest('hex');
}
