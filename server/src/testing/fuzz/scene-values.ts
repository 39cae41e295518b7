import type { Scenario } from '../access-scenario.ts';
import { HOME_TOWN } from '../town.ts';
import { knownValues } from './known-values.ts';

/** Whom any request may name. */
export const everybodyIn = ({ neighbourId, outsiderId, unlinkedId, adminId }: Scenario) => [
  neighbourId,
  outsiderId,
  unlinkedId,
  adminId,
];

/** What a client may know that has looked around, by the name under which it met it. */
export function knownIn(scenario: Scenario) {
  return knownValues({
    id: [
      scenario.personId,
      scenario.personId,
      HOME_TOWN,
      scenario.deviceId,
      ...everybodyIn(scenario),
    ],
    users: [scenario.personId, scenario.personId, scenario.personId, scenario.neighbourId],
    municipalities: [HOME_TOWN, HOME_TOWN, scenario.elsewhere],
    admins: [scenario.adminId, scenario.adminElsewhereId],
    devices: [scenario.deviceId],
    'support-persons': [scenario.linkedId, scenario.unlinkedId],
    media: [scenario.mediaId],
    userId: [scenario.personId, scenario.personId, scenario.neighbourId],
    toUserId: [scenario.personId],
    userIds: [scenario.personId, scenario.neighbourId],
    municipalityId: [HOME_TOWN, scenario.elsewhere],
    supportId: [scenario.linkedId],
    supportPersonId: [scenario.linkedId],
    email: [scenario.adminEmail],
    occurrence: ['2026-11-20T20:00'],
    reminderId: [scenario.reminderId],
    mediaId: [scenario.mediaId],
    messageId: [scenario.messageId],
    ids: [scenario.messageId],
    fileId: [scenario.messageFileId],
    requestId: [scenario.requestId],
  });
}

export type SceneValues = ReturnType<typeof knownIn>;
