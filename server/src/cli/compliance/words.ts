import type { Copies, Counts, Facts } from './facts.ts';
import type { Activity } from './kept-data.ts';

const some = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** How many an activity is about, on the day of the paper. */
export function howMany(activity: Activity, counts: Counts): string {
  const people = some(counts.people, 'persona', 'personas');
  const family = some(counts.supportPersons, 'familiar o cuidador', 'familiares y cuidadores');
  if (activity === 'help') return `${people} (${some(counts.paused, 'pausada', 'pausadas')})`;
  if (activity === 'family') {
    return `${family}; comparten con su familia ${counts.sharingWithFamily} de ${counts.people}`;
  }
  const staff = some(counts.staff, 'cuenta del personal', 'cuentas del personal');
  const devices = some(counts.devices, 'tableta dada de alta', 'tabletas dadas de alta');
  return `${people}, ${family}, ${staff} y ${devices}; comparten su actividad con el ayuntamiento ${counts.sharingWithTown} de ${counts.people}`;
}

/** `22 de noviembre de 2026`. */
export const inWords = (day: string): string =>
  Temporal.PlainDate.from(day).toLocaleString('es-ES', { dateStyle: 'long' });

/** What becomes of a copy each night. */
export function copiesSaid(copies: Copies): string {
  if ('places' in copies)
    return `Cada noche se hace una copia cifrada en ${copies.places.join(' y ')}.`;
  return copies.missing === 'phrase'
    ? 'Hoy no se hace ninguna copia: falta la frase que las cierra.'
    : 'Hoy no se hace ninguna copia: falta decir dónde.';
}

/** How people come in, as this installation lets them. */
export function entrySaid({ picker, counts }: Facts): string {
  const where =
    picker === 'enrolled'
      ? 'en una tableta dada de alta'
      : 'en cualquier navegador que llegue a Encina, porque la lista está abierta';
  const without = `Quien no tiene PIN entra tocando su foto: hoy, ${some(counts.withoutPin, 'persona', 'personas')}.`;
  return `La persona entra con un PIN o una tarjeta, ${where}. ${without}`;
}

/** Whose machines hold them. */
export function whereDataLie({ database, bucket }: Facts): string {
  const rows =
    database === 'SQLite'
      ? 'Los datos están en la carpeta de datos de esta máquina (SQLite)'
      : 'Los datos están en un servidor PostgreSQL: si lo lleva otro, hace falta contrato de encargado (art. 28 RGPD)';
  const files = bucket
    ? `los archivos, en el almacén S3 «${bucket}»: si lo lleva otro, hace falta contrato de encargado`
    : 'los archivos, en la carpeta de datos de esta máquina';
  return `${rows}; ${files}.`;
}
