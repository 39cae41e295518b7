import { DomainError } from './errors.ts';

/** Undefined where that account is gone. */
export type NameOfAdmin = (id: string) => Promise<string | undefined>;

type Shown<Name extends string> = Partial<Record<Name, string | null>>;

/**
 * Somebody else was quicker: who, and in which of the fields that were sent another value stands now.
 * @param names what is compared
 * @param by the name of the administrator, where her account is still there
 */
export function changedMeanwhile<Name extends string>(
  names: readonly Name[],
  { now, sent }: { now: Shown<Name>; sent: Shown<Name> },
  by: string | undefined,
): DomainError {
  const other = names.filter((name) => sent[name] !== undefined && sent[name] !== now[name]);
  return new DomainError('changed_meanwhile', {
    fields: Object.fromEntries(other.map((name) => [name, `Ahora pone: ${now[name] ?? 'nada'}`])),
    ...(by ? { message: `${by} ha cambiado estos datos mientras los editabas.` } : {}),
  });
}
