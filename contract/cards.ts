import { z } from 'zod';
import { about, by, staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, photoAddress } from './fields.ts';

/** People for whom cards are made at once: as many as an import brings. */
export const MOST_CARDS = 500;

/** The secret of a card: 256 random bits. It stands in the printed code, and nowhere else. */
const secret = z.string().min(1).max(64);

export const makeCards = endpoint(staffs('POST', '/api/cards'), {
  summary:
    'Makes a card for each of these people; the one that somebody had before opens nothing any more.',
  refuses: ['user_not_found'],
  confirms: true,
  body: z.object({ userIds: z.array(id).min(1).max(MOST_CARDS) }),
  bodyLimit: 100_000,
  response: z.object({
    /** In the order in which they were asked for; told this once. */
    cards: z.array(z.object({ userId: id, name: z.string(), secret })),
    /** The address by which the town reaches Encina, where the server was told one. */
    publicUrl: z.string().nullable(),
  }),
});

export const getCard = endpoint(staffs('GET', '/api/users/:id/card'), {
  ...about('user'),
  summary: 'Whether a person has a card, and since when.',
  response: z.object({ madeAt: instant.nullable() }),
});

export const revokeCard = endpoint(staffs('DELETE', '/api/users/:id/card'), {
  ...about('user'),
  summary: 'A person’s card opens nothing any more; her PIN and her sessions stay as they are.',
  logs: 'card-revoked',
});

export const enterWithCard = endpoint(
  by('device', 'support')('POST', '/api/users/:id/card-session'),
  {
    summary:
      'Compares the secret of a card; when right, opens the person’s session on this device, enrolled or of a linked relative.',
    refuses: ['deactivated', 'too_many_attempts'],
    ...about('user'),
    body: z.object({ secret }),
    response: z.object({
      /** Who came in; null where it is not her card, or no longer. */
      user: z.object({ id, name: z.string(), photo: photoAddress, municipalityId: id }).nullable(),
    }),
  },
);
