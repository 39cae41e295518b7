import type { Kysely } from 'kysely';

interface Named {
  municipalities: {
    id: string;
    name: string;
    region: string;
    logos_key: string;
    programme: string;
    budget: string;
    aid: string;
    shows_phases: number;
    accessibility_entity: string;
    accessibility_authority: string;
  };
}

const TEXTS = [
  'region',
  'logos_key',
  'programme',
  'funder',
  'budget',
  'aid',
  'accessibility_entity',
  'accessibility_authority',
  'accessibility_email',
  'created_in',
] as const;

/**
 * What the public pages say of a town becomes the town's own data. The first town keeps what they said of it until
 * now, unless somebody has given it another name since: then nothing of that is known to be true.
 */
export async function up(db: Kysely<Named>): Promise<void> {
  for (const column of TEXTS) {
    await db.schema.alterTable('municipalities').addColumn(column, 'text').execute();
  }
  await db.schema
    .alterTable('municipalities')
    .addColumn('shows_phases', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db
    .updateTable('municipalities')
    .set({
      region: 'Extremadura',
      logos_key: '/logos.svg',
      programme: 'Programa de ayudas a la innovación social y digital en municipios rurales',
      budget: '100.000 euros',
      aid: '100.000 euros',
      shows_phases: 1,
      accessibility_entity: 'El Ayuntamiento de Valle de Matamoros',
      accessibility_authority: 'la unidad responsable de accesibilidad de la Junta de Extremadura',
    })
    .where('id', '=', 'valle-de-matamoros-default')
    .where('name', '=', 'Valle de Matamoros')
    .execute();
}
