import { nameSearch } from './name-search.ts';
import { surnameKey } from './surname-key.ts';

/** A name with what the database looks for and sorts by. */
export const nameColumns = (name: string) => ({
  name,
  name_search: nameSearch(name),
  surname_key: surnameKey(name),
});
