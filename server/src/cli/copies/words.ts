/** `el 20 de noviembre de 2026 a las 17:05`, on the clock of Madrid. */
export function whenSaid(instant: string): string {
  const local = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', ...options }).format(
      new Date(instant),
    );
  const time = local({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  const the = time.startsWith('1:') ? 'la' : 'las';
  return `el ${local({ dateStyle: 'long' })} a ${the} ${time}`;
}
