import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  developPicture,
  type Developed as Views,
} from '../server/src/core/files/develop-picture.ts';

/** The pictures of the village. Each is read and developed once, however many keep it. */
export interface PictureBook {
  /** A scene as a telephone would have sent it: a photo or, where the name ends in `.webm`, a film. */
  develop(scene: string): Promise<Developed>;
  /** A scene or a face as a data URL, as a clerk's browser would send it. */
  dataUrl(picture: `${'faces' | 'scenes'}/${string}`): Promise<string>;
}

export interface Developed {
  readonly bytes: Buffer;
  readonly type: 'image/jpeg' | 'video/webm';
  /** What the gallery shows of it; of a film, of the photo that has its name. */
  readonly views: Views;
}

export function pictureBook(): PictureBook {
  const developed = new Map<string, Promise<Developed>>();
  const dataUrls = new Map<string, Promise<string>>();
  const book: PictureBook = {
    develop: (scene) =>
      once(developed, scene, async () => {
        const bytes = await read(`scenes/${scene}`);
        if (!scene.endsWith('.webm')) return photo(bytes);
        const { views } = await book.develop(scene.replace('.webm', '.webp'));
        return { bytes, type: 'video/webm', views };
      }),
    dataUrl: (picture) =>
      once(
        dataUrls,
        picture,
        async () => `data:image/webp;base64,${(await read(picture)).toString('base64')}`,
      ),
  };
  return book;
}

const read = (file: string) => readFile(join(import.meta.dirname, 'pictures', file));

async function photo(webp: Buffer): Promise<Developed> {
  const bytes = await sharp(webp).jpeg({ quality: 80 }).toBuffer();
  const views = await developPicture(bytes);
  if ('problem' in views) throw new Error(`A picture of the village is ${views.problem}.`);
  return { bytes, type: 'image/jpeg', views };
}

function once<Value>(made: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>) {
  const value = made.get(key) ?? make();
  made.set(key, value);
  return value;
}
