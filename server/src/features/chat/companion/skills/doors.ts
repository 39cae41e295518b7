import type { Door } from '@encina/contract/chat';
import type { Skill } from '../skill.ts';

/** She asked for the view, so it opens; the words stay under it for a moment. */
const opening =
  (door: Door, text: string): Skill =>
  () => ({ text, door, opensNow: true });

export const DOORS = {
  'open.games': opening('games-menu', 'Abro los juegos.'),
  'open.gallery': opening('gallery', 'Abro tus recuerdos.'),
  'open.messages': opening('support-messages', 'Abro los mensajes.'),
  'open.reminders': opening('reminders', 'Abro los recordatorios.'),
  'open.settings': opening(
    'settings',
    'Abro los ajustes. Ahí se cambian la letra, los colores y la voz.',
  ),
  'open.activity': opening('metrics', 'Abro tu actividad.'),
} as const satisfies Record<string, Skill>;
