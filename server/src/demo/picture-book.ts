import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Print, SceneName } from './data/memories.ts';
import type { Look } from './portraits/look.ts';
import { portrait } from './portraits/portrait.ts';
import { HEIGHT, WIDTH } from './scenes/parts/canvas.ts';
import { SCENES } from './scenes/scenes.ts';

/** Prints of the drawn scenes. Each is drawn once, however many keep it. */
export interface PictureBook {
  /** JPEG. */
  print(print: Print): Promise<Buffer>;
}

interface Plate {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

export function pictureBook(): PictureBook {
  const plates = new Map<SceneName, Promise<Plate>>();
  const prints = new Map<string, Promise<Buffer>>();

  const plate = (scene: SceneName) =>
    once(plates, scene, () =>
      sharp(Buffer.from(SCENES[scene]())).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    );

  return {
    print: (print) =>
      once(prints, JSON.stringify([print.scene, print.tone, print.upright]), async () => {
        const { data, info } = await plate(print.scene);
        const { width, height, channels } = info;
        const image = sharp(data, { raw: { width, height, channels } });
        return toned(cut(image, print), print).jpeg({ quality: 80 }).toBuffer();
      }),
  };
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
  [0.36, 0.66, 0.12],
  [0.31, 0.58, 0.11],
  [0.23, 0.46, 0.09],
];
const FADED: Matrix = [
  [0.86, 0.2, 0.04],
  [0.1, 0.8, 0.08],
  [0.08, 0.16, 0.62],
];
const EDGE = 34;

function toned(image: Sharp, { tone }: Print): Sharp {
  if (tone === 'sepia') {
    const edge = { top: EDGE, bottom: EDGE, left: EDGE, right: EDGE, background: '#F1E4C8' };
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
