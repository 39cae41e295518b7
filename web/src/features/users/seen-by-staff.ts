import { staffAddress } from '../../lib/api.ts';

/** A person as the panel gets her: with her photo where staff may ask for it. */
export const seenByStaff = <Person extends { readonly photo: string | null }>(
  person: Person,
): Person => ({ ...person, photo: person.photo && staffAddress(person.photo) });
