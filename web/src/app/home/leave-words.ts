import { counted } from '../../lib/numbers.ts';

const things = (count: number): string => counted(count, 'cosa', 'cosas');

/** `Sin conexión. 3 cosas por enviar.` */
export const offlineWords = (count: number): string => `Sin conexión. ${things(count)} por enviar.`;

/** `Quedan 3 cosas por enviar.` */
export const toSendWords = (count: number): string =>
  count === 0
    ? 'Ya está todo enviado.'
    : `${count === 1 ? 'Queda' : 'Quedan'} ${things(count)} por enviar.`;

export const theseAreLost = (count: number): string =>
  `Si sales ahora, ${count === 1 ? 'se pierde' : 'se pierden'}.`;
