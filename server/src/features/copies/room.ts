import { StartError } from '../../core/start-error.ts';

/** What must be left when the work is done, in bytes. */
const RESERVE = 64 * 1024 * 1024;
const GIGABYTE = 1_000_000_000;

/** @throws StartError where so many bytes do not fit, before one is written */
export function requireRoom(place: string, bytes: number, free: number | undefined): void {
  if (free === undefined || free > bytes + RESERVE) return;
  throw new StartError(
    `No hay sitio en ${place}: hacen falta ${inGigabytes(bytes + RESERVE)} y quedan ${inGigabytes(free)}.`,
  );
}

const inGigabytes = (bytes: number): string =>
  `${(bytes / GIGABYTE).toLocaleString('es-ES', { maximumFractionDigits: 1 })} GB`;
