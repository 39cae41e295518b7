import { Bell, LogOut, Settings } from 'lucide-react';
import { todaySentence } from '../../lib/dates.ts';
import { firstName } from '../../lib/first-name.ts';
import { useMunicipality } from '../../lib/municipality.ts';
import type { SelectedUser } from '../../lib/views.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { Callbacks } from '../../ui/callbacks.ts';
import { HelpTool } from '../../ui/help-tool.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { Clock } from './clock.tsx';

const HELP = 'Esta es tu página de inicio. Toca una de las seis tarjetas para entrar en ella.';

/** Who she is, what day and what time it is, and the tools of home. */
export function HomeHeader({
  user,
  now,
  timeZone,
  onNotices,
  onSettings,
  onLeave,
}: { user: SelectedUser; now: Date; timeZone: string } & Callbacks<
  'onNotices' | 'onSettings' | 'onLeave'
>) {
  const phone = useMunicipality()?.phone;
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar id={user.id} name={user.name} photo={user.photo} />
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="break-words">¡Hola, {firstName(user.name)}!</h1>
        <p className="text-ink-soft">{todaySentence(now, timeZone)}</p>
      </div>
      <Clock now={now} timeZone={timeZone} />
      <nav aria-label="Herramientas" className="home-tools">
        <ToolButton icon={<Bell />} onClick={onNotices}>
          Avisos
        </ToolButton>
        <ToolButton icon={<Settings />} onClick={onSettings}>
          Ajustes
        </ToolButton>
        <HelpTool title="Inicio" words={HELP} phone={phone} />
        <ToolButton icon={<LogOut />} onClick={onLeave}>
          Salir
        </ToolButton>
      </nav>
    </header>
  );
}
