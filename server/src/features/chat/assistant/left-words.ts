import type { Pending } from './context.ts';

/** What is said where she does not want what was held out. */
export const LEFT: Readonly<Record<Pending['kind'], string>> = {
  add: 'De acuerdo, no apunto nada.',
  move: 'De acuerdo, se queda como estaba.',
  'move-when': 'De acuerdo, se queda como estaba.',
  complete: 'De acuerdo, no lo marco.',
  remove: 'De acuerdo, no borro nada.',
  choose: 'De acuerdo, no cambio nada.',
  several: 'De acuerdo, no hago ninguna de esas cosas.',
  offer: 'Muy bien. Aquí estoy si me necesitas.',
};

/** While she does not know, nothing is done, and nothing is forgotten. */
export const IN_DOUBT = 'Sin prisa. No hago nada hasta que me digas.';

export const NOT_UNDERSTOOD = 'No te he entendido. ';
export const UNHURRIED = 'Sin prisa. ';
