import { createHmac, randomInt } from 'node:crypto';
import { isEasyPin } from '@encina/contract/easy-pin';

const PINS = 10_000;

/** Where a number below 10,000 comes from. */
type Draw = () => number;

/** A PIN for a person that nobody guesses first. */
export function randomPin(birthDate?: string | null, draw: Draw = () => randomInt(PINS)): string {
  for (;;) {
    const pin = String(draw()).padStart(4, '0');
    if (!isEasyPin(pin, birthDate)) return pin;
  }
}

/** The same numbers in the same order for the same seed, and no others to guess them by: under the server's secret. */
export function drawsFrom(secretKey: Buffer, seed: string): Draw {
  let at = 0;
  return () => {
    at += 1;
    const digest = createHmac('sha256', secretKey).update(`import-pin:${seed}:${at}`).digest();
    return digest.readUInt32BE(0) % PINS;
  };
}
