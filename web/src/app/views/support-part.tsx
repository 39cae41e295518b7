import { FamilyProposals } from '../proposals/family-proposals.tsx';
import type { SupportedUser } from '../supported-user.ts';
import { FamilyMemories } from './family-memories.tsx';
import { FamilyReminders } from './family-reminders.tsx';
import { HowToShare } from './how-to-share.tsx';
import { PersonMetrics } from './person-metrics.tsx';
import { type PartName, SUPPORT_PARTS } from './support-parts.ts';

/** What is behind the tiles that open with her consent alone. The server refuses the moment that it ends. */
export function SupportPart({
  user,
  part,
}: {
  user: SupportedUser;
  part: Exclude<PartName, 'send'>;
}) {
  if (part === 'proposals') return <FamilyProposals user={user} />;
  if (!user.familyConsent) {
    return (
      <div className="grid gap-4">
        <p role="alert">{SUPPORT_PARTS[part].refusal}</p>
        <HowToShare user={user} />
      </div>
    );
  }
  if (part === 'metrics') return <PersonMetrics person={user} reader="family" />;
  if (part === 'reminders') return <FamilyReminders user={user} />;
  return <FamilyMemories user={user} />;
}
