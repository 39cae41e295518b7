import { isEasyPin } from '@encina/contract/easy-pin';

const PINS = 10_000;

/** A PIN for somebody, of this browser's chance, that nobody guesses first. */
export function randomPin(draw = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0): string {
  for (;;) {
    const pin = String(draw() % PINS).padStart(4, '0');
    if (!isEasyPin(pin)) return pin;
  }
}
