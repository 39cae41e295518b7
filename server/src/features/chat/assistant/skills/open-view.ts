import type { Link } from '@encina/contract/chat';
import type { Intent } from '../../understanding/intents.ts';
import type { Respond } from '../skill.ts';

/** She asked for the view, so it opens; the words stay under it for a moment. */
const opening =
  (link: Link, text: string): Respond =>
  () => ({ text, link, opensNow: true });

export const OPENINGS = {
  'open.games': opening('games-menu', 'Abro los juegos.'),
  'open.gallery': opening('gallery', 'Abro tus recuerdos.'),
  'open.messages': opening('support-messages', 'Abro los mensajes.'),
  'open.reminders': opening('reminders', 'Abro los recordatorios.'),
  'open.settings': opening(
    'settings',
    'Abro los ajustes. Ahí se cambian la letra, los colores y la voz.',
  ),
  'open.activity': opening('metrics', 'Abro tu actividad.'),
} as const satisfies Partial<Record<Intent, Respond>>;
