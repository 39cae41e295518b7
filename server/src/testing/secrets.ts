import { passwords } from '../core/passwords.ts';
import { SECRET_KEY } from './town.ts';

const { hashPin, hashPassword } = passwords(SECRET_KEY);

/** With which somebody of a test comes in, and as the database has it. */
export const PIN = '2468';
export const PASSWORD = 'la encina de la dehesa';
export const pin_hash = await hashPin(PIN);
export const password_hash = await hashPassword(PASSWORD);
