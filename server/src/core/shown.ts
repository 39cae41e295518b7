import type { AnyEndpoint } from '@encina/contract/endpoint';
import type { Actor, Authorized, Subject } from './actor.ts';

/** What of a person somebody else may be shown, in the words of the access log. */
export type Shown = 'reminders' | 'memories' | 'metrics';

/** Writes down that somebody else is about to be shown something of a person. Implemented by the data feature. */
export type NoteLook = (
  call: { readonly actor: Actor; readonly subject: Authorized<Subject> | undefined },
  shown: { readonly what: Shown; readonly isFile: boolean },
) => Promise<void>;

const WORDS: Readonly<Record<string, Shown>> = {
  reminders: 'reminders',
  media: 'memories',
  objects: 'memories',
  metrics: 'metrics',
  stats: 'metrics',
};

/**
 * What an endpoint shows to others: everything that needs the person's consent. Of an address the last word that is
 * known tells, so that counts of reminders are figures and not reminders.
 * @throws Error for a consent without a word, so that nothing can be shown that the log would not name
 */
export function shownBy({ path, consent, file }: AnyEndpoint) {
  if (!consent) return undefined;
  const word = path.split('/').findLast((part) => Object.hasOwn(WORDS, part));
  const what = word && WORDS[word];
  if (!what) throw new Error(`${path} shows what the access log has no word for`);
  return { what, isFile: file === true };
}
