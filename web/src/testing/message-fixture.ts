import type { SupportMessage } from '@encina/contract/messages';

/** What Lucía wrote, seen and not yet answered. */
export const MESSAGE: SupportMessage = {
  id: 'm1',
  createdAt: '2026-11-20T10:00:00.000Z',
  seen: true,
  type: 'text',
  content: '¿Cómo estás?',
  mediaUrl: null,
  authorId: 'lucia',
  authorName: 'Lucía',
  answer: null,
  kept: false,
};
