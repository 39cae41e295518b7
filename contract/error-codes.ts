/** What went wrong, for programs: the `code` of a refusal. Status and sentence of each stand in the server. */
export type ErrorCode =
  | 'invalid'
  | 'malformed'
  | 'unauthenticated'
  | 'wrong_credentials'
  | 'forbidden'
  | 'foreign_origin'
  | 'unknown_host'
  | 'device_not_enrolled'
  | 'pin_required'
  | 'metrics_not_shared'
  | 'data_not_shared'
  | 'reminders_not_shared'
  | 'memories_not_shared'
  | 'deactivated'
  | 'person_paused'
  | 'wrong_setup_code'
  | 'wrong_device_code'
  | 'wrong_access_code'
  | 'upload_refused'
  | 'not_found'
  | 'user_not_found'
  | 'municipality_not_found'
  | 'municipality_has_administrator'
  | 'municipality_exists'
  | 'municipality_not_empty'
  | 'last_administrator'
  | 'changed_meanwhile'
  | 'import_too_old'
  | 'import_entered'
  | 'email_taken'
  | 'already_linked'
  | 'upload_used'
  | 'message_without_file'
  | 'upload_not_received'
  | 'media_too_large'
  | 'too_large'
  | 'unsupported_type'
  | 'range_not_satisfiable'
  | 'media_missing'
  | 'upload_incomplete'
  | 'media_type'
  | 'media_heic'
  | 'media_damaged'
  | 'image_too_big'
  | 'not_an_image'
  | 'common_password'
  | 'same_pin'
  | 'too_many_attempts'
  | 'unavailable'
  | 'disk_full'
  | 'disk_failed'
  | 'internal';

/** The body of every answer that refuses. */
export interface Refusal {
  /** The sentence for the person who reads it. */
  readonly error: string;
  readonly code: ErrorCode;
  /** Sentences by field, for a form. */
  readonly fields?: Readonly<Record<string, string>>;
}
