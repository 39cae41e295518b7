import { once } from 'node:events';

interface Devtools {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
}

/**
 * Speaks with the first page of a Chromium in its own protocol. Puppeteer of today asks for more than a Chromium of
 * 2023 answers.
 */
export async function connect(browserUrl: string): Promise<Devtools> {
  const { host } = new URL(browserUrl);
  const pages = (await (await fetch(`http://${host}/json/list`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const page = pages.find(({ type }) => type === 'page');
  if (!page) throw new Error('the browser opened no page');
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Record<string, unknown>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    waiting.get(id)?.(result ?? { error });
    waiting.delete(id);
  });
  let last = 0;
  return {
    send: (method, params = {}) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
  };
}
