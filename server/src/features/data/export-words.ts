import { SETTINGS } from '@encina/contract/settings';

/** Never leaves, not even to the person herself: it would open what it protects. */
export const SECRETS: ReadonlySet<string> = new Set([
  'pin_hash',
  'token_hash',
  'secret_hash',
  'auth_secret',
]);

const settings = Object.values(SETTINGS);

const FLAGS: ReadonlySet<string> = new Set<string>([
  ...settings.filter(({ initial }) => typeof initial === 'boolean').map(({ column }) => column),
  'family_consent',
  'municipal_consent',
  'is_active',
  'is_favorite',
  'granted',
  'staff_proposals',
  'seen',
  'timed',
  'has_thumbnail',
  'tells_town',
  'is_ready',
]);

/** What the columns are called for people; one without a word of ours keeps its name. */
const WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(settings.map(({ column, exportedAs }) => [column, exportedAs])),
  name: 'nombre',
  email: 'correo',
  phone: 'teléfono',
  birth_date: 'fecha de nacimiento',
  family_consent: 'comparte con su familia',
  municipal_consent: 'comparte con el ayuntamiento',
  staff_proposals: 'el ayuntamiento le propone recordatorios',
  scope: 'qué puede hacer con los recordatorios',
  written_by_name: 'quién lo apuntó',
  helper_name: 'de quién es el permiso',
  by_name: 'quién lo propone',
  decided_at: 'contestado',
  is_active: 'activo',
  last_active_at: 'última vez',
  created_at: 'creado',
  edited_by_id: 'quién lo editó',
  consent: 'permiso',
  granted: 'concedido',
  version: 'versión',
  medium: 'en papel o en pantalla',
  changed_by: 'quién lo cambió',
  changed_at: 'cuándo se cambió',
  seen: 'visto',
  content: 'texto',
  type: 'tipo',
  title: 'título',
  description: 'descripción',
  category: 'categoría',
  recurrency: 'se repite',
  starts_at: 'empieza',
  weekdays: 'días de la semana',
  times: 'horas',
  until: 'último día',
  occurrence: 'cuándo tocaba',
  state: 'respuesta',
  postponed_until: 'aplazado hasta',
  game_type: 'juego',
  score: 'puntos',
  time_seconds: 'segundos',
  difficulty: 'dificultad',
  timed: 'con tiempo',
  completed_at: 'terminado',
  has_thumbnail: 'tiene miniatura',
  expires_at: 'caduca',
  original_name: 'nombre del archivo',
  mime_type: 'tipo de archivo',
  size: 'tamaño en bytes',
  is_ready: 'completo',
  is_favorite: 'favorito',
  uploaded_at: 'guardado',
  last_at: 'última conversación',
  sender: 'quién habla',
  day: 'día',
  day_known: 'qué se sabe del día',
  seconds: 'segundos de actividad',
  reminders_viewed: 'recordatorios vistos',
  chat_messages: 'mensajes al asistente',
  viewer_name: 'quién miró',
  shown: 'qué vio',
  seen_at: 'cuándo',
  read_at: 'leído hasta',
  words: 'qué se pide',
  requested_at: 'pedido',
  answered_at: 'atendido',
  mood: 'ánimo',
  said_at: 'dicho',
  answer: 'contestación',
  sent_by: 'quién lo envió',
  delay_minutes: 'minutos sin contestar',
  from_time: 'se avisa desde',
  until_time: 'se avisa hasta',
  paused_until: 'en pausa hasta',
  tells_town: 'avisa al ayuntamiento',
  position: 'orden',
  due_at: 'a qué hora tocaba',
  begun_at: 'empezó',
  taken_name: 'quién se ocupó',
  taken_read_at: 'cuándo leyó quién se ocupaba',
  ending: 'cómo acabó',
  ended_at: 'acabó',
  told_name: 'a quién se avisó',
  told_at: 'avisado',
  back_at: 'aviso retirado',
  topic: 'de qué trata',
  body: 'texto del aviso',
  place: 'qué aparato',
  endpoint: 'dirección en el servicio de avisos',
  succeeded_at: 'último aviso entregado',
};

/** What stands in a column, where the database has a word of its own for it. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  state: {
    done: 'hecho',
    pending: 'pendiente',
    postponed: 'aplazado',
    skipped: 'decidió no hacerlo',
    waiting: 'espera',
    accepted: 'aceptado',
    accepted_otherwise: 'aceptado con otra hora',
    declined: 'rechazado',
    withdrawn: 'retirado',
    written: 'apuntado',
    open: 'sin respuesta',
    taken: 'alguien se ocupa',
    over: 'terminado',
  },
  recurrency: {
    none: 'no se repite',
    daily: 'cada día',
    weekly: 'cada semana',
    monthly: 'cada mes',
  },
};

export const wordOf = (column: string): string => WORDS[column] ?? column;

/** A row in words: no secrets, yes and no instead of 1 and 0. */
export function readable(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !SECRETS.has(column))
      .map(([column, value]) => [wordOf(column), readableValue(column, value)]),
  );
}

function readableValue(column: string, value: unknown): unknown {
  return FLAGS.has(column) ? value === 1 : (VALUES[column]?.[String(value)] ?? value);
}

/** What stands in the ZIP first. */
export const readme = (day: string): string => `MIS DATOS EN ENCINA
${day}

Aquí está todo lo que Encina guarda de ti.

- Cada archivo .json se abre con cualquier editor de texto. Hay uno por tema: perfil, recordatorios, mensajes…
- En las carpetas están tus fotos, vídeos y audios, tal como los subiste.
- Las horas están en hora universal (UTC): en la península, una o dos horas menos que las del reloj.
- Lo que hablas con el asistente se borra al salir de la conversación.
- El PIN no está: Encina no lo guarda, solo una huella que no se puede leer.

Si algo no es correcto, pide en Ajustes que lo corrijan.
`;
