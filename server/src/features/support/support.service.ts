import type { SupportMessage } from '@encina/contract/support';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import type { supportRepo } from './support.repo.ts';

export function supportService(repo: ReturnType<typeof supportRepo>) {
  return {
    async messages(user: Authorized<UserSubject>): Promise<SupportMessage[]> {
      const rows = await repo.messages(user.id);
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        seen: row.seen === 1,
        type: row.type,
        content: row.content,
        // Where the media feature is to serve her files. Until it does, home only counts messages.
        mediaUrl: row.media_key && `/api/users/${user.id}/objects/${row.media_key}`,
        authorName: row.author_name,
      }));
    },
  };
}

export type SupportService = ReturnType<typeof supportService>;
