import type { ErrorCode, Refusal } from '@encina/contract/error-codes';

/** How the API says what went wrong: the status, and the sentence for the person who reads it. */
const catalogue: Readonly<Record<ErrorCode, readonly [status: number, sentence: string]>> = {
  invalid: [400, 'Falta algún dato o no está bien escrito.'],
  malformed: [400, 'La petición no se entiende.'],
  unauthenticated: [401, 'Tu sesión ha terminado. Vuelve a entrar.'],
  wrong_credentials: [401, 'El correo o la contraseña no son correctos.'],
  wrong_factor: [401, 'Eso no es correcto. Inténtalo otra vez.'],
  entry_expired: [401, 'Ha pasado demasiado tiempo. Empieza otra vez.'],
  forbidden: [403, 'No tienes permiso para hacer esto.'],
  factor_required: [
    403,
    'Tu ayuntamiento pide algo más que la contraseña. Recarga la página para prepararlo.',
  ],
  foreign_origin: [403, 'Esta petición viene de otra página y no se admite.'],
  confirmation_required: [403, 'Escribe tu contraseña para hacer esto.'],
  device_not_enrolled: [
    403,
    'Este dispositivo todavía no está dado de alta. Pide al ayuntamiento que lo haga.',
  ],
  pin_required: [403, 'Esta persona entra con su PIN.'],
  metrics_not_shared: [
    403,
    'No tienes permisos para ver estas métricas. El usuario no ha dado su consentimiento.',
  ],
  data_not_shared: [403, 'El usuario no ha autorizado compartir sus datos con familiares.'],
  reminders_not_shared: [
    403,
    'El usuario no ha autorizado compartir sus recordatorios con familiares.',
  ],
  memories_not_shared: [403, 'El usuario no ha autorizado compartir sus recuerdos con familiares.'],
  deactivated: [403, 'Tu ficha está pausada. Llama al ayuntamiento.'],
  person_paused: [403, 'Su ficha está pausada. Ahora no le llegan mensajes.'],
  wrong_setup_code: [403, 'El código de puesta en marcha no es correcto.'],
  wrong_device_code: [403, 'Ese código no es correcto o ya ha caducado. Pide otro.'],
  wrong_access_code: [
    403,
    'Ese código no es correcto o ya ha caducado. Pide otro al ayuntamiento.',
  ],
  mail_not_offered: [409, 'Este ayuntamiento no tiene puesto el correo en Encina.'],
  mail_link_ended: [404, 'Este enlace ya no sirve. Puedes cambiarlo en «Mi cuenta».'],
  mail_link_expired: [410, 'Este enlace ha caducado. Pide otro correo en «Mi cuenta».'],
  upload_refused: [403, 'Esta dirección de envío no es correcta o ha caducado. Empieza de nuevo.'],
  not_found: [404, 'No lo encontramos. Puede que ya no exista.'],
  user_not_found: [404, 'Usuario no encontrado'],
  message_gone: [404, 'Este mensaje ya no está. Puede que quien lo envió lo haya quitado.'],
  municipality_not_found: [404, 'Error: No se encontró el municipio'],
  municipality_has_administrator: [
    409,
    'Este municipio ya tiene administrador. Pídele que cree tu cuenta.',
  ],
  municipality_exists: [409, 'Ya hay un municipio con ese nombre.'],
  municipality_not_empty: [
    409,
    'En este municipio ya hay personas o personal. Solo se quita uno que está vacío.',
  ],
  last_administrator: [409, 'Es la única cuenta del ayuntamiento. Crea otra antes de quitarla.'],
  last_factor: [
    409,
    'Tu ayuntamiento pide algo más que la contraseña. Añade otra cosa antes de quitar esta.',
  ],
  passkey_impossible: [409, 'En esta dirección no se puede usar una llave de acceso.'],
  passkey_refused: [422, 'Esa llave de acceso no sirve aquí. Prueba con otra.'],
  changed_meanwhile: [409, 'Alguien ha cambiado estos datos mientras los editabas.'],
  import_too_old: [409, 'Ya no se puede deshacer: ha pasado más de un día.'],
  import_entered: [409, 'Ya no se puede deshacer: alguna de esas personas ha entrado.'],
  email_taken: [409, 'Ya hay una cuenta con ese correo.'],
  already_linked: [409, 'Esa persona ya es apoyo de este usuario.'],
  upload_used: [409, 'Este archivo ya se ha enviado.'],
  message_seen: [409, 'Ya lo han visto, y no se puede quitar.'],
  message_without_file: [409, 'Ese archivo ya no está. Elígelo otra vez.'],
  too_many_reminders: [409, 'Ya tienes 200 recordatorios. Borra alguno para crear otro.'],
  proposals_not_allowed: [
    403,
    'Todavía no tienes su permiso para proponerle recordatorios. Lo da en Ajustes.',
  ],
  too_many_proposals: [409, 'Ya tiene 50 propuestas sin contestar. Espera a que conteste alguna.'],
  proposal_settled: [409, 'Esa propuesta ya está contestada.'],
  proposals_too_fast: [429, 'Como mucho 10 propuestas cada hora. Espera un poco.'],
  upload_not_received: [409, 'El archivo todavía no ha llegado. Envíalo otra vez.'],
  media_too_large: [413, 'El archivo no puede ser mayor a 50MB.'],
  too_large: [413, 'Lo que envías es demasiado grande.'],
  unsupported_type: [415, 'Ese tipo de contenido no se admite.'],
  unknown_host: [
    421,
    'Encina no atiende en esta dirección. Quien la lleva puede apuntarla en PUBLIC_URL.',
  ],
  range_not_satisfiable: [416, 'Esa parte del archivo no existe.'],
  media_missing: [400, 'Archivo requerido'],
  upload_incomplete: [400, 'El archivo no ha llegado entero. Envíalo otra vez.'],
  media_type: [422, 'Solo se permiten imágenes, videos y audios.'],
  media_heic: [
    422,
    'Aquí no se abre el formato HEIC. Haz una captura de pantalla de la foto y envía la captura.',
  ],
  media_damaged: [422, 'Este archivo está dañado y no se puede abrir. Prueba con otro.'],
  image_too_big: [422, 'Esta foto es demasiado grande para abrirla. Prueba con otra más pequeña.'],
  not_an_image: [422, 'Por favor selecciona una imagen'],
  common_password: [422, 'Esa contraseña es de las más usadas. Elige otra.'],
  same_pin: [422, 'Ese es el PIN que te dieron. Elige otro.'],
  too_many_attempts: [429, 'Demasiados intentos. Espera unos minutos o pide ayuda.'],
  unavailable: [503, 'El servicio no responde ahora. Inténtalo dentro de un momento.'],
  busy: [503, 'Hay mucha gente a la vez. Espera unos segundos e inténtalo de nuevo.'],
  disk_full: [507, 'El disco del servidor está lleno. Avisa a quien lo lleva: no se guarda nada.'],
  disk_low: [
    507,
    'Al servidor le queda poco sitio y no guarda más archivos. Avisa a quien lo lleva.',
  ],
  quota_full: [
    507,
    'No queda sitio para más archivos de esta persona. Borra alguno y prueba otra vez.',
  ],
  unsent_full: [507, 'Tienes muchos archivos sin enviar. Envía el mensaje o espera a mañana.'],
  disk_failed: [503, 'El disco del servidor no responde. Avisa a quien lo lleva.'],
  internal: [500, 'Algo ha fallado en el servidor. Inténtalo de nuevo.'],
};

export const statusOf = (code: ErrorCode): number => catalogue[code][0];

export interface ErrorDetails {
  /** Sentence in place of the catalogue's. */
  readonly message?: string;
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter?: number;
  readonly fields?: Refusal['fields'];
  readonly cause?: unknown;
}

/** A refusal that the domain means. Services throw it; one place turns it into status and JSON. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? catalogue[code][1], { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statusOf(this.code);
  }
}
