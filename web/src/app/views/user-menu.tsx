import { useEffect, useState } from 'react';
import { endReporting } from '../../features/activity/activity-report.ts';
import { NextUp } from '../../features/reminders/components/next-up.tsx';
import { useLeave } from '../../features/users/users.queries.ts';
import { extraFromChunk, fromChunk } from '../../lib/chunk.tsx';
import { useTiedTo } from '../../lib/device-session.ts';
import { useTimeZone } from '../../lib/municipality.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { isHersAlone, noteEntry } from '../../lib/own-tablet.ts';
import { useNow } from '../../lib/use-now.ts';
import type { SelectedUser } from '../../lib/views.ts';
import { dialogFromChunk } from '../../ui/dialog-from-chunk.tsx';
import { HomeCards } from '../home/home-cards.tsx';
import { HomeHeader } from '../home/home-header.tsx';
import { LoadProblem } from '../home/load-problem.tsx';
import { useHome } from '../home/use-home.ts';

const Notices = dialogFromChunk(async () => (await import('../home/notices.tsx')).Notices);
const ChoosePin = fromChunk(
  async () => (await import('../../features/users/components/choose-pin.tsx')).ChoosePin,
);
const LeaveDialog = dialogFromChunk(
  async () => (await import('../home/leave-dialog.tsx')).LeaveDialog,
);
const MoodQuestion = extraFromChunk(
  async () => (await import('../../features/activity/components/mood-question.tsx')).MoodQuestion,
);
const TermsQuestion = extraFromChunk(
  async () => (await import('../../features/terms/components/terms-question.tsx')).TermsQuestion,
);
const PrivacyNotice = extraFromChunk(
  async () => (await import('../../features/users/components/privacy-notice.tsx')).PrivacyNotice,
);
const WhomToCall = extraFromChunk(
  async () => (await import('../home/whom-to-call.tsx')).WhomToCall,
);

/** A person's own home: who she is, what day it is, what comes next, and six cards. */
export function UserMenu({ user }: { user: SelectedUser }) {
  const { go, restart } = useNavigation();
  const home = useHome(user.id);
  const { own } = home;
  const now = useNow();
  const timeZone = useTimeZone();
  const tiedTo = useTiedTo();
  const leave = useLeave(user.id);
  const [panel, setPanel] = useState<'notices' | 'leaving'>();
  const close = () => setPanel(undefined);
  const goOut = async () => {
    await endReporting();
    leave.mutate(undefined, { onSettled: () => restart('landing') });
  };
  useEffect(() => noteEntry(user.id), [user.id]);
  useEffect(() => {
    if (home.ended) restart('user-select');
  }, [home.ended, restart]);

  if (own?.pinIsFromStaff) return <ChoosePin user={own} onLeave={() => void goOut()} />;

  return (
    <main className="mx-auto grid max-w-page gap-6 px-4 py-5 sm:px-6">
      <HomeHeader
        user={user}
        now={now}
        timeZone={timeZone}
        onNotices={() => setPanel('notices')}
        onSettings={() => go('settings', { user })}
        onLeave={() => (isHersAlone(user.id, tiedTo) ? setPanel('leaving') : void goOut())}
      />
      {home.failed && <LoadProblem retrying={home.retrying} onRetry={home.retry} />}
      {home.reminders && (
        <NextUp userId={user.id} timeZone={timeZone} onMore={() => go('reminders', { user })} />
      )}
      <h2>¿Qué te gustaría hacer hoy?</h2>
      <HomeCards home={home} now={now} timeZone={timeZone} onOpen={({ open }) => open(go, user)} />
      {home.isKnown && (
        <TermsQuestion userId={user.id}>
          <PrivacyNotice />
        </TermsQuestion>
      )}
      {own?.moodAsked && home.isKnown && (
        <MoodQuestion userId={user.id} whenBad={<WhomToCall userId={user.id} />} />
      )}
      {panel === 'notices' && (
        <Notices
          home={home}
          now={now}
          timeZone={timeZone}
          onOpen={(view) => go(view, { user })}
          onClose={close}
        />
      )}
      {panel === 'leaving' && <LeaveDialog onLeave={() => void goOut()} onClose={close} />}
    </main>
  );
}
