import { SETTINGS } from '@encina/contract/settings';

/** Never leaves, not even to the person herself: it would open what it protects. */
export const SECRETS: ReadonlySet<string> = new Set(['pin_hash', 'token_hash', 'secret_hash']);

const settings = Object.values(SETTINGS);

const FLAGS: ReadonlySet<string> = new Set<string>([
  ...settings.filter(({ initial }) => typeof initial === 'boolean').map(({ column }) => column),
  'family_consent',
  'municipal_consent',
  'is_active',
  'is_favorite',
  'granted',
  'seen',
  'timed',
  'has_thumbnail',
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
};

/** What stands in a column, where the database has a word of its own for it. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  state: {
    done: 'hecho',
    pending: 'pendiente',
    postponed: 'aplazado',
    skipped: 'decidió no hacerlo',
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
