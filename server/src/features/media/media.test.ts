import { expect, it } from 'vitest';
import { newId } from '../../core/ids.ts';
import { ENGINES } from '../../testing/engines.ts';
import { addUser, enter, openTown, START } from '../../testing/town.ts';

it.each(ENGINES)(
  'counts a person’s memories and favourites, nobody else’s, on %s',
  async (engine) => {
    const town = await openTown(engine);
    const [user, other] = [await addUser(town), await addUser(town)];
    const memory = (user_id: string, is_favorite: 0 | 1) => ({
      id: newId(),
      user_id,
      file_key: 'x',
      mime_type: 'image/webp',
      size: 1,
      title: 'La boda',
      description: '',
      original_name: 'boda.jpg',
      is_favorite,
      uploaded_at: START,
    });
    const memories = [memory(user, 1), memory(user, 0), memory(user, 1), memory(other, 1)];
    await town.db.insertInto('media').values(memories).execute();
    const cookies = await enter(town, user);
    const { json } = await town.ask({ url: `/api/users/${user}/media/stats`, cookies });
    expect(json).toEqual({ totalFiles: 3, favorites: 2 });
    await town.close();
  },
);
