import { inLines } from '../understanding/in-lines.ts';
import { referenceIn } from '../understanding/reference.ts';
import { HOW_SAID } from './answer-words.ts';
import type { Pending } from './context.ts';
import { contentWords, likest } from './matching.ts';
import type { Target } from './target.ts';
import type { Turn } from './turn.ts';

const ACTS = inLines`(?:
  quitar|borrar|eliminar|anular|cancelar|suprimir|tachar|cambiar|pasar|mover|adelantar|retrasar
  |apuntar|anotar|poner|marcar|guardar|tocar|hacer
)(?:me)?(?:l[oa]s?)?`;
/** "¿Va usted a quitar la del viernes?", "¿cuál vas a borrar?", "¿no irás a tocar otra?" */
const WILL = new RegExp(`\\b(?:vas?|iras?|va usted|ira usted)(?: usted| tu)? a ${ACTS}\\b`);
/** "¿Esa sola?", "¿y las demás se quedan?" */
const ALONE = new RegExp(inLines`\b(?:
  sol[oa]|solamente|nada mas|unicamente|ningun[oa] otr[oa]|ni otra cosa|no otra cosa
  |(?:las?|los?) (?:demas|otr[oa]s)
)\b`);

const ASKS_WHEN = /\b(?:(?:a|para|en)? ?que (?:hora|dia)|cuando)\b/;

/** "¿Para qué hora me has puesto lo de la perra?": it names what is held out, and no other thing. */
function isOfNothingElse(pending: Pending, { said, when }: Turn): boolean {
  const title =
    pending.kind === 'add' ? pending.title : 'target' in pending && pending.target.title;
  const names = contentWords(said).filter((word) => !HOW_SAID.test(word));
  return (
    typeof title === 'string' &&
    when.spans.length === 0 &&
    names.length > 0 &&
    names.every((word) => likest([word], [{ title }]).length > 0)
  );
}

/**
 * Whether she asks what it is that is held out, before she says yes to it: it is read out again.
 * @param turn what of it is an answer
 * @param given all that she said
 */
export async function asksWhatStands(pending: Pending, turn: Turn, given: Turn): Promise<boolean> {
  const reference = referenceIn(turn.said);
  if (reference === 'when' || reference === 'which') return true;
  const { said, asks } = given;
  if (!asks && !said.text.includes('?')) return false;
  if (asks && ASKS_WHEN.test(said.plain) && isOfNothingElse(pending, given)) return true;
  if (pending.kind === 'add') return WILL.test(said.plain);
  if (pending.kind !== 'move' && pending.kind !== 'remove' && pending.kind !== 'complete')
    return false;
  const isAsked = WILL.test(said.plain) || ALONE.test(said.plain);
  return isAsked && !(await isOfAnother(pending.target, given));
}

/** "¿Vas a quitar también la gimnasia?", of the hairdresser's. */
async function isOfAnother(it: Target, { said, when, gateway }: Turn): Promise<boolean> {
  if (when.date !== undefined && when.date.toString() !== it.occurrence.slice(0, 10)) return true;
  const named = likest(contentWords(said), await gateway.reminders());
  return named.length > 0 && named.every(({ id }) => id !== it.id);
}
