import { DomainError } from './errors.ts';

/**
 * Values that one body may hold. Nine megabytes of short keys take the parser over a second, in which nobody else is
 * answered; the largest import has half as many.
 */
const MOST_VALUES = 100_000;
const COMMA = 44;
const BRACKET = 91;
const BRACE = 123;

/** An escape of NUL that no backslash before it makes a plain one. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Parses a JSON body in a time that its size bounds. No text of a person holds a NUL, and PostgreSQL stores none:
 * refused here, for all fields at once.
 */
export function parseJsonBody(text: string): unknown {
  if (holdsTooMuch(text)) throw new DomainError('too_large');
  if (NUL.test(text)) throw new DomainError('malformed');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError('malformed', { cause });
  }
}

function holdsTooMuch(text: string): boolean {
  if (text.length <= MOST_VALUES) return false;
  let marks = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COMMA || code === BRACKET || code === BRACE) marks += 1;
  }
  return marks > MOST_VALUES;
}
