import type { ChatMessage } from '@encina/contract/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../lib/failure-words.ts';
import { dismissError, showToast } from '../../ui/toast-store.ts';
import { keepExchange, leave, say } from './chat.queries.ts';

const NOT_SENT = 'No se pudo enviar tu mensaje. Por favor, inténtalo de nuevo.';

export interface Talk {
  /** What she has just said and is not answered yet. */
  readonly asked: string | undefined;
  /** What the assistant is saying. */
  readonly words: string;
  readonly failed: boolean;
  /** @returns whether it was sent */
  readonly send: (content: string) => Promise<boolean>;
}

/** Sends messages one after the other; on leaving, by whatever way, all of them are deleted. */
export function useTalk(id: string, onAnswer: (answer: ChatMessage) => void): Talk {
  const client = useQueryClient();
  const [asked, setAsked] = useState<string>();
  const [words, setWords] = useState('');
  const [failed, setFailed] = useState(false);
  const flight = useRef<AbortController>(undefined);
  useEffect(() => {
    const isAsking = () => flight.current !== undefined;
    const onHide = () => leave(client, id, { isClosing: true, isAsking: isAsking() });
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      flight.current?.abort();
      leave(client, id, { isAsking: isAsking() });
    };
  }, [client, id]);

  async function send(content: string): Promise<boolean> {
    if (flight.current) return false;
    const own = new AbortController();
    flight.current = own;
    setAsked(content);
    setFailed(false);
    dismissError();
    try {
      const exchange = await say(id, content, setWords, own.signal);
      keepExchange(client, id, exchange);
      onAnswer(exchange.assistantMessage);
      return true;
    } catch (error) {
      if (own.signal.aborted) return false;
      setFailed(true);
      const why = sentenceOf(error, '', '');
      showToast(NOT_SENT, { kind: 'error', ...(why ? { description: why } : {}) });
      return false;
    } finally {
      flight.current = undefined;
      setAsked(undefined);
      setWords('');
    }
  }
  return { asked, words, failed, send };
}
