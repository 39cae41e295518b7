import { without } from '../understanding/fold.ts';
import { hesitation } from '../understanding/second-thoughts.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { QUESTION } from './answer-words.ts';
import { assentOf } from './assent-of.ts';
import type { Change } from './confirmation.ts';
import type { Pending } from './context.ts';
import { isAt } from './finding.ts';
import { IN_DOUBT, NOT_UNDERSTOOD, UNHURRIED } from './left-words.ts';
import { contentWords, likest } from './matching.ts';
import type { Reply } from './skill.ts';
import { saysWhen } from './skills/add-reminder.ts';
import { isWhole } from './skills/draft.ts';
import type { Turn } from './turn.ts';

/** What is said while she has not made up her mind. */

export const WAITING = 'Espero. Dime cuando quieras.';

export const isChange = (pending: Pending): pending is Change =>
  pending.kind === 'complete' || pending.kind === 'move' || pending.kind === 'remove';

/** It was read out, and waits for nothing but a yes. */
export const isReadOut = (pending: Pending, turn: Turn): boolean =>
  pending.kind === 'add' ? isWhole(pending, turn) : isChange(pending);

/** The question stays as it stood. */
export const kept = (pending: Pending, { conversation }: Turn): Omit<Reply, 'text'> => ({
  choices: conversation.choices,
  remember: { pending, waiting: conversation.waiting },
});

/** "Espérate, que miro el papel" is waited for; "mmm, a lo mejor no voy" leaves nothing that a stray yes would write. */
export function inTwoMinds(pending: Pending, turn: Turn): Reply | undefined {
  const open = isReadOut(pending, turn) && !saysWhen(turn.when) ? hesitation(turn.said) : undefined;
  if (open === 'waits') return { text: WAITING, ...kept(pending, turn) };
  return open === 'doubts' && assentOf(turn) !== 'unclear'
    ? { text: IN_DOUBT, remember: { leftAsking: true } }
    : undefined;
}

const VERBS: Readonly<Record<Change['kind'], RegExp>> = {
  remove:
    /\b(?:(?:vas?|ibas?) (?:usted |tu )?a )?(?:me )?(?:l[oa] )?(?:quit|borr|anul|elimin|tach)(?:ar|as|a)(?:me)?(?:l[oa])?\b/,
  move: /\b(?:(?:vas?|ibas?) (?:usted |tu )?a )?(?:me )?(?:l[oa] )?(?:cambi|pas|muev|mov|pon)(?:ar|er|as|es|a|e)(?:me)?(?:l[oa])?\b/,
  complete:
    /\b(?:(?:vas?|ibas?) (?:usted |tu )?a )?(?:me )?(?:l[oa] )?(?:marc|apunt)(?:ar|as|a)(?:me)?(?:l[oa])?\b/,
};

/** "¿Vas a quitar la del viernes?", of that which is held out. */
export async function asksOfTheAct(change: Change, turn: Turn): Promise<boolean> {
  const { said, when, gateway } = turn;
  if (!VERBS[change.kind].test(said.plain) || QUESTION.test(said.plain)) return false;
  if (change.kind !== 'move' && !isAt(change.target, when)) return false;
  const names = contentWords(utteranceOf(without(said.text, when.spans)));
  const found = likest(names, await gateway.reminders());
  return found.length === 0 || found.some(({ id }) => id === change.target.id);
}

const ASKED_BEFORE = new RegExp(`^(?:${UNHURRIED}|${NOT_UNDERSTOOD})`, 'u');
const saidBefore = ({ conversation: { said = '' } }: Turn): string =>
  said.replace(ASKED_BEFORE, '');

export const unhurried = (pending: Pending, turn: Turn): Reply => ({
  text: `${UNHURRIED}${saidBefore(turn)}`,
  ...kept(pending, turn),
});

export const notUnderstood = (pending: Pending, turn: Turn): Reply => ({
  text: `${NOT_UNDERSTOOD}${saidBefore(turn)}`.trim(),
  ...kept(pending, turn),
});
