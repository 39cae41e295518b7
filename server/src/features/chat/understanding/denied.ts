import { NUMBER } from './clock-words.ts';
import { type Span, spanOf } from './fold.ts';
import { inLines } from './in-lines.ts';

const HALF = '(?: (?:de|por) la (?:manana|mañana|tarde|noche))?';
const CLOCK = inLines`(?:para |sobre |de )?a? ?las? (?:${NUMBER})(?:(?::| y | menos )(?:
  media|cuarto|\d\d|${NUMBER}
))?${HALF}`;
const WEEKDAY = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?';
const DAY = inLines`(?:(?:para |pa )?(?:
  pasado mañana|pasado manana|mañana|manana|hoy|todos los dias|cada dia
  |(?:el |este |los )?${WEEKDAY}(?: que viene)?|el (?:dia )?\d{1,2}
  |(?:por|de) la (?:mañana|manana|tarde|noche)
))`;
/** What may come after "no" where it refuses what stands before it: "el lunes no puedo". */
const REFUSED = inLines`(?=
  \s*(?:
    $|[,.;]|pued[oe]n?\b|podr(?:e|an?|ian?)\b|(?:le|les) (?:viene|va)\b
    |(?:me|nos|le) (?:viene|va|da|cuadra)\b|(?:va a (?:poder )?|es )(?:ser|posible)\b|quiero\b
    |que\b|mejor\b|sino\b
  )
)`;
const FILLED = '(?:(?:no|ay|uy|pues|que|hombre|mujer|hij[oa]),? )*';

/** "¿Podría ser a las diez en vez de a las nueve?" refuses, whatever it asks. */
const insteadOf = (said: string): RegExp =>
  new RegExp(`\\ben (?:vez|lugar) de(?:l| a)? ?${said}(?![\\p{L}\\d])`, 'u');

/** "A las cuatro no", "no es el lunes", "a las seis, no a las cinco", "ni a las once", "en vez de a las diez". */
const patternsOf = (said: string): readonly RegExp[] => [
  // "No a las diez, no, a las doce", with or without its commas.
  new RegExp(`\\bno,? ${said},? no,? (?=${said})`, 'u'),
  new RegExp(`(?<![\\p{L}\\d])${said} no${REFUSED}`, 'u'),
  // "Viernes imposible".
  new RegExp(
    inLines`(?<![\p{L}\d])${said},? (?:(?:me )?(?:es|va a ser|resulta) )?(?:
      imposible|ni hablar|ni pensarlo
    )(?!\p{L})`,
    'u',
  ),
  // "Mañana no pasado": what she begins with is what she refuses.
  new RegExp(`^${FILLED}${said} no (?=${said})`, 'u'),
  new RegExp(`(?<=${said}),?(?: y)? no ${said}(?![\\p{L}\\d])`, 'u'),
  new RegExp(`\\bno (?:es|era|son|sea|fue|fuera|fuese|seria) (?:a )?${said}(?![\\p{L}\\d])`, 'u'),
  // "A las seis mejor que a las cinco".
  new RegExp(`(?<=${said} mejor) que ${said}(?![\\p{L}\\d])`, 'u'),
  // "No viene el lunes, que viene el martes".
  new RegExp(`\\bno (?:(?:me|le|se|nos) )?\\p{L}+ ${said}(?=[\\s,;.]+.*${said})`, 'u'),
  // "El médico no me viene bien el martes".
  new RegExp(
    inLines`\bno (?:puedo|podre|me (?:viene|va|da|cuadra|conviene))(?: muy)?(?: bien| bueno
      | tiempo
    )?(?: ir)? ${said}(?=\s*(?:$|[,.;]|cambia|pon|pasa|y ))`,
    'u',
  ),
  new RegExp(`\\bni ${said}(?: ni ${said})*(?![\\p{L}\\d])`, 'u'),
  insteadOf(said),
];
const CLOCKS = patternsOf(CLOCK);
const DAYS = patternsOf(DAY);
/** "¿El lunes no tengo nada?" asks. */
const ASKS = /[¿?]|\b(?:tengo|hay|toca|tenemos)\b/;

export interface Denied extends Span {
  readonly what: 'hour' | 'day';
}

/** An hour or a day of a folded text that is named to be refused; undefined where there is none. */
export function deniedIn(folded: string): Denied | undefined {
  const [clocks, days] = ASKS.test(folded)
    ? [[insteadOf(CLOCK)], [insteadOf(DAY)]]
    : [CLOCKS, DAYS];
  return spanWith(clocks, 'hour', folded) ?? spanWith(days, 'day', folded);
}

function spanWith(
  patterns: readonly RegExp[],
  what: Denied['what'],
  folded: string,
): Denied | undefined {
  const match = patterns.map((it) => it.exec(folded)).find((it) => it !== null);
  return match ? { what, ...spanOf(match) } : undefined;
}
