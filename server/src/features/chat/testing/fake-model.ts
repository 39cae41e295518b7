import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What the fake says to one request. */
export type Saying =
  | { readonly words: string }
  | { readonly call: string; readonly phrase: string }
  /** Begins to speak and hangs up. */
  | { readonly cutAfter: string }
  | { readonly status: number }
  /** Bytes that are no protocol at all. */
  | { readonly nonsense: string }
  /** Never says anything. */
  | 'silence';

interface Asked {
  readonly model: string;
  readonly stream: boolean;
  readonly messages: readonly { role: string; content: unknown }[];
  readonly tools: readonly { function: { name: string } }[];
}

/** A server that speaks the protocol of OpenAI's chat completions, and says what the test wants, in its order. */
export async function fakeModel(...sayings: readonly Saying[]) {
  const asked: Asked[] = [];
  const left = [...sayings];
  const server = createServer(async (request, response) => {
    asked.push(JSON.parse(await bodyOf(request)));
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    say(left.shift() ?? { words: '' }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, asked };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

function say(saying: Saying, response: ServerResponse): void {
  if (saying === 'silence') return;
  if ('status' in saying) return void response.writeHead(saying.status).end('{"error":{}}');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('nonsense' in saying) return void response.end(saying.nonsense);
  if ('call' in saying) return void response.end(lines(callOf(saying), 'tool_calls'));
  const text = 'words' in saying ? saying.words : saying.cutAfter;
  const parts = text.match(/\S+\s*/g) ?? [];
  for (const part of parts) response.write(line({ content: part }));
  if ('cutAfter' in saying) return void setTimeout(() => response.destroy(), 50);
  response.end(`${line({}, 'stop')}data: [DONE]\n\n`);
}

const callOf = ({ call, phrase }: { call: string; phrase: string }) => ({
  tool_calls: [
    {
      index: 0,
      id: `call_${call}`,
      type: 'function',
      function: { name: call, arguments: JSON.stringify({ frase: phrase }) },
    },
  ],
});

const lines = (delta: object, reason: string): string =>
  `${line(delta)}${line({}, reason)}data: [DONE]\n\n`;

const line = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'fake',
    object: 'chat.completion.chunk',
    created: 1_800_000_000,
    model: 'fake',
    choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason }],
  })}\n\n`;
