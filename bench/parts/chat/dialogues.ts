import {
  type Dialogue,
  readDialogues,
} from '../../../server/src/features/chat/evaluation/unseen/dialogues.ts';
import {
  type Played,
  play,
} from '../../../server/src/features/chat/evaluation/unseen/judging/play.ts';
import {
  byCategory,
  dialogueFigures,
} from '../../../server/src/features/chat/evaluation/unseen/score.ts';
import {
  type Share,
  shareWhere,
} from '../../../server/src/features/chat/evaluation/unseen/wilson.ts';
import { readWorld } from '../../../server/src/features/chat/evaluation/unseen/world.ts';
import type { Report } from '../../support/results.ts';
import { table } from '../../support/words.ts';
import { shareWords } from './share-words.ts';

/** Every turn by the first outcome that is right for it. */
function byOutcome(played: readonly Played[]): ReadonlyMap<string, Share> {
  const turns = played.flatMap(({ said, turns: right }) =>
    said.turns.map(({ outcomes }, i) => ({
      name: outcomes[0]?.name ?? '',
      right: right[i] === true,
    })),
  );
  return byCategory(
    turns,
    ({ name }) => name,
    (own) => shareWhere(own, ({ right }) => right),
  );
}

/** Conversations of several turns, each in a fresh world, with 95 % intervals (Wilson). */
export async function tellDialogues({ note, say }: Report, reveals: boolean): Promise<void> {
  const world = readWorld();
  const played: Played[] = [];
  for (const dialogue of readDialogues()) played.push(await play(dialogue, world));
  const { whole, turns } = dialogueFigures(played);
  note('unseen dialogues right, every turn of them', shareWords(whole));
  note('unseen dialogues: turns right', shareWords(turns));
  const rows = [...byCategory(played, ({ said }) => said.tries, dialogueFigures)].map(
    ([tries, own]) => [tries, shareWords(own.whole), shareWords(own.turns)],
  );
  say(
    `Dialogues by what they try:\n\n${table(['it tries', 'dialogues right', 'turns right'], rows)}`,
  );
  const outcomes = [...byOutcome(played)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, share]) => [name, shareWords(share)]);
  say(`Turns by what must be so after them:\n\n${table(['outcome', 'right'], outcomes)}`);
  if (reveals) for (const one of played) reveal(one);
}

/** For whoever judges the judge. It is written down nowhere. */
function reveal({ said, turns, moments }: Played): void {
  if (turns.every(Boolean)) return;
  console.log(`\n\n[${said.tries}] ${said.title}`);
  for (const [i, { text, outcomes }] of said.turns.entries()) {
    console.log(`${turns[i] ? ' ' : '✗'} ${text}\n    ${moments[i]?.reply.text}`);
    if (!turns[i]) console.log(`    wanted ${wordsOf(outcomes)}`);
  }
}

const wordsOf = (outcomes: Dialogue['turns'][number]['outcomes']): string =>
  outcomes.map(({ name, slots }) => `${name} ${JSON.stringify(slots)}`).join(' or ');
