/** Numbers that an answer may hold: those of `safety/answers.ts`. */
const KNOWN_NUMBERS = new Set(['112', '024', '016', '017', '062']);
/*
 * Each pattern looks at a bounded piece of text from wherever it begins: none has `*`, `+` or an open `{n,}`, so that
 * what it takes grows with the text and no faster.
 */
const ADDRESS = /https?:|www\.|[\w-]\.(?:com|es|net|org|info|io)\b|\S@\S/i;
/** Six to fifteen digits, whatever is put between them. */
const NUMBER = /\d(?:[\s.-]{0,9}\d){5,14}/g;
const DOSE =
  /\d\s{0,9}(?:mg|ml|miligramos?|mililitros?|gramos?|comprimidos?|pastillas?|gotas?|unidades|cápsulas?)\b|\b(?:toma|tómate|aumenta|reduce|deja de tomar|duplica)\b.{0,40}\b(?:dosis\b|pastillas?\b|comprimidos?\b|medicin|medicación|insulina\b)/i;
/** A model writes nothing: where it says that it did, it says what is not so. */
const CLAIM =
  /\b(?:he|hemos|queda|quedan) (?:ya )?(?:marcad|apuntad|anotad|guardad|borrad|eliminad|quitad|cambiad|movid|cancelad|añadid)[oa]s?\b/i;
/** Whoever talked it into it: nobody is told to hand over money or what opens an account. */
const HAND_OVER =
  /\b(?:d[ai]|dale|dales|d[ií]l[ea]s?|m[aá]nda(?:le|les)?|env[ií]a(?:le|les)?|haz(?:le|les)?|transfi[eé]re(?:le|les)?|ingresa|paga(?:le|les)?)\b.{0,40}\b(?:claves?|contraseñas?|pin|c[oó]digos?|tarjeta|bizum|transferencia|dinero|euros|n[uú]mero de cuenta)\b/i;
const LONGEST = 1_200;

/** For whoever wants to know what they are made of. */
export const PATTERNS: readonly RegExp[] = [ADDRESS, NUMBER, DOSE, CLAIM, HAND_OVER];

/**
 * What a model may not say, whoever talked it into it: addresses, numbers to call, how much to take, and that it has
 * changed something.
 */
export function isForbidden(sentence: string, allowedPhone: string | null): boolean {
  const digits = (text: string) => text.replace(/\D/g, '');
  const allowed = allowedPhone === null ? '' : digits(allowedPhone);
  const numbers = (sentence.match(NUMBER) ?? []).map(digits);
  const isForeign = numbers.some(
    (it) => it.length >= 6 && !KNOWN_NUMBERS.has(it) && (allowed === '' || it !== allowed),
  );
  return isForeign || [ADDRESS, DOSE, CLAIM, HAND_OVER].some((it) => it.test(sentence));
}

class ForbiddenWords extends Error {
  override name = 'ForbiddenWords';
}

const ENDS = ['. ', '? ', '! ', '\n'];

/**
 * Lets whole sentences through, and throws at the first that must not be said, or where it becomes too long. Each
 * letter is looked at once for the end of its sentence, and once by `check`.
 */
export function sentences(
  allowedPhone: string | null,
  say: (words: string) => void,
  check = isForbidden,
) {
  let said = '';
  let waiting = '';
  const pass = (sentence: string): void => {
    if (check(sentence, allowedPhone)) throw new ForbiddenWords();
    said += sentence;
    if (sentence !== '') say(sentence);
  };
  return {
    add(words: string): void {
      if (said.length + waiting.length + words.length > LONGEST) throw new ForbiddenWords();
      // An end of two letters may have its first one in what waits.
      const fresh = waiting.slice(-1) + words;
      waiting += words;
      const end = Math.max(...ENDS.map((it) => fresh.lastIndexOf(it)));
      if (end < 0) return;
      const length = waiting.length - fresh.length + end + 1;
      pass(waiting.slice(0, length));
      waiting = waiting.slice(length);
    },
    /** The rest of it. @returns all that was said */
    end(): string {
      pass(waiting);
      waiting = '';
      return said.trim();
    },
  };
}
