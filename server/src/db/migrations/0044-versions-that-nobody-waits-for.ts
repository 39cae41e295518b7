import { type Kysely, sql } from 'kysely';
import { addColumns, textFrom } from '../columns.ts';
import { isSqlite } from '../is-sqlite.ts';
import { POSTGRES_WORD, postgresProcedure, WHOSE } from '../renews-version.ts';

/** What of her this transaction has written has its word already: a thousand rows of hers are one version. */
const RENEWED = 'encina.renewed';

/**
 * Whoever finds all her words taken by others, whose transactions are still open, puts one beside them: nobody waits,
 * and so nobody waits in a circle. Where she has gone meanwhile there is nobody to put one for.
 */
const RENEW = `create function renew_version(who text) returns void language plpgsql as $$
declare free text;
begin
  if current_setting('${RENEWED}', true) = who then return; end if;
  select place into free from person_versions where user_id = who
    order by place limit 1 for update skip locked;
  if found then
    update person_versions set version = ${POSTGRES_WORD} where user_id = who and place = free;
  else
    insert into person_versions (user_id, place, version)
      select id, ${POSTGRES_WORD}, ${POSTGRES_WORD} from users where id = who;
  end if;
  perform set_config('${RENEWED}', who, true);
end $$`;

/** A person's version is all of her words, of which there is mostly one (decision 0051). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'person_versions', textFrom('', 'place'));
  if (isSqlite(db)) return;
  // The triggers that are there call what is put in the place of their functions: no table is locked but this one.
  const statements = [
    `alter table person_versions drop constraint person_versions_pkey,
      add constraint person_versions_pkey primary key (user_id, place)`,
    RENEW,
    ...Object.entries(WHOSE).map(([way, whose]) =>
      postgresProcedure(
        `renew_whose_${way}`,
        `perform renew_version(hers.id) from (${asRows(whose)}) as hers(id)`,
      ),
    ),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const asRows = (whose: string) => (whose.startsWith('select') ? whose : `select ${whose}`);
