import type { Proposal } from '@encina/contract/proposals';
import { askedWords } from '../../features/proposals/proposal-words.ts';
import { scheduleWords } from '../../features/reminders/rule-words.ts';
import type { WallTime } from '../../features/reminders/wall-time.ts';

/** A proposal as it is read aloud. */
export function spokenWords(proposal: Proposal, now: WallTime): string {
  const { title, description, clashes } = proposal;
  const others = clashes.map((it) => `Ya tienes ${it.title}. ${scheduleWords(it, now)}.`);
  const notes = description ? [`${description}.`] : [];
  const asked = [
    `${askedWords(proposal)}: ${title}.`,
    ...notes,
    `${scheduleWords(proposal, now)}.`,
  ];
  return [...asked, ...others].join(' ');
}
