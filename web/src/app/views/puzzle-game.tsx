import { PuzzleGame as Puzzle } from '../../features/games/screens/puzzle-game.tsx';
import { memoriesOf, objectAddress, useMemories } from '../../features/media/media.queries.ts';
import type { GameParams } from '../../lib/views.ts';

/** As many as can be told apart at a glance. */
const PHOTOS = 7;

/** The puzzle, with her latest photos to choose among; without them, or without a connection, it has its numbers. */
export function PuzzleGame(params: GameParams) {
  const { id } = params.user;
  const { data, isLoading } = useMemories(id, 'image');
  const photos = memoriesOf(data).slice(0, PHOTOS);
  const pictures = photos.map(({ url, thumbnail, title }) => ({
    address: objectAddress(id, url),
    thumbnail: objectAddress(id, thumbnail ?? url),
    title,
  }));
  return <Puzzle {...params} pictures={isLoading ? 'coming' : pictures} />;
}
