import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, id, password, personName } from './fields.ts';

export const administrator = z.object({
  id,
  name: z.string(),
  email: z.string(),
  municipalityId: id,
  municipalityName: z.string(),
});
export type Administrator = z.output<typeof administrator>;

const municipalityId = z
  .string('No se ha seleccionado un municipio')
  .min(1, 'No se ha seleccionado un municipio')
  .max(64);

export const loginBody = z.object({
  email,
  password: z.string().min(1, 'Escribe la contraseña.').max(200),
  municipalityId,
});

export const createFirstBody = z.object({
  name: personName,
  email,
  password,
  municipalityId,
  /** Asked for only where the municipality was created with one, or the server was started with one. */
  setupCode: z.string().trim().max(64).optional(),
});

export const login = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Opens an administrator session and enrols this device in the municipality.',
  audience: ['stranger'],
  body: loginBody,
  response: z.object({ token: z.string(), id, name: z.string() }),
});

export const createFirst = endpoint({
  method: 'POST',
  path: '/api/admin/create-first',
  summary: 'Creates the first administrator of a municipality, once.',
  audience: ['stranger'],
  body: createFirstBody,
  response: z.object({ id }),
});

export const me = endpoint({
  method: 'GET',
  path: '/api/admin/me',
  summary: 'The administrator whose token this is.',
  audience: ['admin'],
  response: administrator,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Ends the administrator session.',
  audience: ['admin'],
});
