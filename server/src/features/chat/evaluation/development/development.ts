import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dialoguesIn } from '../unseen/dialogues.ts';
import { type Played, play } from '../unseen/judging/play.ts';
import { readLines } from '../unseen/lines.ts';
import type { World } from '../unseen/world.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Whole dialogues of a file as they go now, in a world of their own. */
export async function playedDialogues(file: string): Promise<readonly Played[]> {
  const world: World = JSON.parse(read('world.json'));
  const played: Played[] = [];
  for (const dialogue of dialoguesIn(readLines(file, read(file))))
    played.push(await play(dialogue, world));
  return played;
}
