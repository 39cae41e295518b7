import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../../lib/navigation.tsx';
import { reportReachable } from '../../../lib/reachability.ts';
import { createViewHistory } from '../../../lib/view-history.ts';
import { conversationServer, PAUSED, sentMessage } from '../../../testing/conversation-server.ts';
import { memoryBrowser } from '../../../testing/memory-browser.ts';
import { catchUploads } from '../../../testing/upload-request.ts';
import { Conversation } from './conversation.tsx';
import { emptyOutbox } from './outbox.ts';
import { forgetDraft, pairOf } from './use-draft.ts';
import { useOutboxSender } from './use-outbox-sender.ts';

const LUCIA = 'lucia';
const ANA = { id: 'ana', name: 'Ana', photo: null, call: null };

let server: ReturnType<typeof conversationServer>;
let uploads: ReturnType<typeof catchUploads>;
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }),
  );
  uploads = catchUploads();
  server = conversationServer();
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  reportReachable(true);
  await emptyOutbox(LUCIA);
  await forgetDraft(pairOf(LUCIA, ANA.id));
});

function Panel({ supportId, call }: { supportId: string; call: typeof ANA.call }) {
  useOutboxSender(supportId);
  return <Conversation supportId={supportId} partner={{ ...ANA, call }} onBack={() => undefined} />;
}

function show(supportId = LUCIA, call: object | null = null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const history = createViewHistory(memoryBrowser(), () => ({ view: 'landing', params: {} }));
  history.adopt();
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider history={history}>
        <Panel supportId={supportId} call={call as typeof ANA.call} />
      </NavigationProvider>
    </QueryClientProvider>,
  );
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Mensaje para Ana');
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const send = () => fireEvent.submit(box().form as HTMLFormElement);
const photo = (name: string) => new File([new Uint8Array(3)], name, { type: 'image/jpeg' });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Añadir fotos o vídeos', { selector: 'input' }), {
    target: { files },
  });
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');

describe('a conversation', () => {
  it('has the newest below, with what came back in the line', async () => {
    server.list = [
      sentMessage({
        id: 'm3',
        sentBy: 'user',
        type: 'audio',
        content: 'Archivo adjunto',
        mediaUrl: '/v',
      }),
      sentMessage({
        id: 'm2',
        content: 'Llego a las dos',
        answer: 'liked',
        seenAt: '2026-11-20T10:20:00.000Z',
      }),
      sentMessage(),
    ];
    show();
    await screen.findByText('Llego a las dos');
    const [first, second, third] = lines();
    expect(first).toMatch(/Mañana voy.*EnviadoQuitar$/);
    expect(second).toMatch(/Llego a las dos.*Visto a las 11:20.*Le ha gustado$/);
    expect(third).toContain('Mensaje de voz');
    expect(screen.queryByText(/Archivo adjunto/)).toBeNull();
  });

  it('tells the server once that what came back has been read', async () => {
    server.list = [sentMessage({ answer: 'received' })];
    show();
    await screen.findByText('Recibido');
    await waitFor(() => expect(server.reads).toBe(1));
  });

  it('has «Llámame» above it, with the button that dials', async () => {
    show(LUCIA, { askedAt: new Date().toISOString(), phone: '600 11 22 33' });
    const strip = await screen.findByRole('region', { name: 'Llamada para Ana' });
    const dial = within(strip).getByRole('link', { name: 'Llamar' });
    expect(dial.getAttribute('href')).toBe('tel:600112233');
  });
});

describe('a message', () => {
  it('without a word or a photo is not sent, and says so', async () => {
    show();
    send();
    expect(
      await screen.findByText('Por favor escriba un mensaje o seleccione un archivo'),
    ).toBeTruthy();
    expect(server.commands).toEqual([]);
  });

  it('stands in the conversation at once, and is said to have been sent', async () => {
    show();
    write('Mañana voy');
    send();
    expect(box().value).toBe('');
    expect(screen.getByText('Mañana voy')).toBeTruthy();
    expect(await screen.findByText('Mensaje enviado exitosamente')).toBeTruthy();
    expect(lines()).toHaveLength(1);
    write('Otra cosa');
    expect(screen.queryByText('Mensaje enviado exitosamente')).toBeNull();
  });

  it('waits where nobody answers, and goes by itself as the same one when somebody does', async () => {
    server.state = 'away';
    show();
    write('Sin red');
    send();
    expect(await screen.findByText(/Esperando conexión/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'No enviar' })).toBeTruthy();
    server.state = 'there';
    reportReachable(true);
    await screen.findByText('Mensaje enviado exitosamente');
    expect(server.commands).toMatchObject([{ content: 'Sin red' }]);
    expect(lines()).toHaveLength(1);
  });

  it('that waits is still there after the page was left, and is nobody else’s', async () => {
    server.state = 'away';
    show();
    write('Sin red');
    send();
    await screen.findByText(/Esperando conexión/);
    cleanup();
    show('marta');
    await waitFor(() => expect(screen.queryByText('Sin red')).toBeNull());
    cleanup();
    show();
    expect(await screen.findByText('Sin red')).toBeTruthy();
  });

  it('that the server refuses says why, and can be tried again or let go', async () => {
    server.state = 'refusing';
    show();
    write('A quien ya no está');
    send();
    expect(await screen.findByText('No la encontramos.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('No la encontramos.')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'No enviar' }));
    await waitFor(() => expect(screen.queryByText('A quien ya no está')).toBeNull());
  });
});

describe('photos', () => {
  it('go several at once, a message each and in their order, the words with the first', async () => {
    show();
    write('La comida');
    choose(photo('a.jpg'), photo('b.jpg'));
    await screen.findByRole('button', { name: 'Quitar Foto 2' });
    send();
    for (const place of [1, 2]) {
      await waitFor(() => expect(uploads).toHaveLength(place));
      uploads[place - 1]?.progress(1, 2);
      expect(await screen.findByText('Enviando… 50 %')).toBeTruthy();
      uploads[place - 1]?.answer({ status: 200, text: `{"url":"/f${place}"}` });
    }
    await waitFor(() => expect(server.commands).toHaveLength(2));
    expect(server.commands).toMatchObject([
      { content: 'La comida', mediaUrl: '/f1' },
      { content: '', mediaUrl: '/f2' },
    ]);
  });

  it('that have arrived are not carried a second time after a lost connection', async () => {
    show();
    choose(photo('a.jpg'));
    await screen.findByRole('button', { name: 'Quitar Foto 1' });
    send();
    await waitFor(() => expect(uploads).toHaveLength(1));
    server.state = 'away';
    uploads[0]?.answer({ status: 200, text: '{"url":"/f"}' });
    await screen.findByText(/Esperando conexión/);
    server.state = 'there';
    reportReachable(true);
    await screen.findByText('Mensaje enviado exitosamente');
    expect(uploads).toHaveLength(1);
  });

  it('for who is switched off are refused before a byte of them travels', async () => {
    server.state = 'pausing';
    show();
    choose(photo('a.jpg'));
    await screen.findByRole('button', { name: 'Quitar Foto 1' });
    send();
    expect(await screen.findByText(PAUSED)).toBeTruthy();
    expect(uploads).toEqual([]);
  });

  it('can be left out before they go', async () => {
    show();
    choose(photo('a.jpg'), photo('b.jpg'));
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar Foto 2' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Quitar Foto 2' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Quitar Foto 1' })).toBeTruthy();
  });

  it('that the browser cannot open are refused with what to do', async () => {
    show();
    choose(new File([new Uint8Array(3)], 'IMG_1.HEIC', { type: 'image/heic' }));
    expect(await screen.findByText(/Aquí no se abre el formato HEIC/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Lo que vas a enviar' })).toBeNull();
  });
});

describe('a draft', () => {
  it('with its photos is still there when she comes back to it', async () => {
    show();
    write('Mañana voy');
    choose(photo('a.jpg'));
    await screen.findByRole('button', { name: 'Quitar Foto 1' });
    cleanup();
    show();
    expect(box().value).toBe('Mañana voy');
    expect(await screen.findByRole('button', { name: 'Quitar Foto 1' })).toBeTruthy();
  });

  it('is nobody else’s', async () => {
    show();
    write('Solo de Lucía');
    cleanup();
    show('marta');
    expect(box().value).toBe('');
  });
});
