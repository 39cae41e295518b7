import type { BodyOf } from '@encina/contract/endpoint';
import { type ImportedRow, importedUser, type importUsers } from '@encina/contract/users-bulk';
import type { z } from 'zod';
import { nameSearch } from '../../names/name-search.ts';
import type { bulkRepo } from './bulk.repo.ts';
import { namesakes } from './namesakes.ts';

export type Person = z.output<typeof importedUser>;
type Row = BodyOf<typeof importUsers>['rows'][number];

/** What is wrong or doubtful in each row of a list, and the people of the rows that are right. */
export async function judged(
  repo: Pick<ReturnType<typeof bulkRepo>, 'namesakes'>,
  municipalityId: string,
  rows: readonly Row[],
) {
  const names = rows.map(({ name }) => nameSearch(typeof name === 'string' ? name : ''));
  const twinsOf = namesakes(await repo.namesakes(municipalityId, names));
  const people: Person[] = [];
  const verdicts = rows.map((row, i): ImportedRow => {
    const parsed = importedUser.safeParse(row);
    if (parsed.success) people.push(parsed.data);
    const warnings = twinsOf(names[i] ?? '', parsed.data?.birthDate);
    return { errors: sentences(parsed.error), warnings };
  });
  return { people, verdicts };
}

const sentences = (error: z.ZodError | undefined) => [
  ...new Set(error?.issues.map(({ message }) => message)),
];
