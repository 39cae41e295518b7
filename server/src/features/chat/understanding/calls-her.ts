import { fold } from './fold.ts';
import { inLines } from './in-lines.ts';

/** "Dame un pitido", "que me pegues un grito", "échame una voz": a reminder by what it sounds like, as a part of a pattern. */
export const CALLS_HER = inLines`(?:
  (?:da|pega|echa)(?:me|s)|(?:que )?me (?:da|de|pega|pegue|echa|eche)s
) un[ao]? (?:voz|toque|grito|aviso|pitido|pito|silbido|timbrazo|berrido)`;

const CALLED = new RegExp(`(?<!\\p{L})${CALLS_HER}(?!\\p{L})`, 'u');

/** Her tale without what comes before the call that she wants: "…, total, que me pegues un grito en media hora". */
export function fromTheCall(text: string): string {
  const at = CALLED.exec(fold(text))?.index ?? 0;
  return [...text.normalize('NFC')].slice(at).join('');
}

/** "He puesto los garbanzos", "acabo de meter el bizcocho": what she is to be called for. */
const ON_THE_FIRE = new RegExp(
  inLines`(?<!\p{L})(?:
    (?:he|tengo) (?:puest|metid|dejad|echad)[oa]s?|acabo de (?:poner|meter|dejar|echar)|(?:puse|meti|deje)
  ) (?<what>(?:el|la|los|las|un|una|mi|mis) \p{L}+(?: (?:de|en|con)(?: (?:el|la|los|las))? \p{L}+)?)`,
  'u',
);

/** What is on the fire, as she called it; undefined where nothing is. */
export function onTheFire(text: string): string | undefined {
  const found = ON_THE_FIRE.exec(fold(text));
  const { what } = found?.groups ?? {};
  if (!found || what === undefined) return undefined;
  const letters = [...text.normalize('NFC')];
  const from = found.index + found[0].length - what.length;
  return letters.slice(from, from + what.length).join('');
}

/** What comes after the call; undefined where there is none. */
export function afterTheCall(text: string): string | undefined {
  const found = CALLED.exec(fold(text));
  return found
    ? [...text.normalize('NFC')].slice(found.index + found[0].length).join('')
    : undefined;
}
