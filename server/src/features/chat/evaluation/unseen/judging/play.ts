import type { Dialogue } from '../dialogues.ts';
import type { PlayedDialogue } from '../score.ts';
import type { World } from '../world.ts';
import { isRight } from './judge.ts';
import { begin, type Moment } from './moment.ts';

/** A dialogue as it went, for whoever reads it. */
export interface Played extends PlayedDialogue {
  readonly moments: readonly Moment[];
}

/** Says the turns of a dialogue in a world of its own and judges each. */
export async function play(said: Dialogue, world: World): Promise<Played> {
  const turns: boolean[] = [];
  const moments: Moment[] = [];
  for (const turn of said.turns) {
    const last = moments.at(-1);
    const moment = await (last ? last.goOn(turn.text) : begin(world, turn.text));
    moments.push(moment);
    turns.push(await isRight(moment, turn));
  }
  return { said, turns, moments };
}
