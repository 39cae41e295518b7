import type { Tables } from '../../db/schema.ts';

/** The activities of processing that the record tells apart. */
export const ACTIVITIES = {
  help: 'Acompañamiento digital a personas mayores',
  family: 'Relación con la familia y los cuidadores',
  running: 'Gestión del servicio y seguridad de los accesos',
} as const;
export type Activity = keyof typeof ACTIVITIES;

export interface KeptData {
  readonly activity: Activity;
  /** What is kept, in words that an officer understands. */
  readonly what: string;
  /** Until when. */
  readonly until: string;
  /** It may tell of health: article 9 of the GDPR. */
  readonly isSensitive?: true;
}

const WITH_PERSON = 'Hasta que se borra a la persona';
const WITH_HER_OR_BY_HER = 'Hasta que ella lo borra o se borra a la persona';
const WITH_TALK = 'Hasta que sale de ella, o tras dos horas sin decir nada';
const WITH_TOWN = 'Mientras el municipio está en Encina';
const WITH_ACCOUNT = 'Mientras existe la cuenta';

const help = (what: string, until: string): KeptData => ({ activity: 'help', what, until });
const sensitive = (what: string, until: string): KeptData => ({
  ...help(what, until),
  isSensitive: true,
});
const family = (what: string, until: string): KeptData => ({ activity: 'family', what, until });
const running = (what: string, until: string): KeptData => ({ activity: 'running', what, until });

/**
 * What every table of the database holds, for the record of processing. A table that is not here does not
 * compile: nothing is kept that the officer has not read of.
 */
export const KEPT_DATA: Record<keyof Tables, KeptData> = {
  users: sensitive(
    'Nombre; correo, teléfono, fecha de nacimiento y foto, si se dan; huella del PIN; ajustes y permisos; cuándo se usó por última vez; si su ficha está pausada y por qué',
    WITH_PERSON,
  ),
  cards: help('Huella de la tarjeta con la que entra', WITH_PERSON),
  reminders: sensitive(
    'Recordatorios: título, notas, clase y horas; pueden nombrar medicinas o citas',
    WITH_HER_OR_BY_HER,
  ),
  reminder_occurrences: sensitive(
    'Qué recordatorios ha marcado como hechos, pospuestos o saltados, y cuándo',
    WITH_HER_OR_BY_HER,
  ),
  proposals: sensitive(
    'Recordatorios que le propone su familia o el ayuntamiento: quién, qué, y qué contestó',
    'Hasta que contesta, y 90 días más',
  ),
  alert_settings: family(
    'Si quiere que se avise a los suyos cuando no contesta: después de cuánto, a qué horas y si también al ayuntamiento',
    'Hasta que lo quita o se borra a la persona',
  ),
  alert_people: family(
    'A quién se avisa y en qué orden',
    'Hasta que lo cambia, se quita el vínculo o se borra a la persona',
  ),
  alerts: sensitive(
    'Recordatorios de salud que no contestó a tiempo: cuál, cuándo, quién se ocupó y cómo acabó',
    'Un mes',
  ),
  alert_steps: sensitive('A quién se avisó de ello y cuándo', 'Un mes'),
  reminder_files: sensitive(
    'Foto y voz de cada recordatorio, suyas o de quien lo propone; pueden mostrar medicinas',
    'Hasta que ella las quita o se borra el recordatorio; la voz de un familiar, hasta que se quita el vínculo',
  ),
  removed_voices: family(
    'De quién era la voz que se ha quitado de sus recordatorios',
    'Hasta que ella lee el aviso',
  ),
  scores: sensitive(
    'Resultados de los juegos de memoria, atención y cálculo: puntos, tiempo, dificultad y fecha',
    WITH_PERSON,
  ),
  media: help(
    'Recuerdos: fotos, vídeos, audios y mensajes guardados, con título, notas y día',
    WITH_HER_OR_BY_HER,
  ),
  media_uploads: help('Archivos que se están subiendo', '24 horas si no se confirman'),
  moods: sensitive('Respuesta a «¿Cómo estás hoy?», una por día', WITH_PERSON),
  chat_messages: sensitive('La conversación en curso con el asistente', WITH_TALK),
  chat_conversations: sensitive('De qué trata la conversación en curso', WITH_TALK),
  chat_state: help('Cuándo habló por última vez con el asistente', WITH_PERSON),
  activity_days: help(
    'Minutos de uso, recordatorios vistos y mensajes al asistente, por día',
    WITH_PERSON,
  ),
  activity_clock: help('Último aviso de uso de la tableta, para no contar dos veces', WITH_PERSON),
  person_versions: running(
    'Una palabra al azar que cambia con cada dato suyo, para no enviar dos veces lo mismo',
    WITH_PERSON,
  ),
  consent_changes: running(
    'Historial de permisos y de condiciones aceptadas: qué, cuándo, quién lo anotó y en qué tableta',
    WITH_PERSON,
  ),
  access_log: running('Quién ha visto sus datos, cuáles y cuándo', WITH_PERSON),
  data_requests: running(
    'Peticiones de corregir o borrar sus datos, con sus palabras, y cuándo se atendieron',
    WITH_PERSON,
  ),
  erased_people: running(
    'Número interno de quien fue borrado, y cuándo: para volver a borrarlo si se recupera una copia. También junto a las copias',
    'Mientras existe esta instalación',
  ),
  support_persons: family(
    'Nombre, correo y huella de la contraseña de familiares y cuidadores',
    'Hasta que no le queda nadie a quien acompañar, o se borra la cuenta',
  ),
  support_codes: family(
    'Huella del código de un solo uso para elegir contraseña',
    'Siete días, o hasta que se usa',
  ),
  support_links: family('Quién acompaña a quién y su relación', 'Hasta que se quita el vínculo'),
  support_messages: family(
    'Mensajes entre la persona y quienes la acompañan, y su respuesta',
    'Un mes desde que el mensaje sale de la lista de la persona, solo para quien lo envió; lo que ella envía, un mes; lo que se retira sin verse, al momento',
  ),
  message_files: family(
    'Fotos, vídeos y audios de esos mensajes',
    'Hasta que su mensaje sale de la lista; lo que ella envía, un mes; 24 horas si no se envían',
  ),
  admins: running(
    'Nombre, correo y huella de la contraseña del personal, y si quiere avisos por correo',
    WITH_ACCOUNT,
  ),
  passkeys: running(
    'Llaves de acceso del personal: la parte pública de cada una, en qué aparato se hizo y cuándo se usó',
    'Hasta que se quitan o se borra la cuenta',
  ),
  code_apps: running(
    'Clave de la aplicación de códigos del personal, cifrada',
    'Hasta que se quita o se borra la cuenta',
  ),
  recovery_codes: running('Huellas de los códigos impresos del personal', 'Hasta que se usan'),
  factor_challenges: running('Entradas del personal a medias', 'Diez minutos'),
  sessions: running(
    'Sesiones abiertas: de quién, en qué clase de aparato y desde cuándo',
    'Una semana el personal y la familia, 30 días la persona, un año la tableta; o hasta que se cierran',
  ),
  devices: running('Tabletas del municipio: nombre y clase de aparato', 'Hasta que se quitan'),
  device_people: running('De quién es cada tableta', 'Hasta que se cambia o se quita la tableta'),
  device_codes: running(
    'Huella del código para dar de alta una tableta',
    'Media hora, o hasta que se usa',
  ),
  staff_log: running(
    'Registro del personal: quién hizo qué y cuándo, con números internos y sin contenidos',
    'Dos años',
  ),
  attempt_counts: running(
    'Intentos de PIN, tarjeta, código y contraseña: de qué cuenta, y desde qué tableta o red (dirección de internet)',
    'Un día como mucho',
  ),
  user_imports: running('Qué listas se han importado, cuándo y por quién', WITH_TOWN),
  imported_users: running('Con qué lista llegó cada persona', WITH_PERSON),
  municipalities: running(
    'Datos del ayuntamiento: nombre, contacto, logotipos y proyecto',
    WITH_TOWN,
  ),
  jobs: running(
    'Tareas pendientes del servidor: cuándo tocan y a qué número interno se refieren',
    'Hasta que se hacen; las que no se pudieron hacer, treinta días',
  ),
  instances: running('Servidores en marcha: en qué máquina y desde cuándo', 'Hasta que se cierran'),
  swept_people: running(
    'Cuándo se buscaron por última vez archivos sobrantes en su carpeta',
    WITH_PERSON,
  ),
  notices: running(
    'Avisos que van de camino a una tableta o a un teléfono, con su texto',
    'Dos días',
  ),
  push_subscriptions: running(
    'Tabletas y teléfonos en los que alguien quiere avisos: la dirección en el servicio de avisos del navegador y sus claves',
    'Hasta que se quitan, se cierra la cuenta o el navegador deja de admitirlos',
  ),
  installation: running('Número de esta instalación', 'Siempre'),
  unknown_owners: running('Números internos de carpetas sin dueño conocido', 'Una semana'),
};

/** What is kept for an activity. */
export const keptFor = (activity: Activity): KeptData[] =>
  Object.values(KEPT_DATA).filter((data) => data.activity === activity);
