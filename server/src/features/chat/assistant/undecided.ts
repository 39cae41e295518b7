import { hesitation } from '../understanding/second-thoughts.ts';
import { assentOf } from './assent-of.ts';
import type { Change } from './confirmation.ts';
import type { Pending } from './context.ts';
import { IN_DOUBT, NOT_UNDERSTOOD, UNHURRIED } from './left-words.ts';
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

/** "Ea", alone, agrees to what was read out; to something offered to pass the time it is a sigh. */
const SIGHS = /^ea(?: (?:ea|pues|nada|hij[oa]))*$/;
const AS_SHE_LIKES = 'Como tú quieras. Si te apetece, dime que sí.';

/** "Espérate, que miro el papel" is waited for; "mmm, a lo mejor no voy" leaves nothing that a stray yes would write. */
export function inTwoMinds(pending: Pending, turn: Turn): Reply | undefined {
  if (pending.kind === 'offer' && SIGHS.test(turn.said.plain))
    return { text: AS_SHE_LIKES, ...kept(pending, turn) };
  const open = isReadOut(pending, turn) && !saysWhen(turn.when) ? hesitation(turn.said) : undefined;
  if (open === 'waits') return { text: WAITING, ...kept(pending, turn) };
  return open === 'doubts' && assentOf(turn) !== 'unclear'
    ? { text: IN_DOUBT, remember: { leftAsking: true } }
    : undefined;
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
