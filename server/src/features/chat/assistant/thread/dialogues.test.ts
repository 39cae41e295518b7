import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { talkWith } from '../../testing/fake-gateway.ts';
import { fakeWorld, type Given } from '../../testing/fake-world.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { understand } from '../understand.ts';

interface Line {
  readonly says: string;
  /** What the answer holds, and what it does not. */
  readonly holds: readonly string[];
  readonly lacks: readonly string[];
  /** How her reminders differ from the beginning; undefined where nobody looks. */
  readonly stored: string | undefined;
}
type Dialogue = readonly Line[];

const FILES = [
  ...['dialogues.txt', 'dialogues-village.txt', 'dialogues-turns.txt', 'dialogues-parts.txt'],
];

/** Dialogues by kind, out of the files beside this one. */
function dialogues(): (readonly [
  kind: string,
  all: readonly (readonly [title: string, it: Dialogue])[],
])[] {
  return FILES.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .flatMap((text) => text.split(/^\[/m).slice(1))
    .map((section) => {
      const [kind = '', ...rest] = section.split(']\n');
      const all = rest
        .join(']\n')
        .trim()
        .split(/\n\s*\n/);
      return [
        kind,
        all.map(
          (it) =>
            [
              it
                .split('\n')
                .map((line) => line.split(' => ')[0])
                .join(' / '),
              it.split('\n').map(lineOf),
            ] as const,
        ),
      ] as const;
    });
}

function lineOf(text: string): Line {
  const [says = '', expected = ''] = text.split(' => ');
  const parts = expected.split(' | ').map((it) => it.replaceAll('\\n', '\n'));
  return {
    says,
    holds: parts.filter((it) => !/^[~!]/.test(it)),
    lacks: parts.filter((it) => it.startsWith('~')).map((it) => it.slice(1)),
    stored: parts.find((it) => it.startsWith('!'))?.slice(1),
  };
}

beforeAll(() => understand(utteranceOf('hola')), 60_000);

const WORLD: readonly Given[] = [
  ['Pastilla de la tensión', '2026-11-20T20:00', 'Medicación', 'daily'],
  ['Gimnasia', '2026-11-21T10:00', 'Actividad'],
  ['Cita con el médico', '2026-11-24T11:00', 'Salud'],
  ['Peluquería', '2026-11-24T17:00'],
];

/** How her reminders differ from before: "+" what is new, "-" what is gone. */
function change(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((it) => !before.includes(it)).map((it) => `+${it}`);
  const gone = before.filter((it) => !after.includes(it)).map((it) => `-${it}`);
  return [...gone, ...added].join(' ');
}

/** Says each line to the assistant and holds its answer, and what is stored, against what the line says of them. */
async function talk(lines: Dialogue) {
  const world = fakeWorld(WORLD);
  const say = talkWith(world.gateway);
  const began = world.lines();
  const heard: string[] = [];
  const wrong: string[] = [];
  for (const { says, holds, lacks, stored } of lines) {
    const { text } = await say(says);
    heard.push(`— ${says}`, `  ${text.replaceAll('\n', '\n  ')}`);
    const missing = holds.filter((it) => !text.includes(it)).map((it) => `misses «${it}»`);
    const extra = lacks.filter((it) => text.includes(it)).map((it) => `says «${it}»`);
    const now = change(began, world.lines());
    const isOther = stored !== undefined && stored !== now;
    wrong.push(...missing, ...extra, ...(isOther ? [`stored «${now}», not «${stored}»`] : []));
    if (wrong.length > 0) break;
  }
  return { heard: heard.join('\n'), wrong };
}

describe.each(dialogues())('the thread of a talk about %s', (_kind, all) => {
  it.each(all)('is kept: %s', async (_title, lines) => {
    const { heard, wrong } = await talk(lines);
    expect(wrong, heard).toEqual([]);
  });
});
