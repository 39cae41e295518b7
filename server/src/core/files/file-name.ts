const LONGEST = 200;
/** Controls, and the marks that turn the direction of a text: a name may not look like another one. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The name of a file as it is shown: without folders, without what cannot be seen. It is never a path. */
export function cleanName(name: string): string {
  const last = name.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  return [...last.replace(UNSEEN, '').normalize('NFC').trim()].slice(0, LONGEST).join('');
}
