import type { Pending } from './context.ts';
import type { Reply } from './skill.ts';
import { continueDraft, storeDraft } from './skills/add-reminder.ts';
import { chosen, proposeMove } from './skills/change-reminder.ts';
import { respond, SKILLS } from './skills.ts';
import { atTime, dayWords } from './spanish.ts';
import type { Turn } from './turn.ts';

const YES =
  /^(si|vale|claro|bueno|venga|ok|okey|de acuerdo|adelante|por supuesto|desde luego|eso es|asi es|perfecto|correcto|exacto|hazlo|guardalo|apuntalo|muy bien|dale)\b/;
const NO =
  /^(no|nada|ninguno|ninguna|dejalo|deja|cancela|olvidalo|mejor no|para nada|de ninguna manera|todavia no|ahora no|que va)\b/;
/** "Claro que no", "sí, pero espera": a yes with one of these in it is none. */
const TAKES_BACK = /\b(?:no|nunca|tampoco|pero|espera|mejor)\b/;
const LONGEST_YES = 4;

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
export async function answerPending(pending: Pending, turn: Turn): Promise<Reply | undefined> {
  const { plain: said, words } = turn.said;
  const begins = YES.test(said);
  const isNo = NO.test(said) || (begins && /\bno\b/.test(said));
  // "Sí, a las diez" is a yes to something else than was read out: it is read out again.
  const corrected = correctedBy(pending, turn);
  if (corrected && (isNo || begins || !isElsewhere(turn))) return corrected;
  // Without its accent "si" is also "if": only a short yes is one.
  const isShort = words.length <= LONGEST_YES || turn.intent === 'yes';
  if (begins && isShort && !TAKES_BACK.test(said)) {
    const done = await accepted(pending, turn);
    if (done) return done;
  }
  if (isNo) return { text: LEFT[pending.kind] };
  if (pending.kind === 'offer' || isElsewhere(turn)) return undefined;
  return {
    text: `No te he entendido. ${turn.conversation.said ?? ''}`.trim(),
    choices: ['Sí', 'No'],
    remember: { pending },
  };
}

const QUESTION =
  /^(?:y |oye )?(?:que|cual|cuando|cuanto|cuanta|cuantos|cuantas|como|quien|donde|tengo|hay)\b/;

/** She asked for something of its own: the question is dropped, and nothing happens to what it was about. */
const isElsewhere = ({ said, intent }: Turn): boolean =>
  said.order !== undefined || QUESTION.test(said.plain) || !SKILLS[intent].mayBeAnAnswer;

async function accepted(pending: Pending, turn: Turn): Promise<Reply | undefined> {
  const { gateway } = turn;
  if (pending.kind === 'add') return storeDraft(pending, turn);
  if (pending.kind === 'offer') return respond(turn, pending.intent);
  if (pending.kind === 'complete') {
    await gateway.completeReminder(pending.target.id, pending.target.occurrence);
    return { text: `Muy bien. «${pending.target.title}» queda hecho.` };
  }
  if (pending.kind === 'remove') {
    await gateway.removeReminder(pending.target.id);
    return { text: `Borrado: «${pending.target.title}».` };
  }
  if (pending.kind === 'move') {
    const { occurrence } = await gateway.moveReminder(pending.target.id, pending.to);
    const at = Temporal.PlainDateTime.from(occurrence);
    const day = dayWords(at.toPlainDate(), turn.now.toPlainDate());
    return {
      text: `Cambiado: «${pending.target.title}», ${day}, ${atTime(at.toPlainTime())}.`,
      link: 'reminders',
    };
  }
  return undefined;
}

function correctedBy(pending: Pending, turn: Turn): Reply | undefined {
  if (pending.kind === 'add') return continueDraft(pending, turn);
  if (pending.kind === 'choose') return chosen(pending.what, pending.among, pending.said, turn);
  if (pending.kind === 'move' || pending.kind === 'move-when') {
    const reply = proposeMove(pending.target, turn);
    return reply.remember?.pending?.kind === 'move' ? reply : undefined;
  }
  return undefined;
}
