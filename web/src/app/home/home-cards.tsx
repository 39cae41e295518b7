import {
  Activity,
  BellRing,
  Images,
  type LucideIcon,
  Mail,
  MessageCircle,
  Puzzle,
} from 'lucide-react';
import type { Hue } from '../../ui/hue.ts';
import { HueCard } from '../../ui/hue-card.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import {
  activityWords,
  chatWords,
  galleryWords,
  gameWords,
  messageWords,
  reminderWords,
} from './card-words.ts';
import type { Home } from './use-home.ts';

interface HomeCard {
  title: string;
  hue: Hue;
  Pictogram: LucideIcon;
  words: (home: Home, now: Date, timeZone: string) => string;
  dot?: (home: Home) => boolean;
}

/** The six doors of the home screen. Each owns its colour, its pictogram and its word. */
const CARDS: readonly HomeCard[] = [
  {
    title: 'Recordatorios',
    hue: 'clay',
    Pictogram: BellRing,
    words: ({ pending }) => reminderWords(pending),
  },
  {
    title: 'Juegos',
    hue: 'honey',
    Pictogram: Puzzle,
    words: ({ lastPlayedAt }, now, zone) => gameWords(lastPlayedAt, now, zone),
  },
  {
    title: 'Mis Recuerdos',
    hue: 'plum',
    Pictogram: Images,
    words: ({ files }) => galleryWords(files),
  },
  {
    title: 'Asistente',
    hue: 'sky',
    Pictogram: MessageCircle,
    words: ({ lastConversationAt }, now, zone) => chatWords(lastConversationAt, now, zone),
  },
  {
    title: 'Mi Actividad',
    hue: 'olive',
    Pictogram: Activity,
    words: ({ activeDays }) => activityWords(activeDays),
  },
  {
    title: 'Mensajes',
    hue: 'rose',
    Pictogram: Mail,
    words: ({ messages }) => messageWords(messages),
    dot: ({ messages = [] }) => messages.some(({ seen }) => !seen),
  },
];

export function HomeCards({
  home,
  now,
  timeZone,
  onOpen,
}: {
  home: Home;
  now: Date;
  timeZone: string;
  onOpen: (title: string) => void;
}) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3 sm:gap-4.5">
      {CARDS.map(({ title, hue, Pictogram, words, dot }) => (
        <HueCard
          key={title}
          title={title}
          hue={hue}
          pictogram={<Pictogram />}
          status={
            <StatusLine dot={dot?.(home) ?? false}>
              {home.loading ? ' ' : words(home, now, timeZone)}
            </StatusLine>
          }
          onClick={() => onOpen(title)}
        />
      ))}
    </div>
  );
}
