import { Bell, LogOut, Settings } from 'lucide-react';
import { useEffect, useState } from 'react';
import { endReporting } from '../../features/activity/activity-report.ts';
import { NextUp } from '../../features/reminders/components/next-up.tsx';
import { useLeave, useOwnUser } from '../../features/users/users.queries.ts';
import { extraFromChunk } from '../../lib/chunk.tsx';
import { todaySentence } from '../../lib/dates.ts';
import { firstName } from '../../lib/first-name.ts';
import { useMunicipality, useTimeZone } from '../../lib/municipality.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useNow } from '../../lib/use-now.ts';
import type { SelectedUser } from '../../lib/views.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { dialogFromChunk } from '../../ui/dialog-from-chunk.tsx';
import { HelpTool } from '../../ui/help-tool.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { Clock } from '../home/clock.tsx';
import { HomeCards } from '../home/home-cards.tsx';
import { LoadProblem } from '../home/load-problem.tsx';
import { useHome } from '../home/use-home.ts';

const Notices = dialogFromChunk(async () => (await import('../home/notices.tsx')).Notices);
const MoodQuestion = extraFromChunk(
  async () => (await import('../../features/activity/components/mood-question.tsx')).MoodQuestion,
);
const WhomToCall = extraFromChunk(
  async () => (await import('../home/whom-to-call.tsx')).WhomToCall,
);
const HELP = 'Esta es tu página de inicio. Toca una de las seis tarjetas para entrar en ella.';

/** A person's own home: who she is, what day it is, what comes next, and six cards. */
export function UserMenu({ user }: { user: SelectedUser }) {
  const { go, restart } = useNavigation();
  const home = useHome(user.id);
  const own = useOwnUser(user.id).data;
  const now = useNow();
  const timeZone = useTimeZone();
  const phone = useMunicipality()?.phone;
  const leave = useLeave(user.id);
  const [panel, setPanel] = useState<'notices'>();
  const close = () => setPanel(undefined);
  const goOut = async () => {
    await endReporting();
    leave.mutate(undefined, { onSettled: () => restart('landing') });
  };
  useEffect(() => {
    if (home.ended) restart('user-select');
  }, [home.ended, restart]);

  return (
    <main className="mx-auto grid max-w-[76rem] gap-6 px-4 py-5 sm:px-6">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar id={user.id} name={user.name} photo={user.photo} />
        <div className="min-w-0 flex-1 basis-48">
          <h1 className="break-words">¡Hola, {firstName(user.name)}!</h1>
          <p className="text-ink-soft">{todaySentence(now, timeZone)}</p>
        </div>
        <Clock now={now} timeZone={timeZone} />
        <nav aria-label="Herramientas" className="home-tools">
          <ToolButton icon={<Bell />} onClick={() => setPanel('notices')}>
            Avisos
          </ToolButton>
          <ToolButton icon={<Settings />} onClick={() => go('settings', { user })}>
            Ajustes
          </ToolButton>
          <HelpTool title="Inicio" words={HELP} phone={phone} />
          <ToolButton icon={<LogOut />} onClick={() => void goOut()}>
            Salir
          </ToolButton>
        </nav>
      </header>
      {home.failed && <LoadProblem retrying={home.retrying} onRetry={home.retry} />}
      <NextUp userId={user.id} timeZone={timeZone} onMore={() => go('reminders', { user })} />
      <h2>¿Qué te gustaría hacer hoy?</h2>
      <HomeCards home={home} now={now} timeZone={timeZone} onOpen={({ open }) => open(go, user)} />
      {own?.moodAsked && !home.loading && (
        <MoodQuestion userId={user.id} whenBad={<WhomToCall userId={user.id} />} />
      )}
      {panel === 'notices' && <Notices home={home} now={now} timeZone={timeZone} onClose={close} />}
    </main>
  );
}
