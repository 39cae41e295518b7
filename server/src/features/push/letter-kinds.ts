/** The key is the id of a notice to a relative. */
export const MAIL = 'mail';
/** The key names who wants letters. */
export const MAIL_CONFIRMATION = 'mail-confirmation';
/** The same for staff: an older program beside this one would take the key for that of a relative, and end the job. */
export const STAFF_CONFIRMATION = 'staff-mail-confirmation';
/** The key is the id of an administrator, what it is about, and which one of those. */
export const STAFF_MAIL = 'staff-mail';

/** The jobs that are letters. */
export const LETTERS = [MAIL, MAIL_CONFIRMATION, STAFF_MAIL, STAFF_CONFIRMATION] as const;
