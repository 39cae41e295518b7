import { ApiError } from '../../lib/api-error.ts';
import { readStored, storedMunicipalityId } from '../../lib/storage.ts';

/** Why the administrator's list is not there, in the specification's words. */
export function listProblem(error: unknown): string {
  if (!readStored('adminId') && !storedMunicipalityId()) {
    return 'Error de autenticación: No se encontró ID de administrador ni municipio.';
  }
  if (!readStored('adminId')) return 'No se ha encontrado el ID del administrador';
  if (!storedMunicipalityId()) return 'Error: No se encontró el municipio';
  if (error instanceof ApiError) return `Error ${error.status}: No se pudieron cargar los usuarios`;
  return 'Error al cargar usuarios. Por favor, inténtalo de nuevo.';
}
