import { LastMoods } from '../../features/activity/components/last-moods.tsx';
import { newsWords } from '../../features/messages/message-words.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { HueCard } from '../../ui/hue-card.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import type { SupportedUser } from '../supported-user.ts';
import { HowToShare } from './how-to-share.tsx';
import { type PartName, SUPPORT_PARTS } from './support-parts.ts';

const PARTS = ['send', 'metrics', 'reminders', 'memories', 'proposals'] as const;

/** They have a permission of their own, or need none. */
const ALWAYS_OPEN: ReadonlySet<PartName> = new Set(['send', 'proposals']);

/** Five tiles; what shows her data opens only with her consent. */
export function SupportTiles({ user }: { user: SupportedUser }) {
  const { go } = useNavigation();
  return (
    <>
      <div className="pairs-grid gap-4 [--room:19rem]">
        {PARTS.map((part) => {
          const { tile, words, hue, Pictogram } = SUPPORT_PARTS[part];
          const isClosed = !ALWAYS_OPEN.has(part) && !user.familyConsent;
          const news = part === 'send' ? newsWords(user.news) : undefined;
          return (
            <HueCard
              key={part}
              hue={hue}
              title={tile}
              pictogram={<Pictogram />}
              status={
                <StatusLine dot={news !== undefined}>
                  {isClosed ? 'Requiere autorización' : (news ?? words)}
                </StatusLine>
              }
              disabled={isClosed}
              className={isClosed ? 'cursor-not-allowed border-dashed shadow-none' : ''}
              onClick={() => go('support-dashboard', { userId: user.id, part })}
            />
          );
        })}
      </div>
      {user.familyConsent ? <LastMoods userId={user.id} /> : <HowToShare user={user} />}
    </>
  );
}
