import { daysAgo } from '../../lib/dates.ts';
import { counted } from '../../lib/numbers.ts';

/** The status lines of the home screen's cards. */

export const NOT_LOADED = 'No se pudo cargar';

export function reminderWords(pending = 0): string {
  if (pending === 0) return 'No hay recordatorios pendientes';
  return counted(pending, 'recordatorio pendiente', 'recordatorios pendientes');
}

export function gameWords(lastPlayedAt: string | null, now: Date, timeZone: string): string {
  if (!lastPlayedAt) return 'No has jugado nunca';
  return `Jugaste ${daysAgo(lastPlayedAt, now, timeZone)}`;
}

export function galleryWords(files = 0): string {
  return counted(files, 'archivo guardado', 'archivos guardados');
}

export function chatWords(lastAt: string | null, now: Date, timeZone: string): string {
  return `Última conversación: ${daysAgo(lastAt, now, timeZone)}`;
}

export function activityWords(activeDays = 0): string {
  if (activeDays === 0) return 'Sin actividad esta semana';
  return counted(activeDays, 'día activo esta semana', 'días activo esta semana');
}

export function messageWords(messages: readonly { seen: boolean }[] = []): string {
  const fresh = messages.filter(({ seen }) => !seen).length;
  if (fresh > 0) return counted(fresh, 'mensaje nuevo', 'mensajes nuevos');
  return messages.length > 0 ? 'Todos los mensajes vistos' : 'No hay mensajes';
}
