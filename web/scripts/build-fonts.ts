/**
 * Cuts the two typefaces down to what Spanish text needs and writes them to src/styles/fonts.
 * Run it after a font package is updated: `node web/scripts/build-fonts.ts`. The results are
 * committed, so that a build needs no font tool.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const out = new URL('../src/styles/fonts/', import.meta.url);

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const marks = 'ŒœŸ–—‘’‚“”„†•…‹›€™−↑↓\u2009\u202f';
const spanish = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${marks}`;
/** Names come from everywhere: these letters are fetched only by a page that holds one. */
const otherLatin = `${range(0x100, 0x17f)}ȘșȚț`;

const faces = [
  {
    from: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    to: 'atkinson-latin.woff2',
    text: spanish,
  },
  {
    from: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
    to: 'atkinson-latin-ext.woff2',
    text: otherLatin,
  },
  {
    from: 'figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree-digits.woff2',
    text: '0123456789',
  },
];

for (const face of faces) {
  const subset = await subsetFont(await readFile(new URL(face.from, packages)), face.text, {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes: { wght: { min: 400, max: 800 } },
  });
  await writeFile(new URL(face.to, out), subset);
  console.log(`${face.to}: ${subset.length} bytes`);
}
