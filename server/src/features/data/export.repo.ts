import type { Kysely } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

type Row = Record<string, unknown>;

/** Rows of one kind, under the name that their file has in the export. */
export interface Section {
  readonly name: string;
  readonly rows: readonly Row[];
}

/**
 * Every table with rows of a person: its file, what makes a row hers, and the order of the rows. A table that is
 * missing here is missing in the export; a test reads the database and names it.
 */
export const SECTIONS = [
  ['perfil', 'users', 'id', 'id'],
  ['consentimientos', 'consent_changes', 'user_id', 'changed_at'],
  ['version-de-mis-datos', 'person_versions', 'user_id', 'user_id'],
  ['ultima-limpieza-de-mis-archivos', 'swept_people', 'user_id', 'user_id'],
  ['sesiones', 'sessions', 'user_id', 'created_at'],
  ['mis-tabletas', 'device_people', 'user_id', 'created_at'],
  ['importacion', 'imported_users', 'user_id', 'user_id'],
  ['mi-tarjeta', 'cards', 'user_id', 'created_at'],
  ['apoyos', 'support_links', 'user_id', 'created_at'],
  ['mensajes', 'support_messages', 'user_id', 'created_at'],
  ['recordatorios', 'reminders', 'user_id', 'starts_at'],
  ['propuestas', 'proposals', 'user_id', 'created_at'],
  ['archivos-de-recordatorios', 'reminder_files', 'user_id', 'created_at'],
  ['voces-que-se-borraron', 'removed_voices', 'user_id', 'created_at'],
  ['partidas', 'scores', 'user_id', 'completed_at'],
  ['recuerdos', 'media', 'user_id', 'uploaded_at'],
  ['subidas-sin-terminar', 'media_uploads', 'user_id', 'created_at'],
  ['archivos-de-mensajes', 'message_files', 'user_id', 'created_at'],
  ['asistente', 'chat_state', 'user_id', 'last_at'],
  ['conversacion', 'chat_messages', 'user_id', 'id'],
  ['hilo-de-la-conversacion', 'chat_conversations', 'user_id', 'updated_at'],
  ['animo', 'moods', 'user_id', 'day'],
  ['actividad', 'activity_days', 'user_id', 'day'],
  ['ultimo-aviso-de-actividad', 'activity_clock', 'user_id', 'reported_at'],
  ['si-no-contesto', 'alert_settings', 'user_id', 'user_id'],
  ['a-quien-se-avisa', 'alert_people', 'user_id', 'position'],
  ['avisos-sin-respuesta', 'alerts', 'user_id', 'begun_at'],
  ['a-quien-se-aviso', 'alert_steps', 'user_id', 'told_at'],
  ['quien-ha-visto-mis-datos', 'access_log', 'user_id', 'seen_at'],
  ['registro-del-personal', 'staff_log', 'on_id', 'happened_at'],
  ['avisos-en-camino', 'notices', 'user_id', 'created_at'],
  ['tabletas-con-avisos', 'push_subscriptions', 'user_id', 'created_at'],
  ['peticiones', 'data_requests', 'user_id', 'requested_at'],
] as const satisfies readonly (readonly [string, keyof Tables, string, string])[];

export function exportRepo(db: Executor) {
  const untyped: Kysely<Record<string, Row>> = db.withTables();
  return {
    async sections(userId: string): Promise<Section[]> {
      const own = SECTIONS.map(async ([name, table, owner, order]) => ({
        name,
        rows: await untyped
          .selectFrom(table)
          .selectAll()
          .where(owner, '=', userId)
          .orderBy(order)
          .execute(),
      }));
      return Promise.all([...own, answersOf(db, userId), supportersOf(db, userId)]);
    },
  };
}

/** What she answered to her reminders: hers through them. */
async function answersOf(db: Executor, userId: string): Promise<Section> {
  const rows = await db
    .selectFrom('reminder_occurrences')
    .innerJoin('reminders', 'reminders.id', 'reminder_occurrences.reminder_id')
    .selectAll('reminder_occurrences')
    .where('reminders.user_id', '=', userId)
    .orderBy('occurrence')
    .execute();
  return { name: 'respuestas-a-recordatorios', rows };
}

/** The names behind the ids of her family and carers, as she sees them herself. */
async function supportersOf(db: Executor, userId: string): Promise<Section> {
  const rows = await db
    .selectFrom('support_persons')
    .innerJoin('support_links', 'support_links.support_person_id', 'support_persons.id')
    .select(['support_persons.id', 'support_persons.name'])
    .where('support_links.user_id', '=', userId)
    .orderBy('name')
    .execute();
  return { name: 'personas-de-apoyo', rows };
}
