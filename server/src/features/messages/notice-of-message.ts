import { type NoticeAbout, noticePath } from '@encina/contract/notice-address';
import type { Notice } from '../../core/notices.ts';
import type { MessageRow } from './listed-messages.repo.ts';

type Pair = Pick<MessageRow, 'user_id' | 'support_person_id'>;

/** Says neither from whom nor what: the lock screen of a tablet is everybody's. */
export const noticeOf = (row: Pair & Pick<MessageRow, 'sent_by'>): Notice => ({
  ...(row.sent_by === 'support' ? toPerson(row) : toRelative(row, 'message', 'family')),
  ...OF_MESSAGES,
  body: 'Tienes un mensaje nuevo',
});

/** "Me gusta" or "Llámame": which of them, the panel says and no lock screen. */
export const noticeOfAnswer = (row: Pair): Notice => ({
  ...toRelative(row, 'answer', 'panel'),
  ...OF_MESSAGES,
  body: 'Tienes una respuesta',
});

const OF_MESSAGES = { topic: 'message', title: 'Encina' } as const;

type Address = Pick<Notice, 'to' | 'path' | 'tag'>;

const toPerson = ({ user_id: id }: Pair): Address => ({
  to: { kind: 'person', id },
  path: noticePath({ user: id, opens: 'messages' }),
  tag: 'message',
});

const toRelative = (
  { user_id: user, support_person_id: id }: Pair,
  what: string,
  opens: NonNullable<NoticeAbout['opens']>,
): Address => ({
  to: { kind: 'relative', id },
  path: noticePath({ user, opens }),
  tag: `${what} ${user}`,
});
