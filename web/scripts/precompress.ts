import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt']);
/** Below this a compressed file is no smaller on the wire, in bytes. */
const worthIt = 500;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthIt) return;
  const hard = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await brotli(content, { params: hard }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}

/** Writes `.br` and `.gz` beside every text file of the build, so that the server never compresses. */
export function precompress(): Plugin {
  let out = '';
  let isWritten = false;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      out = join(config.root, config.build.outDir);
    },
    writeBundle: () => {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // Called after a failure too, which a missing folder must not hide.
        if (!isWritten) return;
        const names = await readdir(out, { recursive: true });
        const files = names.filter((name) => compressible.has(extname(name)));
        await Promise.all(files.map((name) => compress(join(out, name))));
      },
    },
  };
}
