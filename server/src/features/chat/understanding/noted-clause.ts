import { fold, type Span } from './fold.ts';
import { inLines } from './in-lines.ts';
import { orderIn } from './orders.ts';
import { beginsAsWish } from './wishes.ts';
import { plain } from './words.ts';

/*
 * "Mañana sale el coche de línea a las siete menos diez, así que avísame a las seis": of the hours and days of one breath only
 * those of the order are the reminder's; the others belong to what she tells beside it.
 */

interface NotedClause {
  /** The order with its day, its hour and perhaps its thing, from its verb on. */
  readonly order: string;
  /** What is told before it, or after it as its reason. */
  readonly told: string;
  /** A reason stood behind an order that points back. */
  readonly hasReason: boolean;
  /** "Apúntalo" is of what is told. */
  readonly pointsBack: boolean;
  /** The order comes first. */
  readonly isFirst: boolean;
}

const VERB = inLines`(?:
  (?:(?:re|arre|a)cuerda|apunta|anota|avisa)(?:me|nos)?(?:l[oa]s?)?|dimelo
  |(?:da|echa|pega)me un[ao]? (?:voz|toque|grito|aviso)|(?:que )?no se (?:me )?(?:olvide|pase)
  |ponme(?:l[oa])?|(?:que )?me (?:avis[ae]s?|recuerd[ae]s?|apunt[ae]s|anot[ae]s)
)`;
const JOINT = inLines`(?:(?:
  y|e|pues|asi que|conque|con que|por eso|de (?:modo|manera|forma) que|o sea que|entonces|tu|anda
  |hij[oa]|por favor
),? )*`;
/** The verb begins a clause: after a sign or a conjunction, or, dictated, as an order that can be nothing else. */
const ORDER = new RegExp(
  inLines`(?:
    ^|[,.;:!?…]\s+[¡¿]?
    |\s(?=
      (?:y|asi que|conque|con que|por eso|pues) |
      (?:recuerda|apunta|anota|avisa|pon)me(?:l[oa]s?)?(?!\p{L})
    )
  )${JOINT}(?<verb>${VERB})(?!\p{L})`,
  'gu',
);
/** "…, que sale a las siete". */
const REASON =
  /(?:[,.;]\s*|\s)(?=(?:que|porque|pues|es que|ya que) (?!(?:si|no se me|viene[ns]?)(?!\p{L}))\p{L})/u;

/** "Recuérdamelo, que a las nueve ya pica el sol". */
const POINTS = /l[oa]s?$/u;

const NOT_TO_SLIP = /(?:olvide|pase)$/u;
/** "Apunta las dos": each is noted by itself. */
const OF_ALL = /^ (?:l[oa]s (?:dos|tres|cuatro)|ambas|ambos|todo)(?: cosas)?(?:[\s.!]|$)/u;

/**
 * The order to note something, apart from what is told beside it; undefined where all is one, or all orders.
 * @param spans its days and hours: "en media hora me avisas"
 */
export function notedClause(text: string, spans: readonly Span[]): NotedClause | undefined {
  const folded = masked(fold(text), spans);
  const letters = [...text.normalize('NFC')];
  const found = [...folded.matchAll(ORDER)].at(-1);
  const verb = found?.groups?.verb;
  if (!found || verb === undefined) return undefined;
  const begin = found.index + found[0].length - verb.length;
  if (OF_ALL.test(folded.slice(begin + verb.length))) return undefined;
  const before = letters.slice(0, found.index).join('').trim();
  const whole = letters.slice(begin).join('');
  const namesNothing = !/\p{L}{3}/u.test(folded.slice(begin + verb.length));
  const pointsBack = POINTS.test(verb) || (NOT_TO_SLIP.test(verb) && namesNothing);
  const reason = REASON.exec(fold(whole));
  if (/\p{L}{3}/u.test(before)) {
    const isOrder = orderIn(plain(before)) !== undefined || beginsAsWish(plain(before));
    const why = pointsBack ? reason?.index : undefined;
    const first = spans.filter(({ start, end }) => start > found.index && end <= begin);
    const when = first.map(({ start, end }) => letters.slice(start, end).join('')).join(' ');
    const order = `${when} ${[...whole].slice(0, why).join('')}`.trim();
    const hasReason = why !== undefined;
    return isOrder ? undefined : { order, told: before, pointsBack, hasReason, isFirst: false };
  }
  if (!reason) return undefined;
  const all = [...whole];
  const told = all.slice(reason.index + reason[0].length).join('');
  const order = all.slice(0, reason.index).join('');
  return { order, told, pointsBack, hasReason: false, isFirst: true };
}

const masked = (folded: string, spans: readonly Span[]): string => {
  const letters = [...folded];
  for (const { start, end } of spans) letters.fill(' ', start, end);
  return letters.join('');
};
