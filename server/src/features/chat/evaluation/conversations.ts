import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, type Moment } from './unseen/judging/moment.ts';
import type { World } from './unseen/world.ts';

const FILE = join(import.meta.dirname, 'conversations.txt');

const WORLD: World = {
  now: '2026-11-18T10:40:00+01:00',
  person: { name: 'Josefa', birthDate: '1942-03-19', town: 'Valle de Matamoros' },
  people: [
    { name: 'Marta', relation: 'hija', phone: null },
    { name: 'Andrés', relation: 'nieto', phone: null },
  ],
  reminders: [
    { title: 'Pastilla del azúcar', date: '2026-11-18', hour: '09:30' },
    { title: 'Llamar a la modista', date: '2026-11-18', hour: '17:00' },
    { title: 'Podólogo', date: '2026-11-19', hour: '12:15' },
  ],
  messages: [
    { from: 'Marta', text: 'Mamá, el jueves te llevo yo al podólogo.' },
    { from: 'Andrés', text: 'Abuela, he aprobado.' },
  ],
  photos: 6,
};

interface Conversation {
  readonly title: string;
  readonly moments: readonly Moment[];
}

const written = (): readonly (readonly [title: string, words: readonly string[]])[] =>
  readFileSync(FILE, 'utf8')
    .split(/^\[/m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n').filter((line) => line.trim() !== '');
      return [heading.replace(']', ''), lines];
    });

async function held(words: readonly string[]): Promise<readonly Moment[]> {
  const moments: Moment[] = [];
  for (const said of words) {
    const last = moments.at(-1);
    moments.push(await (last ? last.goOn(said) : begin(WORLD, said)));
  }
  return moments;
}

/** Whole conversations with the assistant as it is, for whoever wants to read how it talks. */
export async function conversations(): Promise<readonly Conversation[]> {
  const all: Conversation[] = [];
  for (const [title, words] of written()) all.push({ title, moments: await held(words) });
  return all;
}
