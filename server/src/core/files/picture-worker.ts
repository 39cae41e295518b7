import sharp from 'sharp';
import { developPicture } from './develop-picture.ts';
import type { PictureJob } from './picture-process.ts';

/*
 * A process of its own that opens pictures from anywhere: one that hangs or kills it takes nothing else along. It
 * does one after the other, and ends when the server does.
 */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'];

// Nothing that draws, calls other programs or opens documents.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
sharp.cache(false);
sharp.concurrency(1);

process.on('message', ({ bytes }: PictureJob) => {
  void developPicture(bytes).then((result) => process.send?.(result));
});
process.once('disconnect', () => process.exit());
