import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inLines } from './in-lines.ts';

const CHAT = join(import.meta.dirname, '..');
const WIDEST = 140;

describe('a pattern over several lines', () => {
  it('is the same as in one', () => {
    const hours = 'una|dos';
    const laid = inLines`^a las (?:
      ${hours}
      |tres \p{L}+
    )(?: (?:
      y media
    ))?$`;
    expect(laid).toBe(String.raw`^a las (?:una|dos|tres \p{L}+)(?: (?:y media))?$`);
  });

  it('leaves what is put into it as it is', () => {
    expect(inLines`(?:${'a\n  b'})`).toBe('(?:a\n  b)');
  });

  it('is written where one line would be too long to be read', () => {
    const files = readdirSync(CHAT, { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    const wide = sources.flatMap((file) =>
      readFileSync(join(CHAT, file), 'utf8')
        .split('\n')
        .filter((line) => line.length > WIDEST && line.includes('(?'))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(sources.length).toBeGreaterThan(300);
    expect(wide).toEqual([]);
  });
});
