import type { Executor } from '../../db/database.ts';

/** Whether a town has what it needs first. */
export function firstStepsRepo(db: Executor) {
  return {
    async there(municipalityId: string) {
      const row = await db
        .selectFrom('municipalities')
        .select((eb) => [
          'phone',
          eb
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.municipality_id', '=', 'municipalities.id')
            .limit(1)
            .as('person'),
          eb
            .selectFrom('devices')
            .select('devices.id')
            .whereRef('devices.municipality_id', '=', 'municipalities.id')
            .limit(1)
            .as('device'),
        ])
        .where('municipalities.id', '=', municipalityId)
        .executeTakeFirstOrThrow();
      return {
        town: row.phone !== null,
        people: row.person !== null,
        devices: row.device !== null,
      };
    },
  };
}
