import { plain } from './words.ts';

/** "La novena no", "el rosario". */
const REFUSES_IT = /^(?:(?:ay|uy|huy|que|pues) )*(?:el|l[ao]s?|al?|mi) (?:\p{L}+ ){1,3}no$/u;
const NAMES_IT = /^(?:el|l[ao]s?|al?|mi|un[ao]?) \p{L}+/u;
/** "No era la luz", "es el agua": the one takes the place of the other, whatever she says of it besides. */
const DENIES_IT = /^(?:(?:no|ay|uy|huy|que|pues|perdon[ae]?) )*no (?:es|era|son|eran) \p{L}/u;
const IS_RATHER = /^(?:(?:que|pues) )*(?:es|era|son|eran|sino) (?!\p{L}+$)/u;
/** Whether the clause there is put right by the next one. */
export function isPutRight(clauses: readonly { readonly text: string }[], at: number): boolean {
  const [one, other] = [clauses[at], clauses[at + 1]].map((it) => plain(it?.text ?? ''));
  if (!one || !other) return false;
  const isRefused = REFUSES_IT.test(one) && NAMES_IT.test(other);
  return isRefused || (DENIES_IT.test(one) && IS_RATHER.test(other));
}
