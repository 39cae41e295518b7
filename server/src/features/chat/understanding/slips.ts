import { NUMBER } from './clock-words.ts';
import { fold, type Span, tidy } from './fold.ts';
import { inLines } from './in-lines.ts';
import { orderIn } from './orders.ts';
import { mayBeginQuestion } from './question.ts';
import { beginsAsWish } from './wishes.ts';
import { plain } from './words.ts';

/*
 * Whoever speaks puts her own slips right as she goes: "a las cuatro, digo, a las cinco". What she means is what she ends
 * in, and the slip is neither a second thing nor a part of a title.
 */

const STRONG = inLines`digo|que digo (?:el|la|los|las|al?)(?: las?)? \p{L}+(?=[?!,])|que digo
  |o mejor|(?:o )?mas bien|(?:quiero|quise|queria) decir|mejor dicho|perdon|perdona|perdone
  |me he (?:equivocado|confundido|liado)|me equivoco|miento|rectifico|corrijo|calla`;
const WEAK = 'no|mejor|bueno|espera|o sea|que va';
const BESIDE =
  'ay|uy|huy|pero|(?<!(?<!\\p{L})(?:mi|al|el|la|su) )(?:hij[oa]|mujer|hombre)|que (?:tonta|cabeza)|yo';
const SIGN = '[,.;:…!?]';
/** "…, ay no, digo, que era …": a slip is owned up to, and after it comes what was meant. */
const MARK = new RegExp(
  inLines`\s*${SIGN}*(?:
    [\s,.;:…¡!¿?]+(?:${STRONG}|${WEAK}|${BESIDE})(?=[\s,.;:…!?])
  )+[\s,.;:…!?]+(?:(?:que )?(?:es|era|son|eran|sea) )?`,
  'gu',
);
const IS_STRONG = new RegExp(`(?<!\\p{L})(?:${STRONG})(?!\\p{L})`, 'u');
/** Without a word for it, only signs on both its sides make a correction of "no": "el jueves, no, el viernes". */
const IS_WEAK = new RegExp(
  inLines`^\s*${SIGN}.*(?<!\p{L})(?:
    (?:no|bueno|espera|o sea|que va|que (?:tonta|cabeza))\s*${SIGN}+\s*(?:(?:que )?(?:
      es|era|son|eran|sea
    ) )?
    |no que (?:es|era|son|eran) |mejor )$`,
  'u',
);
/** "Ay no", "no, espera": two words for it need no sign before them. */
const IS_DOUBLE = new RegExp(
  inLines`(?<!\p{L})(?:
    (?:ay|uy|huy|bueno)[\s,]+no|no(?:\s|${SIGN})+(?:espera|mejor|que (?:tonta|cabeza))
  )(?!\p{L})`,
  'u',
);
/** "¿Voy hoy o mejor mañana?" asks for advice. */
const WEIGHS = /(?<!\p{L})(?:o mejor|mas bien)(?!\p{L})/u;

const HALF = '(?: (?:de|por|en) la (?:mañana|manana|tarde|noche|madrugada))';
const CLOCK = inLines`(?:(?:a|para|sobre|hacia) )?las? (?:${NUMBER})(?:(?::| y | menos )(?:
  media|cuarto|\d\d|${NUMBER}
))?${HALF}?(?![\p{L}\d])`;
const DAY = inLines`(?:(?:para|pa) )?(?:
  (?:pasado (?:mañana|manana)|(?<!la )(?:mañana|manana)|hoy)
  |(?:(?:el|este|al|del) )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: que viene)?
  |(?:el|al) (?:dia )?\d{1,2}
)(?![\p{L}\d])`;
const PART = '(?:por|de|en) la (?:mañana|manana|tarde|noche)(?!\\p{L})';
const KINDS = [CLOCK, DAY, PART].map((it) => ({
  all: new RegExp(`(?<![\\p{L}\\d])${it}`, 'gu'),
  first: new RegExp(`^${it}`, 'u'),
}));
const BARE_NUMBER = new RegExp(`^(?:${NUMBER})(?![\\p{L}\\d])`, 'u');
const AT_END = new RegExp(`${HALF}$`, 'u');
const MOST = 3;

/** The text with what she put right in the same breath as she meant it. */
export function selfCorrected(given: string, left = MOST): string {
  const text = ratherThan(saidOnce(given));
  const folded = fold(text);
  for (const { 0: mark, index } of left > 0 ? folded.matchAll(MARK) : []) {
    const isMeant = IS_STRONG.test(mark) || IS_WEAK.test(mark) || IS_DOUBLE.test(mark);
    if (index === 0 || !isMeant || (WEIGHS.test(mark) && folded.includes('?'))) continue;
    const span = { start: index, end: index + mark.length };
    const put = timePut(text, folded, span) ?? wordsPut(text, folded, span);
    if (put !== undefined) return selfCorrected(tidy(put), left - 1);
  }
  return text;
}

/** "El domingo... el domingo, sí, llevar flores": who thinks as she speaks says the day twice. */
const TWICE = new RegExp(
  inLines`(?<![\p{L}\d])(${CLOCK}|${DAY})(?:
    [\s,.;:…]+(?:si|eso|eso es|claro|a ver|pues|eh|digo|bueno)
  )*[\s,.;:…]+\1(?![\p{L}\d])(?:,? (?:si|eso es|eso|claro)(?=[,.…]))?`,
  'u',
);

function saidOnce(text: string): string {
  const match = TWICE.exec(fold(text));
  if (!match || !wants(text)) return text;
  const { 0: all, 1: once = '', index } = match;
  return `${part(text, 0, index + once.length)}${part(text, index + all.length)}`;
}

const NAMED = inLines`(?:
  el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)
  |las? (?:${NUMBER})(?: y (?:media|cuarto))?
)`;
/** "Para el jueves, o no, que el jueves voy al podólogo, para el viernes": named twice, the second time with why not. */
const NOT_FOR_A_REASON = new RegExp(
  inLines`(?<![\p{L}\d])(?:(?:para|pa|a|sobre) )?(?<first>${NAMED})(?<half>${HALF}?)(?:
    [\s,.;:…]+(?:o|ay|uy|huy|bueno|pero|espera|hij[oa])
  )*[\s,.;:…]+(?:no|uy|ay|huy)(?: pued[oe](?: ser)?
  )?[\s,.;:…]+(?:que )?(?:(?:para|a) )?\k<first>(?![\p{L}\d]) [^,.;:…?!]{3,50}[,.;:…]+ ?(?:(?:
    y|pues|entonces|mejor|asi que|que sea|(?:pon|apunta|deja)(?:me)?l[oa]
  )[\s,]+)*(?=(?<lead>(?:para |pa |a |sobre )?)(?<meant>el|las?) )`,
  'u',
);

function ratherThan(text: string): string {
  const match = NOT_FOR_A_REASON.exec(fold(text));
  const { first = '', meant = '' } = match?.groups ?? {};
  // An hour takes the place of an hour, and a day that of a day.
  if (!match || first.startsWith('el') !== (meant === 'el')) return text;
  return `${part(text, 0, match.index)}${part(text, match.index + match[0].length)}`;
}

const part = (text: string, start: number, end?: number): string =>
  [...text.normalize('NFC')].slice(start, end).join('');

/** "El lunes viene el practicante, mejor el martes", "el viernes me peinan": what she says of the day is why it does not suit. */
const SAYS_WHY = new RegExp(
  inLines`^\s+(?:(?:ya|me|no|nos|le|que|yo) )*(?:
      viene|vienen|tengo|tenemos|hay|hace|cierran?|voy|toca|puedo|estoy|esta|estan|es
    )(?!\p{L})
    |^\s+(?:(?:ya|yo|alli|aqui) )*(?:me|se|nos|les?) (?!\p{L}*[ae]s(?!\p{L}))\p{L}{3,}`,
  'u',
);
/** A sentence that is over is not put right by the next one. */
const ENDS = /(?<!\.)[.!?](?!\.)/u;

/** Another hour, day or half of the day takes the place of the last one before it. */
function timePut(text: string, folded: string, mark: Span): string | undefined {
  const after = folded.slice(mark.end);
  const how = folded.slice(mark.start, mark.end);
  // "La gimnasia hoy no, mejor mañana": what stands is refused, and nothing is put right.
  const isRefused = /^\s*no(?!\p{L})/u.test(how) && !IS_STRONG.test(how);
  if (isRefused && !wants(text) && !mayBeginQuestion(plain(text))) return undefined;
  for (const { all, first } of KINDS) {
    const slip = [...folded.slice(0, mark.start).matchAll(all)].at(-1);
    const isClock = first === KINDS[0]?.first;
    const meant = first.exec(after) ?? (isClock ? BARE_NUMBER.exec(after) : null);
    if (!slip || !meant) continue;
    const gap = folded.slice(slip.index + slip[0].length, mark.start);
    if (SAYS_WHY.test(gap) && !IS_STRONG.test(how)) continue;
    if (/\S/u.test(gap) && ENDS.test(`${gap}${folded.slice(mark.start, mark.end)}`)) continue;
    const { 0: said, index: start } = slip;
    // "¿A las diez? Mejor a las doce": what was read out to her is no slip of hers.
    if (how.includes('?') && !IS_STRONG.test(how) && !/\p{L}/u.test(folded.slice(0, start)))
      continue;
    const [as] = meant;
    const end = mark.end + as.length;
    const whole = isClock
      ? `${leadOf(as)}${part(text, mark.end, end)}${halfOf(said, as)}`
      : part(text, mark.end, end);
    // What stands between the two is kept: "mañana a las diez, digo, pasado mañana".
    const between = part(text, start + said.length, mark.start).replace(/^\s*no$/iu, '');
    return `${part(text, 0, start)}${whole}${between} ${part(text, end)}`;
  }
  return undefined;
}

const leadOf = (clock: string): string => {
  if (/^\p{L}+ las? /u.test(clock)) return '';
  return /^las? /.test(clock) ? 'a ' : 'a las ';
};

/** "A las ocho de la tarde, digo, a las siete" is of the evening, too. */
const halfOf = (slip: string, meant: string): string =>
  AT_END.test(meant) ? '' : (AT_END.exec(slip)?.[0] ?? '');

/** Words that begin a thing in the same way: "al médico, digo, a la farmacia". */
const ALIKE = [
  /^al?$/,
  /^del?$/,
  /^con$/,
  /^(?:por|para)$/,
  /^lo$/,
  /^(?:el|la|los|las|un|una|unos|unas|mi|mis|su|sus)$/,
  /[aei]r(?:me|le|les|lo|la)?$/,
];
const THING = /^[^,.;:…!?]+/u;
const NO_THING = new RegExp(
  inLines`^(?:
    yo|que|si|no|porque|la verdad|lo que|eso|bueno|pues|y|o|a ver|gracias|hola|es|era|nada|espera
    |luego|ya|ninguno|ninguna|otro dia|l[oa] (?:quiero|necesito|dejo)
    |(?:dej|quit|borr|apunt|pon|anul|olvid|call|me l)\p{L}*
  )(?!\p{L})`,
  'u',
);
const TIMED = new RegExp(`\\s+(?:${CLOCK}|${DAY}|${PART}|para|que|porque|y)(?!\\p{L}).*$`, 'u');
const NO = /(?<!\p{L})no(?!\p{L})/u;
const LONGEST = 5;
const FARTHEST = 5;

/** How she feels is told in all its words: "me siento mal, digo, regular". */
const wants = (text: string): boolean => {
  const said = plain(text);
  return beginsAsWish(said) || orderIn(said) !== undefined || /^\p{L}*[aei]r(?:me)? /u.test(said);
};

/** Another thing takes the place of the words before it that begin alike, or else of the last one. */
function wordsPut(text: string, folded: string, mark: Span): string | undefined {
  const rest = THING.exec(folded.slice(mark.end))?.[0] ?? '';
  const thing = rest.replace(TIMED, '').trimEnd();
  const words = thing.split(' ');
  // "A mi cuñada no, ¡qué digo!, a mi cocinera": a thing that she refuses is put right where it stands.
  const how = folded.slice(mark.start, mark.end);
  const isSure = IS_STRONG.test(how);
  if (!(wants(text) || (!isSure && mayBeginQuestion(plain(text))))) return undefined;
  // "No quiero el pan, no, la leche" refuses the one and wants the other.
  if (!isSure && /^\s*no(?!\p{L})/u.test(folded)) return undefined;
  const isRefused = /^\s*no(?!\p{L})/u.test(how) && !IS_DOUBLE.test(how);
  if (isRefused || /(?<!\.)\.(?!\.)/u.test(how)) return undefined;
  if (thing.length < 2 || NO_THING.test(thing) || words.length > LONGEST) return undefined;
  const before = [...folded.slice(0, mark.start).matchAll(/\S+/gu)].slice(-FARTHEST);
  const isOfIt = /^l[oa]s? del?$/.test(`${words[0]} ${words[1]}`);
  const first = (isOfIt ? words[1] : words[0]) ?? '';
  const like = ALIKE.find((it) => it.test(first));
  const at =
    (like && before.findLast(({ 0: word }) => like.test(word))) ??
    (words.length === 1 && (isSure || NO.test(how)) ? before.at(-1) : undefined);
  if (!at || /[,.;:]/.test(at[0]) || isTime(at[0])) return undefined;
  const skipped = isOfIt ? (words[0]?.length ?? 0) + 1 : 0;
  return `${part(text, 0, at.index)}${part(text, mark.end + skipped)}`;
}

const isTime = (word: string): boolean =>
  KINDS.some(({ first }) => first.test(word)) ||
  (BARE_NUMBER.test(word) && !/^un[oa]?$/.test(word));
