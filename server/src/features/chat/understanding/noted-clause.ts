import { fold } from './fold.ts';
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
  /** The order comes first. */
  readonly isFirst: boolean;
}

const VERB =
  '(?:(?:(?:re|arre|a)cuerda|apunta|anota|avisa)(?:me|nos)?(?:l[oa]s?)?|ponme(?:l[oa])?|(?:que )?me (?:avis[ae]s?|recuerd[ae]s?|apunt[ae]s|anot[ae]s))';
const JOINT =
  '(?:(?:y|e|pues|asi que|conque|con que|por eso|de (?:modo|manera|forma) que|o sea que|entonces|tu|anda|hij[oa]|por favor),? )*';
/** The verb begins a clause: after a sign or a conjunction, or, dictated, as an order that can be nothing else. */
const ORDER = new RegExp(
  `(?:^|[,.;:!?…]\\s+[¡¿]?|\\s(?=(?:y|asi que|conque|con que|por eso|pues) |(?:recuerda|apunta|anota|avisa|pon)me(?!\\p{L})))${JOINT}(?<verb>${VERB})(?!\\p{L})`,
  'gu',
);
/** "…, que sale a las siete". */
const REASON =
  /(?:[,.;]\s*|\s)(?=(?:que|porque|pues|es que|ya que) (?!(?:si|no se me|viene[ns]?)(?!\p{L}))\p{L})/u;

/** The order to note something, apart from what is told beside it; undefined where all is one, or all orders. */
export function notedClause(text: string): NotedClause | undefined {
  const folded = fold(text);
  const letters = [...text.normalize('NFC')];
  const found = [...folded.matchAll(ORDER)].at(-1);
  const verb = found?.groups?.verb;
  if (!found || verb === undefined) return undefined;
  const begin = found.index + found[0].length - verb.length;
  const before = letters.slice(0, found.index).join('').trim();
  const order = letters.slice(begin).join('');
  if (/\p{L}{3}/u.test(before)) {
    const isOrder = orderIn(plain(before)) !== undefined || beginsAsWish(plain(before));
    return isOrder ? undefined : { order, told: before, isFirst: false };
  }
  const reason = REASON.exec(fold(order));
  if (!reason) return undefined;
  const [...all] = order;
  return {
    order: all.slice(0, reason.index).join(''),
    told: all.slice(reason.index + reason[0].length).join(''),
    isFirst: true,
  };
}
