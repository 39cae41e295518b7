import { useEffect } from 'react';
import { noteRemindersViewed, startReporting } from '../activity-report.ts';

/** Counts the time of the person who is in, wherever she is. Shows nothing. */
export function ActivityReporter({
  userId,
  inReminders,
}: {
  userId: string;
  inReminders: boolean;
}) {
  useEffect(() => startReporting(userId), [userId]);
  useEffect(() => {
    if (inReminders) noteRemindersViewed();
  }, [inReminders]);
  return null;
}
