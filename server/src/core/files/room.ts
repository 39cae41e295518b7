import type { Config } from '../config.ts';
import { DomainError } from '../errors.ts';
import type { Storage } from '../storage.ts';
import type { Keep, RoomRepo } from './room.repo.ts';

/** Bytes of files that a relative may have uploaded without sending a message. */
export const MOST_UNSENT = 200 * 1024 * 1024;

export interface Room {
  /** Before a file is taken in. @throws DomainError `disk_low` */
  checkDisk(): Promise<void>;
  /** @throws DomainError `unsent_full` where a relative would have too much that is not sent */
  checkUnsent(supportPersonId: string, bytes: number): Promise<void>;
  /**
   * Lets `keep` write the row of a file, where it still fits among what is kept for a person.
   * @throws DomainError `quota_full`
   */
  keepWithin<T>(userId: string, bytes: number, keep: Keep<T>): Promise<T>;
}

/** How much there is room for: on the disk, for a person, and for what a relative has not sent. */
export function room(
  repo: RoomRepo,
  storage: Pick<Storage, 'free'>,
  { personQuota, leastFree }: Pick<Config, 'personQuota' | 'leastFree'>,
): Room {
  return {
    async checkDisk() {
      const free = await storage.free();
      if (free !== undefined && free < leastFree) throw new DomainError('disk_low');
    },
    async checkUnsent(supportPersonId, bytes) {
      const unsent = await repo.unsentOf(supportPersonId);
      if (unsent + bytes > MOST_UNSENT) throw new DomainError('unsent_full');
    },
    keepWithin(userId, bytes, keep) {
      const check = (kept: number) => {
        if (kept + bytes > personQuota) throw new DomainError('quota_full');
      };
      return repo.keepWhere(userId, check, keep);
    },
  };
}
