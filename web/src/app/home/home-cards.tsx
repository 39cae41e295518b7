import {
  Activity,
  BellRing,
  Images,
  type LucideIcon,
  Mail,
  MessageCircle,
  Puzzle,
} from 'lucide-react';
import type { useNavigation } from '../../lib/navigation.tsx';
import type { SelectedUser } from '../../lib/views.ts';
import type { Hue } from '../../ui/hue.ts';
import { HueCard } from '../../ui/hue-card.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import {
  activityWords,
  chatWords,
  galleryWords,
  gameWords,
  messageWords,
  NOT_LOADED,
  reminderWords,
} from './card-words.ts';
import type { Home } from './use-home.ts';

type Go = ReturnType<typeof useNavigation>['go'];

export interface HomeCard {
  title: string;
  hue: Hue;
  Pictogram: LucideIcon;
  words: (home: Home, now: Date, timeZone: string) => string;
  dot?: (home: Home) => boolean;
  /** Goes to the view behind the card. */
  open: (go: Go, user: SelectedUser) => void;
}

/** The six cards of the home screen. Each owns its colour, its pictogram and its word. */
const CARDS: readonly HomeCard[] = [
  {
    title: 'Recordatorios',
    hue: 'clay',
    Pictogram: BellRing,
    words: ({ pending }) => reminderWords(pending),
    open: (go, user) => go('reminders', { user }),
  },
  {
    title: 'Juegos',
    hue: 'honey',
    Pictogram: Puzzle,
    words: ({ lastPlayedAt }, now, zone) => gameWords(lastPlayedAt, now, zone),
    open: (go, user) => go('games-menu', { user }),
  },
  {
    title: 'Mis Recuerdos',
    hue: 'plum',
    Pictogram: Images,
    words: ({ files }) => galleryWords(files),
    open: (go, user) => go('gallery', { user }),
  },
  {
    title: 'Asistente',
    hue: 'sky',
    Pictogram: MessageCircle,
    words: ({ lastConversationAt }, now, zone) => chatWords(lastConversationAt, now, zone),
    open: (go, user) => go('chat', { user }),
  },
  {
    title: 'Mi Actividad',
    hue: 'olive',
    Pictogram: Activity,
    words: ({ activeDays }) => activityWords(activeDays),
    open: (go, user) => go('metrics', { user }),
  },
  {
    title: 'Mensajes',
    hue: 'rose',
    Pictogram: Mail,
    words: ({ messages }) => messageWords(messages),
    open: (go, user) => go('support-messages', { user }),
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
  onOpen: (card: HomeCard) => void;
}) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3 sm:gap-4.5">
      {CARDS.map((card) => (
        <HueCard
          key={card.title}
          title={card.title}
          hue={card.hue}
          pictogram={<card.Pictogram />}
          status={
            <StatusLine dot={card.dot?.(home) ?? false}>
              {lineOf(card, home, now, timeZone)}
            </StatusLine>
          }
          onClick={() => onOpen(card)}
        />
      ))}
    </div>
  );
}

/** What is not known is no "none": whoever reads that nothing is pending believes it. */
function lineOf(card: HomeCard, home: Home, now: Date, timeZone: string): string {
  if (home.isKnown) return card.words(home, now, timeZone);
  return home.loading ? ' ' : NOT_LOADED;
}
