import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** What comes from the registry, by its place in the tree. */
const dependencies = Object.entries(packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
);

/**
 * Licences whose code may be part of a work under the EUPL-1.2, or be used unchanged beside it: permissive ones,
 * and weak copyleft that ends at its own files (MPL) or at the library's edge (LGPL, linked dynamically).
 */
const COMPATIBLE = new Set([
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Old packages whose licence stands only in their own text; they serve the tests and are not delivered. */
const READ_BY_HAND: Record<string, string> = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  streamsearch: 'MIT',
};

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

/** Of `A OR B` one is enough, of `A AND B` each counts. */
function isCompatible(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => COMPATIBLE.has(licence.trim())));
}

describe('the dependencies', () => {
  it('all have a licence that is compatible with EUPL-1.2', () => {
    const doubtful = dependencies
      .map(([place, { license, dev }]) => {
        const byHand = dev ? READ_BY_HAND[nameOf(place)] : undefined;
        return `${nameOf(place)}: ${license ?? byHand ?? 'unknown'}`;
      })
      .filter((line) => !isCompatible(line.slice(line.indexOf(': ') + 2)));
    expect(doubtful).toEqual([]);
  });

  it('are refused where one of them would bind the rest', () => {
    expect(isCompatible('MIT OR GPL-2.0-only')).toBe(true);
    expect(isCompatible('MIT AND AGPL-3.0-only')).toBe(false);
    expect(isCompatible('SSPL-1.0')).toBe(false);
  });

  it('run no script of theirs when they are installed', () => {
    expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toContain('ignore-scripts=true\n');
    const delivered = dependencies.filter(([, it]) => it.hasInstallScript && !it.dev);
    expect(delivered.map(([place]) => place)).toEqual([]);
  });

  it('are named in the bill of materials with version and licence', async () => {
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
      cwd: ROOT,
      maxBuffer: 64 * 1024 * 1024,
    });
    const bill = JSON.parse(stdout);
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX' });
    const listed = new Set(
      bill.components.map((it: { purl: string }) => decodeURIComponent(it.purl)),
    );
    const missing = dependencies
      .map(([place, { version }]) => `pkg:npm/${nameOf(place)}@${version}`)
      .filter((purl) => !listed.has(purl));
    expect(missing).toEqual([]);
  });
});
