import { SentList } from '../../features/messages/components/sent-list.tsx';
import { WriteMessage } from '../../features/messages/components/write-message.tsx';
import type { ViewParams } from '../../lib/views.ts';
import { FamilyMemories } from './family-memories.tsx';
import { FamilyReminders } from './family-reminders.tsx';
import { PersonMetrics } from './person-metrics.tsx';
import type { SupportedUser } from './supported-user.ts';

/** What is behind each of the four tiles. The server refuses the moment that the consent ends. */
export function SupportPart({
  supportId,
  user,
  part,
}: {
  supportId: string;
  user: SupportedUser;
  part: NonNullable<ViewParams<'support-dashboard'>['part']>;
}) {
  if (part === 'metrics') return <PersonMetrics person={user} reader="family" />;
  if (part === 'reminders') return <FamilyReminders user={user} />;
  if (part === 'memories') return <FamilyMemories user={user} />;
  return (
    <div data-hue="rose" className="grid grid-cols-1 gap-6">
      <WriteMessage key={user.id} supportId={supportId} user={user} />
      <SentList supportId={supportId} user={user} />
    </div>
  );
}
