import type { SupportMessage } from '@encina/contract/messages';
import { counted } from '../../lib/numbers.ts';

const KINDS = [
  { type: 'image', one: 'foto', many: 'fotos', theOne: 'la foto', all: 'las fotos' },
  { type: 'video', one: 'vídeo', many: 'vídeos', theOne: 'el vídeo', all: 'los vídeos' },
  { type: 'audio', one: 'voz', many: 'voces', theOne: 'la voz', all: 'las voces' },
  {
    type: 'text',
    one: 'mensaje escrito',
    many: 'mensajes escritos',
    theOne: 'el mensaje',
    all: 'los mensajes',
  },
] as const;

/** Those that are no memory yet. */
export const unkept = (messages: readonly SupportMessage[]): readonly SupportMessage[] =>
  messages.filter(({ kept }) => !kept);

/** Those of them that are more than words. */
export const withFile = (messages: readonly SupportMessage[]): readonly SupportMessage[] =>
  messages.filter(({ mediaUrl }) => mediaUrl !== null);

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

/** "Al salir de Mensajes se borran 13 mensajes leídos" */
export const lossWords = (count: number): string =>
  `Al salir de Mensajes ${count === 1 ? 'se borra' : 'se borran'} ${counted(count, 'mensaje leído', 'mensajes leídos')}`;

/** "3 fotos y 1 vídeo" */
export const filesWords = (messages: readonly SupportMessage[]): string =>
  inWords(messages, ({ one, many }, count) => counted(count, one, many));

/** "Guardar las fotos y el vídeo", "Guardar los mensajes", and where it is both, "Guardar todo". */
export function keepWords(messages: readonly SupportMessage[]): string {
  const files = withFile(messages).length;
  if (files > 0 && files < messages.length) return 'Guardar todo';
  return `Guardar ${inWords(messages, ({ theOne, all }, count) => (count === 1 ? theOne : all))}`;
}
