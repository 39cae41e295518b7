/**
 * Where the files of a person are. Every folder is named by the id of the row it belongs to, so that the sweep can
 * tell what is nobody's; what a person calls her file is never part of a key.
 */
export const PARTS = ['media', 'incoming', 'messages', 'reminders'] as const;
export type Part = (typeof PARTS)[number];

export const folderOf = (userId: string, part: Part, id: string) => `users/${userId}/${part}/${id}`;

/** Files of a memory, of a message, or of a reminder. */
export const filesOf = (userId: string, part: Exclude<Part, 'incoming'>, id: string) => {
  const folder = folderOf(userId, part, id);
  return {
    folder,
    original: `${folder}/original`,
    screen: `${folder}/screen.webp`,
    thumbnail: `${folder}/thumbnail.webp`,
  };
};
export type FilesOf = ReturnType<typeof filesOf>;

/** Where a browser puts a file by itself, in a store that has addresses for that. */
export const directKey = (userId: string, id: string) => `${folderOf(userId, 'incoming', id)}/file`;

/** Where a file waits until it is known for whom it is. Its name, a UUID v7, tells since when. */
export const STAGING = 'staging';

/** Milliseconds since 1970 at which a UUID v7 was made; 0 for any other id. */
export function madeAt(id: string): number {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id)
    ? Number.parseInt(id.slice(0, 13).replace('-', ''), 16)
    : 0;
}
