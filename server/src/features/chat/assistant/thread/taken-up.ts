import { assentIn } from '../../understanding/assent.ts';
import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { hesitation } from '../../understanding/second-thoughts.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { agrees } from '../agreed.ts';
import type { Pending } from '../context.ts';
import { IN_DOUBT } from '../left-words.ts';
import { contentWords, likest } from '../matching.ts';
import type { Reply } from '../skill.ts';
import { continueDraft, saysWhen, withBareHalf } from '../skills/add-reminder.ts';
import { proposeMove } from '../skills/propose-move.ts';
import { isStale } from '../stale.ts';
import type { Step } from '../step.ts';
import { proposal, stepWritten } from '../steps.ts';
import type { Turn } from '../turn.ts';
import { whenAtLast, yesAtLast } from './answered-last.ts';
import { isFiller, namesNothing } from './names-nothing.ts';

/** What each would be called by whoever wants it after all. */
const CALLED: Readonly<Record<Step['kind'], RegExp>> = {
  add: /\b(?:apunt|anot|pon|guard|avis|haz)\p{L}*l[oa]s?\b/u,
  move: /\b(?:cambi|muev|pas|pon|haz)\p{L}*l[oa]s?\b/u,
  complete: /\b(?:marc|apunt|pon|haz)\p{L}*l[oa]s?\b/u,
  remove: /\b(?:quit|borr|elimin|anul|cancel|haz)\p{L}*l[oa]s?\b/u,
};
/** "Bueno, pues sí", "ahora sí": said after a no, it takes that back. */
const AFTER_ALL = new RegExp(
  inLines`^(?:(?:bueno|ay|ea|no|hij[oa]|mira) )*(?:
    que|pues|mejor|ahora|venga|al final
  ) (?:que )?si(?: (?:si|mejor|hij[oa]|venga|que))*(?=$| \p{L}+l[oa]$)`,
  'u',
);
/** "Vuélvelo a poner", of what was taken out a moment ago. */
const PUTS_BACK =
  new RegExp(inLines`\b(?:vuelve(?:me)?(?:l[oa]s?)?|volver) a (?:pon|apunt)(?:er|ar)(?:l[oa]s?)?\b
    |\b(?:pon|apunta)(?:me)?l[oa]s? otra vez\b|\bdevuelve(?:me)?l[oa]s?\b`);
/** "Que me apuntes el bizcocho", "guárdalo a las seis". */
const WANTS_IT = new RegExp(
  inLines`^(?:
    (?:que|me|te|se|l[oa]|iba|ibamos|voy)
    |(?:apunt|anot|pon|guard|avis|recuerd|cambi|muev|pas|dej|marc|quit|borr)\p{L}*
  )$`,
  'u',
);

/**
 * Said after a no or after something else came between: "el martes" goes on with what was held out before, and "venga,
 * sí, ponlo" wants it after all. It is held out again: a no was heard, so one yes is not enough. Where she refused
 * nothing and only asked something in between, a yes that says what to do is one to what was read out.
 */
export async function takenUp(given: Turn): Promise<Reply | undefined> {
  const { left, leftAsking } = given.conversation;
  const turn = left ? whenAtLast(yesAtLast(given)) : given;
  if (!left || turn.asks) return undefined;
  if (leftAsking && hesitation(turn.said))
    return { text: IN_DOUBT, remember: { left, leftAsking } };
  const steps = stepsOf(left);
  const isPutBack = left.kind === 'add' && PUTS_BACK.test(turn.said.plain);
  const isWanted = steps.length > 0 && (isPutBack || (await wantsAfterAll(left, steps, turn)));
  const [only, ...more] = steps;
  const isSaid = leftAsking === true && isWanted && !saysWhen(turn.when) && saysWhich(steps, turn);
  if (isSaid && only && more.length === 0 && !isStale(turn)) return stepWritten(only, turn);
  if (turn.said.order && !(isWanted && saysWhen(turn.when)))
    return isWanted ? proposal(steps, turn) : undefined;
  // "Ponlo a las once y media, que hay tiempo": whatever else she says, it is wanted at that hour.
  const isOfIt = isWanted || namesNothing(turn) || namesOnlyIt(titleOf(left), turn);
  if (saysWhen(withBareHalf(turn)) && isOfIt) {
    const moved = await movedOn(left, turn);
    // "Guárdalo a las seis", of what was held out for six.
    const isSame = JSON.stringify(moved?.remember?.pending) === JSON.stringify(left);
    const isAgreed = isSame && leftAsking === true && saysWhich(steps, turn) && !isStale(turn);
    return isAgreed && only ? stepWritten(only, turn) : moved;
  }
  return isWanted ? proposal(steps, turn) : undefined;
}

/** Nothing that she says beside when it is to be is of anything else. */
function namesOnlyIt(title: string | undefined, { said, when }: Turn): boolean {
  const names = contentWords(utteranceOf(without(said.text, when.spans))).filter(
    (word) => !isFiller(word) && !WANTS_IT.test(word),
  );
  return title !== undefined && names.every((word) => likest([word], [{ title }]).length > 0);
}

function titleOf(left: Pending): string | undefined {
  if (left.kind === 'add') return left.title;
  return left.kind === 'move' || left.kind === 'move-when' ? left.target.title : undefined;
}

function movedOn(left: Pending, turn: Turn): Promise<Reply | undefined> | Reply | undefined {
  if (left.kind === 'add') return continueDraft(left, turn);
  const isMove = left.kind === 'move' || left.kind === 'move-when';
  return isMove ? proposeMove(left.target, turn, left.to) : undefined;
}

function stepsOf(left: Pending): readonly Step[] {
  if (left.kind === 'several') return left.steps;
  return left.kind === 'choose' || left.kind === 'move-when' || left.kind === 'offer' ? [] : [left];
}

/** By what is to be done with it, or by its name: "que me apuntes el bizcocho". */
const saysWhich = (steps: readonly Step[], turn: Turn): boolean =>
  steps.some(
    (it) =>
      CALLED[it.kind].test(turn.said.plain) ||
      (it.kind === 'add' && NOTES.test(turn.said.plain) && namesOnlyIt(it.title, turn)),
  );
const NOTES = /\b(?:apunt|anot|pon|guard|recuerd)\p{L}*\b/u;

const LED = /^(?:a lo que (?:iba|ibamos|voy) )?/;

/** Agreed to, after all. */
async function wantsAfterAll(left: Pending, steps: readonly Step[], turn: Turn): Promise<boolean> {
  const plain = turn.said.plain.replace(LED, '');
  const isYes = assentIn({ plain, words: plain.split(' ') }) === 'yes';
  if (isYes && AFTER_ALL.test(plain)) return true;
  return saysWhich(steps, turn) && (isYes || (await agrees(left, turn)));
}
