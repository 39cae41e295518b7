/** What the log of the staff tells of, by the topics by which it is narrowed. A line keeps both. */
export const STAFF_LOG_KINDS = {
  entries: [
    'logged-in',
    'log-in-failed',
    'second-step-failed',
    'logged-out',
    'password-wrong',
    'pin-wrong',
  ],
  secrets: [
    'pin-given',
    'card-made',
    'card-revoked',
    'code-issued',
    'password-changed',
    'password-given',
    'factor-added',
    'factor-removed',
    'factors-cleared',
    'recovery-codes-made',
  ],
  people: ['person-created', 'person-edited'],
  lists: ['list-exported', 'list-imported', 'import-undone', 'own-data-exported'],
  deletions: ['person-erased', 'relative-removed', 'town-removed'],
  devices: ['device-enrolled', 'device-renamed', 'device-tied', 'device-revoked'],
  pauses: ['person-paused', 'person-resumed'],
  proposals: [
    'proposals-made',
    'proposals-consent-given',
    'proposals-consent-withdrawn',
    // Lines of before, which do not say whether it was given.
    'proposals-consent',
  ],
  alerts: ['alert-taken'],
  staff: ['first-admin-created', 'admin-created', 'admin-removed', 'factor-rule-set'],
} as const;

export type StaffLogTopic = keyof typeof STAFF_LOG_KINDS;
export type StaffLogKind = (typeof STAFF_LOG_KINDS)[StaffLogTopic][number];

/** On what something was done: whatever an address can name, or a list of people that was imported. */
export type StaffLogSubject =
  | 'user'
  | 'support-person'
  | 'admin'
  | 'device'
  | 'municipality'
  | 'import';

/** The topic of a kind of line. */
export function topicOf(kind: StaffLogKind): StaffLogTopic {
  const topics = Object.entries(STAFF_LOG_KINDS) as [StaffLogTopic, readonly StaffLogKind[]][];
  const topic = topics.find(([, kinds]) => kinds.includes(kind))?.[0];
  if (!topic) throw new Error(`${kind} is of no topic`);
  return topic;
}
