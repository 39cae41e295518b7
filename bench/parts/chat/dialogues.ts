import type { Dialogue } from '../../../server/src/features/chat/evaluation/unseen/dialogues.ts';
import {
  type Played,
  play,
} from '../../../server/src/features/chat/evaluation/unseen/judging/play.ts';
import {
  byCategory,
  dialogueFigures,
} from '../../../server/src/features/chat/evaluation/unseen/score.ts';
import type { UnseenSet } from '../../../server/src/features/chat/evaluation/unseen/sets.ts';
import {
  type Share,
  shareWhere,
} from '../../../server/src/features/chat/evaluation/unseen/wilson.ts';
import { readWorld } from '../../../server/src/features/chat/evaluation/unseen/world.ts';
import type { Found } from './found.ts';
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

async function playedOf(dialogues: readonly Dialogue[]): Promise<readonly Played[]> {
  const world = readWorld();
  const played: Played[] = [];
  for (const dialogue of dialogues) played.push(await play(dialogue, world));
  return played;
}

/** Conversations of several turns, each in a fresh world, with 95 % intervals (Wilson). */
export async function dialoguesOf(set: UnseenSet, reveals: boolean): Promise<Found> {
  const played = await playedOf(set.dialogues());
  if (reveals) for (const one of played) reveal(one);
  const { whole, turns } = dialogueFigures(played);
  const adjudicated = dialogueFigures(await playedOf(set.adjudicated()));
  return {
    shares: [
      ['dialogues right, every turn of them', shareWords(whole)],
      ['dialogues: turns right', shareWords(turns)],
      ['dialogues right, as adjudicated', shareWords(adjudicated.whole)],
      ['dialogues: turns right, as adjudicated', shareWords(adjudicated.turns)],
    ],
    tables: [
      {
        title: 'dialogues by what they try',
        head: ['it tries', 'dialogues right', 'turns right'],
        rows: [...byCategory(played, ({ said }) => said.tries, dialogueFigures)].map(
          ([tries, own]) => [tries, shareWords(own.whole), shareWords(own.turns)],
        ),
      },
      {
        title: 'turns by what must be so after them',
        head: ['outcome', 'right'],
        rows: [...byOutcome(played)]
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([name, share]) => [name, shareWords(share)]),
      },
    ],
  };
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
