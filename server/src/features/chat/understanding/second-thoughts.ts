import { assentIn } from './assent.ts';
import { inLines } from './in-lines.ts';
import { hasQuestionSigns } from './question.ts';
import { type Utterance, utteranceOf } from './utterance.ts';
import { plain as plainOf } from './words.ts';

/** Whoever thinks aloud: what she ends in is what she means, and while she does not know, nothing is decided. */

const TURNS = inLines`bueno|mir[ae]|esper[ae](?: usted)?|en fin|venga|va|ea|hala|digo|mejor dicho
  |al final|pens[aá]ndolo (?:bien|mejor)|entonces|qu[eé] digo|qu[eé] va|perdon[ae]?|aunque no`;
const TURNED = new RegExp(
  inLines`^(?<first>[^¿?]{1,60}?)[\s,.;:!…]+(?<!(?<!\p{L})que\s)(?:(?:${TURNS})[\s,.;:!…]+)+(?:(?:
    que|pues|mejor
  )[\s,]+)*(?<last>(?:s[ií]|no)(?!\p{L})(?! s[eé](?!\p{L})).*)$`,
  'iu',
);
/** "¿Que si la quito? ¡Pues claro!", "¿cómo que si estoy seguro? ¡Quítala!": she says our question again, and answers it. */
const ECHO = new RegExp(
  inLines`^[\s¡]*(?:(?:ay|anda|hombre|mujer|pero|y)[\s,]+)*¿\s*(?:(?:c[oó]mo|pero|y) )*(?:
    que|si|qu[eé] si|segur[oa]
  )(?!\p{L})[^?¿]{0,70}\?+[\s!.]*(?<last>[^?¿]{2,})$`,
  'iu',
);
const ASKS_MORE = /\b(?:a que hora|que hora|que dia|cuando|cual|quien|donde)\b/;

/** "Ná, que no va, que está mala. Apúntalo": what she tells comes first, and her order is the whole of the last sentence. */
const ORDERED_LAST = new RegExp(
  inLines`^(?<first>.{3,120}?)[\s]*[.!;…,]+\s*(?<last>(?:(?:
    anda|venga|as[ií] que|pues|hala|ea|bueno
  )[\s,]+)*(?:
    ap[uú]nt|an[oó]t|gu[aá]rd|p[oó]n|qu[ií]t|b[oó]rr|an[uú]l|c[aá]mbi|p[aá]s|m[aá]rc
  )(?:a|e|ue)?(?:me)?l[oa](?:[\s,]+(?:anda|ya|hija?o?|usted|mujer|por favor|venga))*[\s.!]*)$`,
  'iu',
);
/** Said before it, these are part of how it should be. */
const OTHERWISE = new RegExp(
  inLines`\b(?:
    a las?|al|lunes|martes|miercoles|jueves|viernes|sabado|domingo|mañana|pasado|hoy|tarde|noche
    |antes|despues|mejor|otr[oa]s?|es[ae] no|eso no|no (?:me )?l[oa]s?|cambia|en vez|sino|era|digo
    |pero|(?:el|la|lo|los|las|mi) (?!que\b)\p{L}{3,}
  )\b`,
  'u',
);

/** What is left when she has thought better of what she began with; undefined where she has not. */
export function decidedIn(text: string): string | undefined {
  const { first = '', last } = TURNED.exec(text)?.groups ?? {};
  if (last && assentIn(utteranceOf(first)) !== undefined) return last;
  const echo = ECHO.exec(text)?.groups?.last;
  if (echo) return ASKS_MORE.test(plainOf(text)) ? undefined : echo.trim();
  const order = ORDERED_LAST.exec(text)?.groups;
  return order && !OTHERWISE.test(plainOf(order.first ?? '')) ? order.last : undefined;
}

const LEAD = inLines`(?:(?:
  pues|po|pos|uy|uf|huy|ay|ah|oh|m+|eh|mira|mire|hij[oa]|mujer|hombre|bueno|y|que|es que|la verdad
  |si te digo la verdad|yo|no
) )*`;
const WHY =
  '(?:(?:el|la|mi) (?:papel|cartilla|calendario|almanaque|agenda|hij[oa]|nieta?|vecina)|\\S+)';
const DOUBTS = inLines`(?:
  nose
  |no (?:lo )?se(?: yo)?(?=
    $
    | (?:
      no|si|que (?!dia|hora)|la verdad|a lo|ya|pues|hij[oa]|mujer|igual|bueno|eh|todavia|aun|ahora
      |por|a ver|yo|muy|bien
    )(?: |$)
  )
  |no estoy (?:muy |del todo |nada )?segur[oa]|no lo (?:tengo|veo) (?:muy |nada )?(?:claro|seguro)
  |tengo (?:mis )?dudas|lo dudo|dudo|a lo mejor|quizas?|igual|puede (?:ser|que)|depende
  |segun (?:me|este|venga|vea)
  |(?:me )?l[oa] (?:tengo que (?:pensar|hablar|consultar)|voy a pensar|pensare|pienso)
  |(?:dej[ae]me|deja|deje)(?: usted)? (?:que )?(?:l[oa] )?pens?i?e?n?s?[ae]\S*
  |me da (?:no se que|cosa|reparo|apuro)
)`;
const WAITS = inLines`(?:
  esper[ae](?:te|se|me)?(?: usted)?|aguard[ae](?:te|se)?|quiet[oa]|fren[ae]|para para|alto
  |un (?:momento|momentito|momentino|segundo|segundito|minuto|minutito|ratino|ratito)
  |no (?:corras|corra|tengas prisa)
)`;
const GOES_TO_SEE = inLines`(?:(?:
  tengo que|voy a|primero|antes|deja(?:me)?|deje(?:me)?|que
) )+(?:l[eo] )?(?:pregunt|mir|busc|consult|habl|pens|ver|vea|com(?:ent|prob))\p{L}*(?: (?:
  con|a|en|si|lo|l[oea]|que
) ${WHY})?`;
const saidFirst = (words: string, lead = LEAD): RegExp =>
  new RegExp(`^${lead}(?:${words})(?= |$)`, 'u');
const HESITATES = [
  ['waits', saidFirst(`${WAITS}|${GOES_TO_SEE}`, `(?:${LEAD}(?:(?:si|vale|venga|claro) )*)*`)],
  ['doubts', saidFirst(DOUBTS)],
] as const;
/** With one of these she has decided. */
const DECIDES = new RegExp(
  inLines`\b(?:
      quit|borr|anul|cancel|olvid|desh|apunt|anot|guard|cambi|muev|pas[ae]l|pon[l ]|ponme
      |(?<!a lo )mejor|necesit|hace falta|hara falta|dej[ae]l[oa]|dejal[oa]|nada|marc
    )\p{L}*\b
    |\b(?:si|vale|venga|claro)$`,
  'u',
);
const LONGEST = 18;

/** "Espérate, que voy a mirar el papel" asks for a moment, "mmm, a lo mejor no voy" is neither a yes nor a no. */
export function hesitation({
  text,
  plain,
  words,
  order,
}: Utterance): 'waits' | 'doubts' | undefined {
  const isOpen = words.length <= LONGEST && order === undefined && !hasQuestionSigns(text);
  if (!isOpen || DECIDES.test(plain)) return undefined;
  return HESITATES.find(([, pattern]) => pattern.test(plain))?.[0];
}
