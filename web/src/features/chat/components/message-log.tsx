import type { ChatMessage } from '@encina/contract/chat';
import { useEffect, useRef } from 'react';
import type { Talk } from '../use-talk.ts';
import { AnswerTools, type Links, UrgentCall } from './answer-tools.tsx';
import { Bubble } from './bubble.tsx';

export interface MessageLogProps {
  greeting: string;
  messages: readonly ChatMessage[];
  talk: Pick<Talk, 'asked' | 'words'>;
  links: Links;
  canSpeak: boolean;
}

/** All that was said, oldest first. What listens is told of each new message when it is whole. */
export function MessageLog({ greeting, messages, talk, links, canSpeak }: MessageLogProps) {
  const { asked, words } = talk;
  const lastAsked = useLastInSight(messages.length, asked);
  const isAlarm = Boolean(messages.at(-1)?.alarm);
  // In a danger the way to help matters more than her own words, and a small screen has no room for both.
  const last = isAlarm
    ? messages.length - 1
    : messages.findLastIndex(({ sender }) => sender === 'user');
  return (
    <div className="grid gap-5">
      <div role="log" aria-live="polite" aria-label="Conversación" className="grid gap-5">
        <Bubble from="assistant">{greeting}</Bubble>
        {messages.map((message, i) => (
          <div
            key={message.id}
            ref={!asked && i === last ? lastAsked : undefined}
            tabIndex={-1}
            className={`outline-none ${isAlarm ? 'scroll-mt-1' : 'scroll-mt-4'}`}
          >
            {message.sender === 'assistant' && <UrgentCall message={message} />}
            <Bubble from={message.sender}>{message.content}</Bubble>
            {message.sender === 'assistant' && (
              <AnswerTools message={message} links={links} canSpeak={canSpeak} />
            )}
          </div>
        ))}
      </div>
      {asked && (
        <div ref={lastAsked} className="grid scroll-mt-4 gap-5">
          <Bubble from="user" muted>
            {asked}
          </Bubble>
          <Bubble from="assistant" muted={words !== ''}>
            {words || <Thinking />}
          </Bubble>
        </div>
      )}
    </div>
  );
}

/** What was said last stays in sight, and is where the focus goes when its button is gone. */
function useLastInSight(count: number, asked: string | undefined) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count === 0 && !asked) return;
    element.current?.scrollIntoView({ block: 'start' });
    if (!asked && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true });
    }
  }, [count, asked]);
  return element;
}

function Thinking() {
  return (
    <span role="status" className="inline-flex items-center gap-3">
      Pensando
      <span aria-hidden className="thinking">
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
