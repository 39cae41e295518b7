import type { Authorized, UserSubject } from '../../core/actor.ts';
import type { mediaRepo } from './media.repo.ts';

export function mediaService(repo: ReturnType<typeof mediaRepo>) {
  return { stats: (user: Authorized<UserSubject>) => repo.stats(user.id) };
}

export type MediaService = ReturnType<typeof mediaService>;
