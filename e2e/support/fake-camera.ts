import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, PlaywrightWorkerArgs } from '@playwright/test';
import { chromium } from './chromium.ts';

const WIDTH = 640;
const HEIGHT = 480;

/** What a camera sees that is held before a drawing: its brightness, point by point. */
async function seen(context: BrowserContext, drawing: Locator): Promise<Buffer> {
  const markup = await drawing.evaluate((svg) => new XMLSerializer().serializeToString(svg));
  const blank = await context.newPage();
  const points = await blank.evaluate(
    async ([svg, width, height]) => {
      const image = new Image(360, 360);
      image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg', '<svg width="360" height="360"'))}`;
      await image.decode();
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#d8d4cc';
      context.fillRect(0, 0, width, height);
      context.drawImage(image, 140, 60, 360, 360);
      const { data } = context.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, at) => data[at * 4] ?? 0);
    },
    [markup, WIDTH, HEIGHT] as const,
  );
  await blank.close();
  return Buffer.from(points);
}

/** One picture as a film that Chromium takes for a camera: YUV 4:2:0, without colour. */
function film(brightness: Buffer): Buffer {
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightness, colour]);
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F15:1 Ip A1:1 C420jpeg\n`;
  return Buffer.concat([Buffer.from(head), frame, frame]);
}

/** A browser of its own whose camera looks at this drawing. */
export async function browserLookingAt(
  playwright: PlaywrightWorkerArgs['playwright'],
  context: BrowserContext,
  drawing: Locator,
): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'encina-camera-'));
  const file = join(folder, 'card.y4m');
  await writeFile(file, film(await seen(context, drawing)));
  const { executablePath, args } = chromium();
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
  const browser = await playwright.chromium.launch({ executablePath, args: [...args, ...camera] });
  browser.on('disconnected', () => void rm(folder, { recursive: true, force: true }));
  return browser;
}
