import type { ChatMessage, Link } from '@encina/contract/chat';
import { ArrowRight, Phone, Volume2 } from 'lucide-react';
import { speak, unlockSpeech } from '../../../lib/speech.ts';
import { Button } from '../../../ui/button.tsx';
import { phoneWords } from '../../../ui/phone-words.ts';

const LINK_WORDS: Readonly<Record<Link, string>> = {
  reminders: 'Ver Recordatorios',
  'games-menu': 'Ver Juegos',
  gallery: 'Ver Mis Recuerdos',
  'support-messages': 'Ver Mensajes',
  'write-message': 'Escribir un mensaje',
  settings: 'Ver Ajustes',
  metrics: 'Ver Mi Actividad',
};

/** Views that can be gone to from here. */
export type Links = Readonly<Partial<Record<Link, () => void>>>;

/** In a danger the number to call first is the largest thing on the screen. */
const FIRST = 'mb-4 min-h-24 w-full justify-center gap-5 text-3xl';
const OTHER = 'min-h-16 gap-3 text-xl';
/** On a low screen the two answers to "¿Te ha pasado algo malo?" need its room. */
const NOT_IF_LOW = '[@media(max-height:44rem)]:hidden';

type ToCall = ChatMessage['phones'][number];

/** The number to call before anything else is read; undefined where there is no danger. */
const urgentIn = ({ alarm, phones }: ChatMessage): ToCall | undefined =>
  alarm === 'tells' ? phones[0] : undefined;

function CallLink({ phone, look }: { phone: ToCall; look: string }) {
  const { name, number } = phone;
  return (
    <a
      href={`tel:${number.replace(/\s/g, '')}`}
      className={`ledge ledge-danger inline-flex items-center rounded-lg bg-danger px-6 py-2 leading-tight font-bold text-on-hue ${look}`}
    >
      <Phone aria-hidden className="size-[1.1em] flex-none" />
      <span>
        Llamar al {phoneWords(number)}
        <span className="block text-base font-semibold">{name}</span>
      </span>
    </a>
  );
}

/** Stands before the words of an answer: on a telephone what comes after them is out of sight. */
export function UrgentCall({ message }: { message: ChatMessage }) {
  const phone = urgentIn(message);
  return phone && <CallLink phone={phone} look={FIRST} />;
}

/** What stands under an answer: further numbers to call, a view to open, and its voice. */
export function AnswerTools({
  message,
  links,
  canSpeak,
}: {
  message: ChatMessage;
  links: Links;
  canSpeak: boolean;
}) {
  const { phones, link, content, alarm } = message;
  const open = link && links[link];
  return (
    <div className="mt-2 flex flex-wrap gap-2 sm:gap-3">
      {phones
        .filter((it) => it !== urgentIn(message))
        .map((it) => (
          <CallLink key={it.number} phone={it} look={OTHER} />
        ))}
      {link && open && (
        <Button variant="sand" iconAfter={ArrowRight} onClick={open}>
          {LINK_WORDS[link]}
        </Button>
      )}
      {canSpeak && (
        <Button
          size="small"
          className={`min-h-14 ${alarm === 'asks' ? NOT_IF_LOW : ''}`}
          icon={Volume2}
          aria-label={`Escuchar: ${content.slice(0, 60)}`}
          onClick={() => {
            unlockSpeech();
            speak(content);
          }}
        >
          Escuchar
        </Button>
      )}
    </div>
  );
}
