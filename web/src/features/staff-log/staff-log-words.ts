import type { StaffLogEntry } from '@encina/contract/staff-log';
import type { StaffLogKind, StaffLogTopic } from '@encina/contract/staff-log-kinds';
import { counted } from '../../lib/numbers.ts';

/** The topics by which the log is narrowed. */
export const TOPIC_WORDS: Readonly<Record<StaffLogTopic, string>> = {
  entries: 'Entradas y salidas',
  secrets: 'PIN, tarjetas y contraseñas',
  people: 'Fichas creadas o cambiadas',
  lists: 'Listas importadas o descargadas',
  deletions: 'Borrados',
  devices: 'Dispositivos',
  pauses: 'Pausas',
  proposals: 'Recordatorios propuestos',
  alerts: 'Avisos',
  staff: 'Cuentas del personal',
};

const GONE = {
  user: 'una persona borrada',
  'support-person': 'una persona de apoyo borrada',
  admin: 'una cuenta borrada',
  device: 'una tableta que ya no está',
  municipality: 'un municipio',
  import: 'una lista',
} as const;

/** What is said of whoever did it, and on whom or what. */
const DONE: Readonly<Record<StaffLogKind, (on: string, entry: StaffLogEntry) => string>> = {
  'logged-in': () => 'entró en el panel',
  'log-in-failed': () => 'no entró: la contraseña estaba mal',
  'second-step-failed': () => 'no entró: falló después de la contraseña',
  'logged-out': () => 'salió del panel',
  'password-wrong': () => 'escribió mal su contraseña en el panel',
  'pin-wrong': (on, { by }) => `escribió mal el PIN de ${on}${at(by.name)}`,
  'pin-given': (on) => `cambió el PIN de ${on}`,
  'card-made': (on, { amount }) =>
    amount ? `hizo ${amount} tarjetas` : `hizo la tarjeta de ${on}`,
  'card-revoked': (on) => `anuló la tarjeta de ${on}`,
  'code-issued': (on) => `hizo un código de acceso para ${on}`,
  'password-changed': () => 'cambió su contraseña',
  'password-given': (on) => `puso otra contraseña a ${on}`,
  'factor-added': () => 'añadió una llave de acceso o una aplicación de códigos',
  'factor-removed': () => 'quitó una llave de acceso o una aplicación de códigos',
  'factors-cleared': (on) => `quitó la llave y los códigos de ${on}`,
  'recovery-codes-made': () => 'hizo códigos nuevos para imprimir',
  'person-created': (on) => `creó la ficha de ${on}`,
  'person-edited': (on) => `cambió los datos de ${on}`,
  'list-exported': () => 'descargó la lista de personas',
  'list-imported': (_, { amount }) => `importó una lista: ${people(amount)}`,
  'import-undone': (_, { amount }) => `deshizo una importación: ${people(amount)}`,
  'own-data-exported': () => 'descargó sus propios datos',
  'person-erased': () => 'borró a una persona',
  'relative-removed': (on) => `quitó como apoyo a ${on}`,
  'town-removed': () => 'quitó un municipio',
  'device-enrolled': (on) => `dio de alta ${on}`,
  'device-renamed': (on) => `cambió el nombre de ${on}`,
  'device-tied': (on) => `cambió de quién es ${on}`,
  'device-revoked': () => 'dio de baja una tableta',
  'person-paused': (on) => `pausó la ficha de ${on}`,
  'person-resumed': (on) => `quitó la pausa de la ficha de ${on}`,
  'proposals-made': (on, { amount }) =>
    `propuso ${counted(amount ?? 1, 'recordatorio', 'recordatorios')} a ${on}`,
  'proposals-consent-given': (on) =>
    `anotó que el ayuntamiento sí puede proponer recordatorios a ${on}`,
  'proposals-consent-withdrawn': (on) =>
    `anotó que el ayuntamiento ya no puede proponer recordatorios a ${on}`,
  'proposals-consent': (on) => `anotó si el ayuntamiento puede proponer recordatorios a ${on}`,
  'alert-taken': (on) => `se ocupó de un aviso de ${on}`,
  'first-admin-created': () => 'creó la primera cuenta del ayuntamiento',
  'admin-created': (on) => `creó la cuenta de ${on}`,
  'admin-removed': () => 'quitó una cuenta del personal',
  'factor-rule-set': () => 'cambió si el personal entra con algo más que la contraseña',
};

/** A line as two parts of one sentence: "Ana García", "cambió el PIN de María". */
export function lineWords(entry: StaffLogEntry): { who: string; did: string } {
  return { who: whoWords(entry.by), did: DONE[entry.kind](onWords(entry.on), entry) };
}

function whoWords({ kind, name }: StaffLogEntry['by']): string {
  if (kind === 'operator') return 'Quien lleva el servidor';
  return kind === 'device' ? 'Alguien' : (name ?? 'Una cuenta borrada');
}

function onWords(on: StaffLogEntry['on']): string {
  if (!on) return '';
  const name = on.kind === 'device' && on.name ? `«${on.name}»` : on.name;
  return name ?? GONE[on.kind];
}

const at = (device: string | null) => (device === null ? '' : ` en «${device}»`);

const people = (amount: number | null) => counted(amount ?? 0, 'persona', 'personas');
