import type { BodyOf } from '@encina/contract/endpoint';
import type { Profile, update } from '@encina/contract/users';
import { DomainError } from '../../core/errors.ts';

const COMPARED = ['name', 'email', 'phone', 'birthDate'] as const;

/**
 * Somebody else was quicker: who, and in which of the fields that were sent another value stands now.
 * @param by the name of the administrator, where her account is still there
 */
export function changedMeanwhile(
  now: Profile,
  sent: BodyOf<typeof update>,
  by: string | undefined,
): DomainError {
  const other = COMPARED.filter((name) => sent[name] !== undefined && sent[name] !== now[name]);
  return new DomainError('changed_meanwhile', {
    fields: Object.fromEntries(other.map((name) => [name, `Ahora pone: ${now[name] ?? 'nada'}`])),
    ...(by ? { message: `${by} ha cambiado estos datos mientras los editabas.` } : {}),
  });
}
