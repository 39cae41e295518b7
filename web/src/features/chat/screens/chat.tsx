import type { ChatMessage } from '@encina/contract/chat';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstName } from '../../../lib/first-name.ts';
import { usePersonHeader } from '../../../lib/use-person-header.ts';
import type { SelectedUser } from '../../../lib/views.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Header } from '../../../ui/header.tsx';
import { useDictation } from '../../../ui/use-dictation.ts';
import { useConversation } from '../chat.queries.ts';
import type { Links } from '../components/answer-tools.tsx';
import { Composer, shortened } from '../components/composer.tsx';
import { MessageLog } from '../components/message-log.tsx';
import { Suggestions } from '../components/suggestions.tsx';
import { VoiceTools } from '../components/voice-tools.tsx';
import { closedAnswer } from '../hands-free/closed-answer.ts';
import { HandsFreePanel } from '../hands-free/hands-free-panel.tsx';
import { type HandsFree, useHandsFree } from '../hands-free/use-hands-free.ts';
import { useTalk } from '../use-talk.ts';
import { useVoice } from '../use-voice.ts';

const HELP =
  'Aquí hablas con un asistente que te ayuda y te hace compañía. Escribe, o toca «Hablar», y luego toca «Enviar».';
const HELP_HANDS_FREE =
  'Habla cuando ponga «Te escucho», y cuando acabes te contesto en voz alta. Para terminar, di «para» o toca «Parar y escribir».';
/** Time to read "Abro los juegos" before they open, in ms. */
const OPENING_DELAY = 1800;

export interface ChatProps {
  user: SelectedUser;
  /** Whether she wants replies read aloud. */
  voiceWanted: boolean;
  links: Links;
}

/** "Tu Asistente Virtual": a conversation that is deleted when she leaves it. */
export function ChatScreen({ user, voiceWanted, links }: ChatProps) {
  const conversation = useConversation(user.id);
  const chat = useMessages({ user, voiceWanted, links });
  const { voice, dictation, talk, send } = chat;
  const messages = conversation.data ?? [];
  const handsFree = useHandsFree({
    thinking: talk.asked !== undefined,
    speaking: voice.speaking,
    send: (heard) => send(shortened(closedAnswer(heard, messages.at(-1)))),
  });
  const header = usePersonHeader(user, handsFree.on ? HELP_HANDS_FREE : HELP);
  const say = (content: string) => {
    handsFree.forget();
    void send(content);
  };
  const toggleHandsFree = () => {
    if (handsFree.on) return handsFree.stop();
    dictation.stop();
    voice.turnOn();
    handsFree.start();
  };
  return (
    <div data-hue="sky" className="contents">
      <Header title="Tu Asistente Virtual" hue="sky" pictogram={<MessageCircle />} {...header} />
      <main className="mx-auto flex w-full max-w-text flex-1 flex-col gap-5 px-4 pt-5 sm:px-6">
        <p className="font-semibold">Hablas con un programa, no con una persona.</p>
        <VoiceTools voice={voice} handsFree={handsFree} onHandsFree={toggleHandsFree} />
        {conversation.isError && (
          <ErrorState
            title="No se pudo abrir la conversación."
            retrying={conversation.isFetching}
            onRetry={() => void conversation.refetch()}
          />
        )}
        <MessageLog
          greeting={`Hola, ${firstName(user.name)}. Dime en qué te ayudo, o simplemente charlamos.`}
          messages={messages}
          talk={talk}
          links={links}
          canSpeak={voice.able !== false}
        />
        <Suggestions
          choices={messages.at(-1)?.choices ?? []}
          alarm={messages.at(-1)?.alarm ?? null}
          onChoose={say}
        />
        <Foot chat={chat} handsFree={handsFree} onSend={say} />
      </main>
    </div>
  );
}

interface FootProps {
  chat: ReturnType<typeof useMessages>;
  handsFree: HandsFree;
  onSend: (content: string) => void;
}

/** Where she writes, or sees that she is listened to. */
function Foot({ chat, handsFree, onSend }: FootProps) {
  const { text, setText, voice, dictation, talk } = chat;
  const field = useRef<HTMLTextAreaElement>(null);
  if (handsFree.on) {
    const write = () => {
      flushSync(handsFree.stop);
      // Inside the tap: else no keyboard comes, and the focus goes with the panel.
      field.current?.focus();
    };
    return <HandsFreePanel handsFree={handsFree} onWrite={write} />;
  }
  return (
    <Composer
      field={field}
      text={text}
      onText={setText}
      onSend={() => onSend(text)}
      sending={talk.asked !== undefined}
      listening={dictation.listening}
      onListen={() => {
        handsFree.forget();
        voice.unlock();
        dictation.start();
      }}
      onStopListening={dictation.stop}
      problem={talk.failed ? 'Error al enviar mensaje' : (dictation.problem ?? handsFree.notice)}
    />
  );
}

/** What she writes or dictates, how it is sent, and what an answer does beside being read. */
function useMessages({ user, voiceWanted, links }: ChatProps) {
  const [text, setText] = useState('');
  const voice = useVoice(voiceWanted);
  const openSoon = useSoon();
  const dictation = useDictation((heard) => setText(shortened(heard)));
  const talk = useTalk(user.id, (answer: ChatMessage) => {
    voice.reply(answer.content);
    const open = answer.opensNow && answer.link && links[answer.link];
    if (open) openSoon(open);
  });

  async function send(content: string): Promise<boolean> {
    if (content.trim() === '' || talk.asked) return false;
    voice.unlock();
    dictation.stop();
    dictation.forget();
    // What she began to write stays hers, whatever else she taps or says.
    setText((written) => (written === content ? '' : written));
    const isSent = await talk.send(content.trim());
    if (!isSent) setText((written) => written || content);
    return isSent;
  }
  return { text, setText, voice, dictation, talk, send };
}

/** Does something a little later, unless the view has gone meanwhile. */
function useSoon(): (action: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (action) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, OPENING_DELAY);
  };
}
