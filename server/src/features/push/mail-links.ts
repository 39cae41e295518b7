import { sealFor } from '../../core/seal.ts';
import type { LetterBoxOwner } from './letter-boxes.repo.ts';

/** What a link in a letter offers to whoever reads that letter-box. */
export interface MailLink {
  readonly isOn: boolean;
  readonly owner: LetterBoxOwner;
  /** The letter-box: to another one, later, it says nothing. */
  readonly email: string;
  /** An instant after which it does nothing any more; without it, it never ends. */
  readonly until?: string;
}

/** As links were written when relatives alone had letters: those that end them still do. */
type Earlier = Omit<MailLink, 'owner'> & { readonly supportPersonId: string };

const PURPOSE = 'mail-link';

/** Words in a letter that only this server can have written, good without any log-in. */
export function mailLinks(secretKey: Buffer) {
  const seal = sealFor(PURPOSE, secretKey);
  return {
    write: (link: MailLink): string => seal.close(JSON.stringify(link), PURPOSE),
    read(token: string): MailLink | undefined {
      const text = seal.open(token, PURPOSE);
      if (text === undefined) return undefined;
      const link: MailLink | Earlier = JSON.parse(text);
      return 'owner' in link
        ? link
        : { ...link, owner: { kind: 'support', id: link.supportPersonId } };
    },
  };
}

export type MailLinks = ReturnType<typeof mailLinks>;
