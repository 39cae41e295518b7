import type { Authorized, UserSubject } from '../../core/actor.ts';
import type { chatRepo } from './chat.repo.ts';

export function chatService(repo: ReturnType<typeof chatRepo>) {
  return {
    async last(user: Authorized<UserSubject>) {
      return { at: await repo.lastAt(user.id) };
    },
  };
}

export type ChatService = ReturnType<typeof chatService>;
