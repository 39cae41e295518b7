import type { MediaKind } from '@encina/contract/files';
import type { Memory } from '@encina/contract/media';
import { longDate } from '../../lib/dates.ts';

export const KIND_WORDS: Readonly<Record<MediaKind, string>> = {
  image: 'Foto',
  video: 'Video',
  audio: 'Voz',
};

/** `14 de septiembre de 1963`: the day is a local one already. */
export const dayWords = (day: string): string => longDate(`${day}T12:00:00Z`, 'UTC');

/** What a memory is called; one without a title by what it is and when. */
export const titleOf = ({ title, kind, day }: Pick<Memory, 'title' | 'kind' | 'day'>): string =>
  title || `${KIND_WORDS[kind]} del ${dayWords(day)}`;
