/** Alike, two and two, in pairs: 1111, 1122, 1212, 1221. */
const PATTERN = /^(\d)(?:\1{3}|\1(\d)\2|(\d)\1\3|(\d)\4\1)$/;
/** Down the keys of a telephone, and its corners. */
const KEYS = new Set(['2580', '0852', '1379', '1397', '1470', '7410', '3690', '1590']);

/** True for a PIN that somebody who guesses tries first: a pattern, a row of numbers, a year, a birthday. */
export function isEasyPin(pin: string, birthDate?: string | null): boolean {
  return PATTERN.test(pin) || KEYS.has(pin) || isRow(pin) || isYear(pin) || isOf(birthDate, pin);
}

/** 1234, 4321, 7890: each number one away from the one before. */
function isRow(pin: string): boolean {
  const steps = [1, 2, 3].map((at) => (10 + Number(pin[at]) - Number(pin[at - 1])) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

const isYear = (pin: string) => pin >= '1900' && pin <= '2029';

/** Day and month, in either order, or with the last two of the year. */
function isOf(birthDate: string | null | undefined, pin: string): boolean {
  if (!birthDate) return false;
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const short = year.slice(2);
  return [day + month, month + day, day + short, month + short, year].includes(pin);
}
