import { inLines } from '../understanding/in-lines.ts';

/** Numbers that an answer may hold: those of `safety/answers.ts`. */
const KNOWN_NUMBERS = new Set(['112', '024', '016', '017', '062']);
/*
 * Each pattern looks at a bounded piece of text from wherever it begins: none has `*`, `+` or an open `{n,}`, so that
 * what it takes grows with the text and no faster.
 */
const ADDRESS = /https?:|www\.|[\w-]\.(?:com|es|net|org|info|io)\b|\S@\S/i;
/** Six to fifteen digits, whatever is put between them. */
const NUMBER = /\d(?:[\s.-]{0,9}\d){5,14}/g;
const DOSE = new RegExp(
  inLines`\d\s{0,9}(?:
      mg|ml|miligramos?|mililitros?|gramos?|comprimidos?|pastillas?|gotas?|unidades|cápsulas?
    )\b
    |\b(?:toma|tómate|aumenta|reduce|deja de tomar|duplica)\b.{0,40}\b(?:
      dosis\b|pastillas?\b|comprimidos?\b|medicin|medicación|insulina\b
    )`,
  'i',
);
const DRUG = inLines`(?:
  pastillas?|medicinas?|medicación|medicamentos?|tratamiento|insulina|sintrom|jarabe|gotas
  |comprimidos?|dosis|antibióticos?
)`;
/** Whether to leave a medicine out is no more ours to say than how much of it to take. */
const STOP = new RegExp(
  inLines`\b(?:
    dej(?:a|ar|es)|suspend(?:e|er|as)|quítate|quitarte|sáltate|saltarte|abandona|abandonar
    |interrumpe|interrumpir|olvídate|cambia|cambiar
    |no (?:te |la |lo )?(?:tomes|pongas|necesitas|hace falta)
  )\b.{0,40}\b${DRUG}\b`,
  'i',
);
/** A model writes nothing: where it says that it did, it says what is not so. */
const CLAIM = new RegExp(
  inLines`\b(?:he|hemos|queda|quedan) (?:ya )?(?:
    marcad|apuntad|anotad|guardad|borrad|eliminad|quitad|cambiad|movid|cancelad|añadid
  )[oa]s?\b`,
  'i',
);
/** Whoever talked it into it: nobody is told to hand over money or what opens an account. */
const HAND_OVER = new RegExp(
  inLines`\b(?:
    d[ai]|dar|dale|dales|dárselas?|d[ií]l[ea]s?|m[aá]nd(?:a|ar|es)(?:le|les)?
    |env[ií](?:a|ar|es)(?:le|les)?|ha(?:z|cer|gas)(?:le|les)?
    |transf(?:i[eé]re|eri[rd]|ieras?)(?:le|les)?|ingres(?:a|ar|es)|pag(?:a|ar|ues)(?:le|les)?
    |sac(?:a|ar)|entreg(?:a|ar|ues)(?:le|les)?|pide|pedir
  )\b.{0,40}\b(?:
    claves?|contraseñas?|pin|c[oó]digos?|tarjeta|bizum|transferencia|dinero|euros|ahorros
    |n[uú]mero de cuenta
  )\b`,
  'i',
);
/** "Llama al 911": three or four digits after a word for calling. */
const CALL = /\b(?:llam|marc|telefone)[a-zé]{1,5}\b[^.?!\d]{0,30}\b(\d{3,4})\b(?![\s.-]{0,3}\d)/gi;
/** A danger is denied by nobody who cannot see her: not by saying that it is none, nor that help is not needed. */
const DENIAL = new RegExp(
  inLines`\bno (?:
      hace falta|es necesario|hay que|tienes? que|hay por ?qué|merece la pena|llames|vayas
      |molestes
    )\b.{0,40}\b(?:
      112|m[eé]dic[oa]|doctora?|ambulancia|urgencias|emergencias|hospital|centro de salud
    )\b
    |\bno (?:es|será|parece) (?:nada|grave|peligros[oa]|para tanto|urgente|una emergencia)\b
    |\bno (?:hay|corres|tienes|estás en) (?:ningún |ninguna )?(?:peligro|riesgo|emergencia)\b
    |\bse (?:te )?pasar[aá] sol[oa]\b`,
  'i',
);
const LONGEST = 1_200;

/** For whoever wants to know what they are made of. */
export const PATTERNS: readonly RegExp[] = [
  ...[ADDRESS, NUMBER, CALL, DOSE, STOP],
  ...[CLAIM, HAND_OVER, DENIAL],
];

/** Whether it names a number to call that is neither everybody's nor the town's. */
function namesForeignNumber(text: string, allowedPhone: string | null): boolean {
  const digits = (said: string) => said.replace(/\D/g, '');
  const allowed = allowedPhone === null ? '' : digits(allowedPhone);
  const numbers = (text.match(NUMBER) ?? []).map(digits);
  const isForeign = numbers.some(
    (it) => it.length >= 6 && !KNOWN_NUMBERS.has(it) && (allowed === '' || it !== allowed),
  );
  const called = [...text.matchAll(CALL)].map(([, number = '']) => number);
  return isForeign || called.some((it) => !KNOWN_NUMBERS.has(it));
}

/**
 * What a model may not say, whoever talked it into it: addresses, numbers to call, how much to take or what to leave
 * out, what to hand over, that there is no danger, and that it has changed something.
 */
export const isForbidden = (sentence: string, allowedPhone: string | null): boolean =>
  namesForeignNumber(sentence, allowedPhone) ||
  [ADDRESS, DOSE, STOP, CLAIM, HAND_OVER, DENIAL].some((it) => it.test(sentence));

class ForbiddenWords extends Error {
  override name = 'ForbiddenWords';
}

const ENDS = ['. ', '? ', '! ', '\n'];
/** Letters said before a sentence in which a number that goes on in it may have begun. */
const REACH = 60;

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
    const isHarmless = !check(sentence, allowedPhone);
    // Told a line at a time, each of its pieces would be too short for a number.
    const whole = said.slice(-REACH) + sentence;
    if (!isHarmless || namesForeignNumber(whole, allowedPhone)) throw new ForbiddenWords();
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
