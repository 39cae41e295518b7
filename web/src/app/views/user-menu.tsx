import { useEffect, useState } from 'react';
import { TakenAlerts } from '../../features/alerts/components/taken-alerts.tsx';
import { NextUp } from '../../features/reminders/components/next-up.tsx';
import { RemovedVoices } from '../../features/reminders/files/removed-voices.tsx';
import { extraFromChunk, fromChunk } from '../../lib/chunk.tsx';
import { useTimeZone } from '../../lib/municipality.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { setAside } from '../../lib/offline/waiting.ts';
import { noteEntry } from '../../lib/own-tablet.ts';
import { useHeldBack } from '../../lib/use-held-back.ts';
import { useNow } from '../../lib/use-now.ts';
import type { SelectedUser } from '../../lib/views.ts';
import { dialogFromChunk } from '../../ui/dialog-from-chunk.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { HomeCards } from '../home/home-cards.tsx';
import { HomeHeader } from '../home/home-header.tsx';
import { LoadProblem } from '../home/load-problem.tsx';
import { useGoingOut } from '../home/use-going-out.ts';
import { useHome } from '../home/use-home.ts';
import { ProposalNotice } from '../proposals/proposal-notice.tsx';

const Notices = dialogFromChunk(async () => (await import('../home/notices.tsx')).Notices);
const ChoosePin = fromChunk(
  async () => (await import('../../features/users/components/choose-pin.tsx')).ChoosePin,
);
const LeaveDialog = dialogFromChunk(
  async () => (await import('../home/leave-dialog.tsx')).LeaveDialog,
);
const Unsent = extraFromChunk(async () => (await import('../home/unsent.tsx')).Unsent);
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
  const way = useGoingOut(user.id);
  const [areNoticesOpen, setNoticesOpen] = useState(false);
  const isUnsent = setAside.use().length > 0;
  const isHeldBack = useHeldBack(home.loading);
  useEffect(() => noteEntry(user.id), [user.id]);
  useEffect(() => {
    // "Salir" has to ask also where the network has gone since.
    LeaveDialog.fetch().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (home.ended) restart('user-select');
  }, [home.ended, restart]);

  const leaving = way.stage && <LeaveDialog way={way} onClose={way.stay} />;
  if (own?.pinIsFromStaff) {
    return (
      <>
        <ChoosePin user={own} onLeave={way.wantOut} />
        {leaving}
      </>
    );
  }

  return (
    <main className="mx-auto grid max-w-page gap-6 px-4 py-5 sm:px-6">
      <HomeHeader
        // As they are now: home stays open for days, and what she came in with does not change.
        user={own ?? user}
        now={now}
        timeZone={timeZone}
        onNotices={() => setNoticesOpen(true)}
        onSettings={() => go('settings', { user })}
        onLeave={way.wantOut}
      />
      {isHeldBack && <Loading shapes={['h-30', 'h-30', 'h-30']} />}
      {!isHeldBack && (
        <>
          {isUnsent && <Unsent />}
          {home.failed && <LoadProblem retrying={home.retrying} onRetry={home.retry} />}
          {home.reminders && (
            <NextUp userId={user.id} timeZone={timeZone} onMore={() => go('reminders', { user })} />
          )}
          <ProposalNotice userId={user.id} />
          {home.isKnown && <TakenAlerts userId={user.id} />}
          {home.isKnown && <RemovedVoices userId={user.id} />}
          <h2>¿Qué te gustaría hacer hoy?</h2>
          <HomeCards
            home={home}
            now={now}
            timeZone={timeZone}
            onOpen={({ open }) => open(go, user)}
          />
          {home.isKnown && <HomeQuestions userId={user.id} asksMood={own?.moodAsked === true} />}
        </>
      )}
      {areNoticesOpen && (
        <Notices
          home={home}
          now={now}
          timeZone={timeZone}
          onOpen={(view) => go(view, { user })}
          onClose={() => setNoticesOpen(false)}
        />
      )}
      {leaving}
    </main>
  );
}

/** What home asks of her, at its end. */
function HomeQuestions({ userId, asksMood }: { userId: string; asksMood: boolean }) {
  return (
    <>
      <TermsQuestion userId={userId}>
        <PrivacyNotice />
      </TermsQuestion>
      {asksMood && <MoodQuestion userId={userId} whenBad={<WhomToCall userId={userId} />} />}
    </>
  );
}
