import { Activity, BellRing, Images, type LucideIcon, Send } from 'lucide-react';
import { LastMoods } from '../../features/activity/components/last-moods.tsx';
import { useNavigation } from '../../lib/navigation.tsx';
import type { ViewParams } from '../../lib/views.ts';
import type { Hue } from '../../ui/hue.ts';
import { HueCard } from '../../ui/hue-card.tsx';
import type { SupportedUser } from './supported-user.ts';

type Part = NonNullable<ViewParams<'support-dashboard'>['part']>;

const TILES: readonly (readonly [Part, title: string, words: string, Hue, LucideIcon])[] = [
  ['send', 'Enviar mensaje', 'Texto, foto, video o voz', 'rose', Send],
  ['metrics', 'Ver métricas', 'Su actividad de estos días', 'olive', Activity],
  ['reminders', 'Recordatorios', 'Lo de hoy y lo que viene', 'clay', BellRing],
  ['memories', 'Recuerdos', 'Sus fotos, vídeos y voces', 'plum', Images],
];

/** Four tiles; the last three open only with the person's consent. */
export function SupportTiles({ user }: { user: SupportedUser }) {
  const { go } = useNavigation();
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {TILES.map(([part, title, words, hue, Pictogram]) => {
          const isClosed = part !== 'send' && !user.familyConsent;
          return (
            <HueCard
              key={part}
              hue={hue}
              title={title}
              pictogram={<Pictogram />}
              status={isClosed ? 'Requiere autorización' : words}
              disabled={isClosed}
              className={isClosed ? 'cursor-not-allowed border-dashed shadow-none' : ''}
              onClick={() => go('support-dashboard', { userId: user.id, part })}
            />
          );
        })}
      </div>
      {user.familyConsent && <LastMoods userId={user.id} />}
    </>
  );
}
