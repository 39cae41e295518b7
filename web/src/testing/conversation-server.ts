import type { SentMessage } from '@encina/contract/messages-family';
import { vi } from 'vitest';

/** What Lucía wrote to Ana in the morning, and what is said of it here. */
export const sentMessage = (said: Partial<SentMessage> = {}): SentMessage => ({
  id: 'm1',
  createdAt: '2026-11-20T10:00:00.000Z',
  sentBy: 'support',
  type: 'text',
  content: 'Mañana voy',
  mediaUrl: null,
  seenAt: null,
  answer: null,
  calledAt: null,
  ...said,
});

export interface SentCommand {
  readonly key: string | null;
  readonly content: string;
  readonly mediaUrl?: string;
}

/** What the server says where nothing reaches her. */
export const PAUSED = 'Su ficha está pausada. Ahora no le llegan mensajes.';

/** Stands in for a server that holds one conversation, and may be out of reach or refuse. */
export function conversationServer(list: SentMessage[] = []) {
  const server = {
    /** Newest first. */
    list,
    state: 'there' as 'there' | 'away' | 'refusing' | 'pausing',
    commands: [] as SentCommand[],
    reads: 0,
  };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (server.state === 'away') throw new TypeError('no network');
    if (address.endsWith('/read')) {
      server.reads += 1;
      return new Response(null, { status: 204 });
    }
    if (address.startsWith('/api/upload?')) {
      if (server.state !== 'pausing') return new Response(null, { status: 204 });
      return Response.json({ error: PAUSED, code: 'person_paused' }, { status: 403 });
    }
    if (init?.method !== 'POST') return Response.json(server.list);
    if (server.state === 'refusing') {
      return Response.json(
        { error: 'No la encontramos.', code: 'user_not_found' },
        { status: 404 },
      );
    }
    const key = new Headers(init.headers).get('idempotency-key');
    const { content, mediaUrl } = JSON.parse(String(init.body));
    server.commands.push({ key, content, mediaUrl });
    const made = sentMessage({ id: key ?? '', content, createdAt: new Date().toISOString() });
    server.list = [made, ...server.list];
    return Response.json(made);
  });
  return server;
}
