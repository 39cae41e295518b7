/** What memories cost: large files that come at once, and a long gallery. */
import { makeWorld } from '../../e2e/support/world.ts';
import { addManyMemories, JOSEFA } from '../data/many-memories.ts';
import { DEMO_PASSWORD, withDemo } from '../support/demo-town.ts';
import type { Part } from '../support/part.ts';
import { measureDeveloping } from './media/developing.ts';
import { measureUploads } from './media/large-uploads.ts';
import { measureScrolling } from './media/scrolling.ts';

const WHO = { password: DEMO_PASSWORD, person: JOSEFA };

export const media: Part = {
  about: 'Memories: large uploads, a long gallery',
  async run(report) {
    await measureDeveloping(report);
    await withDemo('normal', async (server) => {
      await measureUploads(report, await makeWorld(server.url, WHO), server);
    });
    const scroll = async ({ url }: { url: string }) =>
      measureScrolling(report, await makeWorld(url, WHO));
    await withDemo('normal', scroll, addManyMemories);
  },
};
