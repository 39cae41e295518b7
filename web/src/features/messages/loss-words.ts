import type { SupportMessage } from '@encina/contract/messages';
import { counted } from '../../lib/numbers.ts';

const KINDS = [
  { type: 'image', one: 'foto', many: 'fotos', theOne: 'la foto', all: 'las fotos' },
  { type: 'video', one: 'vídeo', many: 'vídeos', theOne: 'el vídeo', all: 'los vídeos' },
  { type: 'audio', one: 'voz', many: 'voces', theOne: 'la voz', all: 'las voces' },
] as const;

/** Those whose file is no memory yet. */
export const unkept = (messages: readonly SupportMessage[]): readonly SupportMessage[] =>
  messages.filter(({ mediaUrl, kept }) => mediaUrl !== null && !kept);

const inWords = (
  messages: readonly SupportMessage[],
  words: (kind: (typeof KINDS)[number], count: number) => string,
): string => {
  const kinds = KINDS.map((kind) => ({
    kind,
    count: messages.filter(({ type }) => type === kind.type).length,
  }));
  return new Intl.ListFormat('es-ES').format(
    kinds.filter(({ count }) => count > 0).map(({ kind, count }) => words(kind, count)),
  );
};

/** "Al salir se borran 13 mensajes leídos" */
export const lossWords = (count: number): string =>
  `Al salir ${count === 1 ? 'se borra' : 'se borran'} ${counted(count, 'mensaje leído', 'mensajes leídos')}`;

/** "3 fotos y 1 vídeo" */
export const filesWords = (messages: readonly SupportMessage[]): string =>
  inWords(messages, ({ one, many }, count) => counted(count, one, many));

/** "Guardar las fotos y el vídeo" */
export const keepWords = (messages: readonly SupportMessage[]): string =>
  `Guardar ${inWords(messages, ({ theOne, all }, count) => (count === 1 ? theOne : all))}`;
