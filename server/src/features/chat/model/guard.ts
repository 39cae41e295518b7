/** Numbers that an answer may hold: those of `safety/answers.ts`. */
const KNOWN_NUMBERS = new Set(['112', '024', '016', '017', '062']);
const ADDRESS = /https?:|www\.|\b[\w-]+\.(?:com|es|net|org|info|io)\b|\S+@\S+\.\S+/i;
const NUMBER = /\+?\d[\d\s.-]{4,}\d/g;
const DOSE =
  /\b\d+(?:[.,]\d+)?\s*(?:mg|ml|miligramos?|mililitros?|gramos?|comprimidos?|pastillas?|gotas?|unidades|cápsulas?)\b|\b(?:toma|tómate|aumenta|reduce|deja de tomar|duplica)\b.{0,40}\b(?:dosis|pastillas?|comprimidos?|medicin\w*|medicación|insulina)\b/i;
/** A model writes nothing: where it says that it did, it says what is not so. */
const CLAIM =
  /\b(?:he|hemos|queda|quedan) (?:ya )?(?:marcad|apuntad|anotad|guardad|borrad|eliminad|quitad|cambiad|movid|cancelad|añadid)[oa]s?\b/i;
const LONGEST = 1_200;

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
  return isForeign || ADDRESS.test(sentence) || DOSE.test(sentence) || CLAIM.test(sentence);
}

class ForbiddenWords extends Error {
  override name = 'ForbiddenWords';
}

/** Lets whole sentences through, and throws at the first that must not be said. */
export function sentences(allowedPhone: string | null, say: (words: string) => void) {
  let said = '';
  let waiting = '';
  const pass = (sentence: string): void => {
    if (isForbidden(sentence, allowedPhone)) throw new ForbiddenWords();
    said += sentence;
    if (said.length > LONGEST) throw new ForbiddenWords();
    if (sentence !== '') say(sentence);
  };
  return {
    add(words: string): void {
      waiting += words;
      const end = Math.max(...['. ', '? ', '! ', '\n'].map((it) => waiting.lastIndexOf(it)));
      if (end < 0) return;
      pass(waiting.slice(0, end + 1));
      waiting = waiting.slice(end + 1);
    },
    /** The rest of it. @returns all that was said */
    end(): string {
      pass(waiting);
      waiting = '';
      return said.trim();
    },
  };
}
