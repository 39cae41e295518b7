import type { MediaKind } from '@encina/contract/files';
import type { Memory, MemoryKind } from '@encina/contract/media';
import { capital } from '../../lib/capital.ts';
import { longDate } from '../../lib/dates.ts';

export const KIND_WORDS: Readonly<Record<MemoryKind, string>> = {
  image: 'Foto',
  video: 'Vídeo',
  audio: 'Voz',
  text: 'Mensaje',
};

/** What is known of when it was: a day, a year, or only the day on which it was kept. */
type When = Pick<Memory, 'kind' | 'day' | 'dayKnown'>;

/** `14 de septiembre de 1963`: the day is a local one already. */
const dateOf = (day: string): string => longDate(`${day}T12:00:00Z`, 'UTC');

const keptOn = ({ kind, day }: When): string =>
  `${kind === 'video' || kind === 'text' ? 'guardado' : 'guardada'} el ${dateOf(day)}`;

/** `14 de septiembre de 1963`, `1963`, or `Guardada el 20 de noviembre de 2026`. */
export function whenWords(memory: When): string {
  const { day, dayKnown } = memory;
  if (dayKnown === 'day') return dateOf(day);
  if (dayKnown === 'year') return day.slice(0, 4);
  const words = keptOn(memory);
  return capital(words);
}

/** What a memory is called; one without a title by what it is and when, never by the name of its file. */
export function titleOf({ title, ...memory }: When & Pick<Memory, 'title'>): string {
  if (title) return title;
  const kind = KIND_WORDS[memory.kind];
  if (memory.dayKnown === 'no') return `${kind} ${keptOn(memory)}`;
  return memory.dayKnown === 'day'
    ? `${kind} del ${dateOf(memory.day)}`
    : `${kind} de ${memory.day.slice(0, 4)}`;
}

/** What a file is called that is no memory yet. @param when `2024-05-03`, `2024`, or nothing */
export function fileWords(file: Pick<File, 'type'>, when: string | null | undefined): string {
  const kind = kindOf(file);
  if (!kind) return 'Recuerdo';
  if (!when) return KIND_WORDS[kind];
  return titleOf({ kind, day: when, dayKnown: when.length === 4 ? 'year' : 'day', title: '' });
}

const FILES: ReadonlySet<string> = new Set<MediaKind>(['image', 'video', 'audio']);

/** What a file is, as far as the device says. */
export function kindOf({ type }: Pick<File, 'type'>): MediaKind | undefined {
  const [kind = ''] = type.split('/');
  return FILES.has(kind) ? (kind as MediaKind) : undefined;
}
