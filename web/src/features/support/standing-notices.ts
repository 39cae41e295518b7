import { closeNotices } from '../../lib/offline/standing-notices.ts';

/** What a relative was told on this device goes from its screen, unless it is about one of these. */
export async function closeNoticesBut(userIds: readonly string[]): Promise<void> {
  await closeNotices(
    ({ user, opens }) => (opens === 'family' || opens === 'panel') && !userIds.includes(user),
  ).catch(() => undefined);
}
