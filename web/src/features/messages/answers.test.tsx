import type { AnswerKind } from '@encina/contract/messages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGE } from '../../testing/message-fixture.ts';
import { showView } from '../../testing/show-view.tsx';
import { catchUploads } from '../../testing/upload-request.ts';
import { Answers } from './components/answers.tsx';
import { useSupportMessages } from './messages.queries.ts';

/** A microphone that records a moment of nothing. */
class FakeRecorder {
  static isTypeSupported = () => true;
  state = 'inactive';
  mimeType = 'audio/webm';
  ondataavailable?: (event: { data: Blob }) => void;
  onstop?: () => void;
  stream: MediaStream;
  constructor(stream: MediaStream) {
    this.stream = stream;
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['voz']) });
    this.onstop?.();
  }
}

let answer: AnswerKind | null;
let uploads: ReturnType<typeof catchUploads>;
beforeEach(() => {
  answer = null;
  uploads = catchUploads();
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') answer = JSON.parse(String(body)).answer;
    const now = { ...MESSAGE, answer };
    return new Response(JSON.stringify(method === 'GET' ? [now] : now), { status: 200 });
  });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => ({ getTracks: () => [] }) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

function Letter() {
  const { data } = useSupportMessages('ana');
  return data?.map((message) => <Answers key={message.id} userId="ana" message={message} />);
}

async function show() {
  const { browser } = showView(<Letter />);
  await screen.findByRole('button', { name: 'Me ha gustado' });
  return browser;
}

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('an answer of one tap', () => {
  it.each([
    ['Me ha gustado', 'Enviado a Lucía ❤️'],
    ['Recibido', 'Le has dicho a Lucía que lo has recibido 👍'],
    ['Llámame', 'Le has pedido a Lucía que te llame 📞'],
  ])('«%s» says so in words, and is undone', async (button, words) => {
    await show();
    tap(button);
    await screen.findByText(words);
    tap('Deshacer');
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(answer).toBeNull();
  });
});

describe('a voice in return', () => {
  const record = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Empezar a grabar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Terminar' }));
    await screen.findByRole('button', { name: 'Enviar' });
  };

  it('is heard before it goes, and can be recorded again or kept back', async () => {
    await show();
    tap('Contestar con voz');
    await record();
    expect(screen.getByRole('button', { name: 'Escuchar' })).toBeTruthy();
    expect(uploads).toEqual([]);
    tap('Grabar otra vez');
    await record();
    tap('No enviar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(uploads).toEqual([]);
  });

  it('goes when she says so', async () => {
    await show();
    tap('Contestar con voz');
    await record();
    tap('Enviar');
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.answer({ status: 200, text: '{"url":"/api/users/ana/objects/messages/f"}' });
    await screen.findByText('Has contestado a Lucía.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not lost by the tablet’s Back, while it is recorded or afterwards', async () => {
    const browser = await show();
    tap('Contestar con voz');
    fireEvent.click(await screen.findByRole('button', { name: 'Empezar a grabar' }));
    await screen.findByRole('button', { name: 'Terminar' });
    await act(() => browser.press(-1));
    await screen.findByRole('heading', { name: '¿Salir sin enviarlo?' });
    tap('Seguir aquí');
    tap('Terminar');
    await screen.findByRole('button', { name: 'Enviar' });
    await act(() => browser.press(-1));
    await screen.findByRole('heading', { name: '¿Salir sin enviarlo?' });
    tap('No enviar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
