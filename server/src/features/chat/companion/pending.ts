import { orderIn } from '../understanding/orders.ts';
import { plain } from '../understanding/words.ts';
import type { Pending } from './context.ts';
import type { Reply, Turn } from './skill.ts';
import { continueDraft, storeDraft } from './skills/add-reminder.ts';
import { chosen, proposeMove } from './skills/change-reminder.ts';
import { atTime, dayWords } from './spanish.ts';

const YES =
  /^(si|vale|claro|bueno|venga|ok|okey|de acuerdo|adelante|por supuesto|desde luego|eso es|asi es|perfecto|correcto|exacto|hazlo|guardalo|apuntalo|muy bien|dale)\b/;
const NO =
  /^(no|nada|ninguno|ninguna|dejalo|deja|cancela|olvidalo|mejor no|para nada|de ninguna manera|todavia no|ahora no|que va)\b/;
/** "Claro que no", "sí, pero espera": a yes with one of these in it is none. */
const TAKES_BACK = /\b(?:no|nunca|tampoco|pero|espera|mejor)\b/;
const LONGEST_YES = 4;

type Run = (intent: string, turn: Turn) => Promise<Reply>;

const LEFT: Readonly<Record<Pending['kind'], string>> = {
  add: 'De acuerdo, no apunto nada.',
  move: 'De acuerdo, se queda como estaba.',
  'move-when': 'De acuerdo, se queda como estaba.',
  complete: 'De acuerdo, no lo marco.',
  remove: 'De acuerdo, no borro nada.',
  choose: 'De acuerdo, no cambio nada.',
  offer: 'Muy bien. Aquí estoy si me necesitas.',
};

/**
 * What she says to a question of ours. Nothing is stored, changed or deleted anywhere else than after a yes here.
 * @returns undefined where she talks about something else
 */
export async function answerPending(
  pending: Pending,
  turn: Turn,
  intent: string,
  run: Run,
): Promise<Reply | undefined> {
  const said = plain(turn.text);
  const begins = YES.test(said);
  const isNo = NO.test(said) || (begins && /\bno\b/.test(said));
  // "Sí, a las diez" is a yes to something else than was read out: it is read out again.
  const corrected = correctedBy(pending, turn);
  if (corrected && (isNo || begins || !isElsewhere(intent, turn))) return corrected;
  // Without its accent "si" is also "if": only a short yes is one.
  const isShort = said.split(' ').length <= LONGEST_YES || intent === 'yes';
  if (begins && isShort && !TAKES_BACK.test(said)) {
    const done = await accepted(pending, turn, run);
    if (done) return done;
  }
  if (isNo) return { text: LEFT[pending.kind] };
  if (pending.kind === 'offer' || isElsewhere(intent, turn)) return undefined;
  return {
    text: `No te he entendido. ${turn.conversation.said ?? ''}`.trim(),
    choices: ['Sí', 'No'],
    remember: { pending },
  };
}

const QUESTION =
  /^(?:y |oye )?(?:que|cual|cuando|cuanto|cuanta|cuantos|cuantas|como|quien|donde|tengo|hay)\b/;
/** What a day or an hour alone may be taken for. */
const MAY_BE_AN_ANSWER =
  /^(?:unknown|yes|no|again|agenda|reminder\.(?:add|move)|date|time|day|greet|family\.names)/;

/** She asked for something of its own: the question is dropped, and nothing happens to what it was about. */
const isElsewhere = (intent: string, { text }: Turn): boolean =>
  orderIn(text) !== undefined || QUESTION.test(plain(text)) || !MAY_BE_AN_ANSWER.test(intent);

async function accepted(pending: Pending, turn: Turn, run: Run): Promise<Reply | undefined> {
  const { life } = turn;
  if (pending.kind === 'add') return storeDraft(pending, turn);
  if (pending.kind === 'offer') return run(pending.intent, turn);
  if (pending.kind === 'complete') {
    await life.completeReminder(pending.target.id, pending.target.occurrence);
    return { text: `Muy bien. «${pending.target.title}» queda hecho.` };
  }
  if (pending.kind === 'remove') {
    await life.removeReminder(pending.target.id);
    return { text: `Borrado: «${pending.target.title}».` };
  }
  if (pending.kind === 'move') {
    const { occurrence } = await life.moveReminder(pending.target.id, pending.to);
    const at = Temporal.PlainDateTime.from(occurrence);
    const day = dayWords(at.toPlainDate(), turn.now.toPlainDate());
    return {
      text: `Cambiado: «${pending.target.title}», ${day}, ${atTime(at.toPlainTime())}.`,
      door: 'reminders',
    };
  }
  return undefined;
}

function correctedBy(pending: Pending, turn: Turn): Reply | undefined {
  if (pending.kind === 'add') return continueDraft(pending, turn);
  if (pending.kind === 'choose') return chosen(pending.what, pending.among, pending.said, turn);
  if (pending.kind === 'move' || pending.kind === 'move-when') {
    const reply = proposeMove(pending.target, turn.text, turn);
    return reply.remember?.pending?.kind === 'move' ? reply : undefined;
  }
  return undefined;
}
