import { plain } from '../understanding/words.ts';
import { asked, type Change, confirmationOf } from './confirmation.ts';
import type { Pending, Target } from './context.ts';
import { isAt } from './finding.ts';
import { contentWords, likest } from './matching.ts';
import { targetOf } from './occurrence.ts';
import type { Reply } from './skill.ts';
import { continueDraft, readBack, storeDraft } from './skills/add-reminder.ts';
import { chosen, proposeMove } from './skills/change-reminder.ts';
import { respond, SKILLS } from './skills.ts';
import type { Turn } from './turn.ts';
import { written } from './writes.ts';

const YES =
  /^(si|vale|claro|bueno|venga|ok|okey|de acuerdo|adelante|por supuesto|desde luego|eso es|asi es|perfecto|correcto|exacto|hazlo|guardalo|apuntalo|muy bien|dale)\b/;
const NO =
  /^(no|nada|ninguno|ninguna|dejalo|deja|cancela|olvidalo|mejor no|para nada|de ninguna manera|todavia no|ahora no|que va)\b/;
/** "Claro que no", "sí, pero espera": a yes with one of these in it is none. */
const TAKES_BACK = /\b(?:no|nunca|tampoco|todavia|aun|pero|espera|mejor)\b/;
const LONGEST_YES = 4;
/** A yes that comes later than this may be to something else. */
const VALID = { minutes: 15 } as const;
const ASKED_AGAIN = 'Ha pasado un rato y te lo pregunto otra vez. ';
const NOT_UNDERSTOOD = 'No te he entendido. ';

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
 * What she says to a question of ours. Nothing is stored, changed or deleted without a yes here, to what was asked
 * just before.
 * @returns undefined where she talks about something else
 */
export async function answerPending(pending: Pending, turn: Turn): Promise<Reply | undefined> {
  if (isChange(pending) && saysTheButton(pending, turn)) return accepted(pending, turn);
  // Whoever asks has not answered.
  if (isChange(pending) && turn.asks) return undefined;
  const { plain: said } = turn.said;
  const begins = YES.test(said);
  const isNo = NO.test(said) || (begins && /\bno\b/.test(said));
  // "Sí, a las diez" is a yes to something else than was read out: it is read out again.
  const corrected = await correctedBy(pending, turn);
  if (corrected && (isNo || begins || !isElsewhere(turn))) return corrected;
  if (isYes(pending, turn)) {
    const done = await accepted(pending, turn);
    if (done) return done;
  }
  if (isNo) return { text: LEFT[pending.kind] };
  if (pending.kind === 'offer' || isElsewhere(turn)) return undefined;
  return notUnderstood(pending, turn);
}

const isChange = (pending: Pending): pending is Change =>
  pending.kind === 'complete' || pending.kind === 'move' || pending.kind === 'remove';

const saysTheButton = (change: Change, turn: Turn): boolean =>
  turn.said.plain === plain(confirmationOf(change, turn).yes);

function isYes(pending: Pending, turn: Turn): boolean {
  const { said, intent } = turn;
  if (turn.asks || said.isNotDone || TAKES_BACK.test(said.plain)) return false;
  if (pending.kind === 'complete') {
    if (!isAt(pending.target, turn.when)) return false;
    if (intent === 'reminder.complete') return namesOnly(pending.target, turn);
  }
  // Without its accent "si" is also "if": only a short yes is one.
  return YES.test(said.plain) && (said.words.length <= LONGEST_YES || intent === 'yes');
}

/** "Ya me la he tomado", said of nothing else than what was asked. */
const namesOnly = (target: Target, { said }: Turn): boolean =>
  contentWords(said).every((word) => /^pastilla|^medic/.test(word)) ||
  likest(contentWords(said), [target]).length > 0;

const notUnderstood = (pending: Pending, { conversation }: Turn): Reply => ({
  text: `${NOT_UNDERSTOOD}${conversation.said?.replace(NOT_UNDERSTOOD, '') ?? ''}`.trim(),
  choices: conversation.choices,
  remember: { pending },
});

const QUESTION =
  /^(?:y |oye )?(?:que|cual|cuando|cuanto|cuanta|cuantos|cuantas|como|quien|donde|tengo|hay)\b/;

/** She asked for something of its own: the question is dropped, and nothing happens to what it was about. */
const isElsewhere = ({ said, intent }: Turn): boolean =>
  said.order !== undefined || QUESTION.test(said.plain) || !SKILLS[intent].mayBeAnAnswer;

async function accepted(pending: Pending, turn: Turn): Promise<Reply | undefined> {
  if (pending.kind === 'offer') return respond(turn, pending.intent);
  if (pending.kind === 'choose' || pending.kind === 'move-when') return undefined;
  const question = isStale(turn) ? askedAgain(pending, turn) : undefined;
  if (question) return { ...question, text: `${ASKED_AGAIN}${question.text}` };
  return isChange(pending) ? written(pending, turn) : storeDraft(pending, turn);
}

function askedAgain(
  pending: Exclude<Pending, { kind: 'offer' | 'choose' | 'move-when' }>,
  turn: Turn,
) {
  return isChange(pending) ? asked(pending, turn) : readBack(pending, turn);
}

function isStale({ conversation: { saidAt }, now }: Turn): boolean {
  if (saidAt === undefined) return true;
  return Temporal.Instant.compare(Temporal.Instant.from(saidAt).add(VALID), now.toInstant()) < 0;
}

async function correctedBy(pending: Pending, turn: Turn): Promise<Reply | undefined> {
  if (pending.kind === 'add') return continueDraft(pending, turn);
  if (pending.kind === 'choose') return chosen(pending.what, pending.among, pending.said, turn);
  if (pending.kind === 'complete') return atAnotherHour(pending.target, turn);
  if (pending.kind === 'move' || pending.kind === 'move-when') {
    const proposed = pending.kind === 'move' ? pending.to : undefined;
    const reply = await proposeMove(pending.target, turn, proposed);
    return reply.remember?.pending?.kind === 'move' ? reply : undefined;
  }
  return undefined;
}

/** "Sí, la de las ocho", where the same is to be taken at that hour, too. */
async function atAnotherHour(target: Target, turn: Turn): Promise<Reply | undefined> {
  if (!turn.when.time) return undefined;
  const other = (await turn.gateway.agenda(1)).find(
    (it) => it.id === target.id && it.occurrence !== target.occurrence && isAt(it, turn.when),
  );
  return other && asked({ kind: 'complete', target: targetOf(other) }, turn);
}
