import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { developPicture, type Developed as Views } from '../core/files/develop-picture.ts';
import type { Print, SceneName, Shot } from './data/memories.ts';
import { film } from './film.ts';
import type { Look } from './portraits/look.ts';
import { portrait } from './portraits/portrait.ts';
import { HEIGHT, WIDTH } from './scenes/parts/canvas.ts';
import { SCENES } from './scenes/scenes.ts';
import { verbena } from './scenes/verbena.ts';

/** Prints of the drawn scenes. Each is drawn once, however many keep it. */
export interface PictureBook {
  /** JPEG. */
  print(print: Print): Promise<Buffer>;
  /** A print, or a film as WebM. */
  develop(shot: Shot): Promise<Developed>;
}

export interface Developed {
  readonly bytes: Buffer;
  readonly type: 'image/jpeg' | 'video/webm';
  /** What the gallery shows of it; of a film, its first frame. */
  readonly views: Views;
}

interface Plate {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

export function pictureBook(): PictureBook {
  const plates = new Map<SceneName, Promise<Plate>>();
  const prints = new Map<string, Promise<Buffer>>();
  const views = new Map<string, Promise<Views>>();

  const plate = (scene: SceneName) =>
    once(plates, scene, () =>
      sharp(Buffer.from(SCENES[scene]())).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    );

  const print = (wanted: Print) =>
    once(prints, JSON.stringify([wanted.scene, wanted.tone, wanted.upright]), async () => {
      const { data, info } = await plate(wanted.scene);
      const { width, height, channels } = info;
      const image = sharp(data, { raw: { width, height, channels } });
      return toned(cut(image, wanted), wanted).jpeg({ quality: 80 }).toBuffer();
    });

  return {
    print,
    async develop(shot) {
      const still = 'film' in shot ? { scene: shot.film } : shot;
      const shown = await once(views, JSON.stringify(still), async () =>
        viewsOf(await print(still)),
      );
      if (!('film' in shot)) {
        return { bytes: await print(shot), type: 'image/jpeg', views: shown };
      }
      // Lanterns and dancers swing from side to side and back.
      const sway = (moment: number) => Number(Math.sin(moment * 2 * Math.PI).toFixed(3)) || 0;
      const bytes = await once(prints, `film ${shot.film}`, () =>
        film((moment) => verbena(sway(moment))),
      );
      return { bytes, type: 'video/webm', views: shown };
    },
  };
}

async function viewsOf(print: Buffer): Promise<Views> {
  const result = await developPicture(print);
  if ('problem' in result) throw new Error(`a drawn scene is ${result.problem}`);
  return result;
}

function once<Key, Value>(made: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = made.get(key) ?? make();
  made.set(key, value);
  return value;
}

/** An upright photograph shows three quarters of the height, and as much of the width. */
function cut(image: Sharp, { upright }: Print): Sharp {
  if (!upright) return image;
  const width = Math.round((HEIGHT * 3) / 4);
  const left = { left: 0, middle: Math.round((WIDTH - width) / 2), right: WIDTH - width }[upright];
  return image.extract({ left, top: 0, width, height: HEIGHT });
}

type Matrix = [[number, number, number], [number, number, number], [number, number, number]];

const SEPIA: Matrix = [
  [0.36, 0.63, 0.1],
  [0.31, 0.56, 0.1],
  [0.24, 0.45, 0.08],
];
const FADED: Matrix = [
  [0.86, 0.2, 0.04],
  [0.1, 0.8, 0.08],
  [0.08, 0.16, 0.62],
];
const EDGE = 34;

function toned(image: Sharp, { tone }: Print): Sharp {
  if (tone === 'sepia') {
    const edge = { top: EDGE, bottom: EDGE, left: EDGE, right: EDGE, background: '#FFFDF4' };
    return image.recomb(SEPIA).linear(0.86, 26).extend(edge);
  }
  return tone === 'faded' ? image.recomb(FADED).linear(0.84, 30) : image;
}

/** A portrait as a data URL, as a clerk's browser would send it. */
export async function portraitPhoto(look: Look): Promise<string> {
  const png = await sharp(Buffer.from(portrait(look)))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
