import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetWaiting } from '../../lib/offline/outbox.ts';
import { sendWaiting } from '../../lib/offline/sending.ts';
import { MESSAGE } from '../../testing/message-fixture.ts';
import { showView } from '../../testing/show-view.tsx';
import { catchUploads } from '../../testing/upload-request.ts';
import { Answers } from './components/answers.tsx';

const HEIC = /Aquí no se abre el formato HEIC. Haz una captura de pantalla/;

const photo = (name: string, type: string, size = 3) =>
  new File([new Uint8Array(size)], name, { type });
const heic = () => photo('IMG_1.HEIC', 'image/heic', 800_000);
const isCommand = ([, init]: Parameters<typeof fetch>) => init?.method === 'POST';

let uploads: ReturnType<typeof catchUploads>;
let ask: ReturnType<typeof vi.fn<typeof fetch>>;
beforeEach(() => {
  uploads = catchUploads();
  ask = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', ask);
});
afterEach(async () => {
  await forgetWaiting();
  vi.unstubAllGlobals();
});

/** The names under which commands went out, in their order. */
const keys = () =>
  ask.mock.calls
    .filter(isCommand)
    .map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

function show(view: ReactNode) {
  showView(view);
}
/** Two taps within a moment are one: it taps until one counts. */
const sendPhoto = (place: number) =>
  waitFor(() => {
    const button = screen.queryByRole('button', { name: 'Enviar' });
    if (button) fireEvent.click(button);
    expect(uploads).toHaveLength(place);
  });
const choose = (label: string, file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });

async function arrive(place: number) {
  await waitFor(() => expect(uploads).toHaveLength(place));
  uploads[place - 1]?.answer({ status: 200, text: '{"url":"/api/users/ana/objects/messages/f"}' });
}

describe('a photo in return', () => {
  beforeEach(() => show(<Answers userId="ana" message={MESSAGE} />));

  it('that got no answer waits on this device, and goes out under its own name without being carried twice', async () => {
    choose('Contestar con foto', photo('a.jpg', 'image/jpeg'));
    await sendPhoto(1);
    await arrive(1);
    await screen.findByText('Tu respuesta está sin enviar todavía.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Has contestado a Lucía.')).toBeNull();
    ask.mockImplementation(async () => Response.json({ ...MESSAGE, answer: 'replied' }));
    await act(sendWaiting);
    const [first, second, third] = keys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([second, third]).toEqual([first, undefined]);
    expect(uploads).toHaveLength(1);
    expect(screen.queryByText('Tu respuesta está sin enviar todavía.')).toBeNull();
  });

  it('that is too large to wait says so and stays in her hands', async () => {
    choose('Contestar con foto', photo('a.gif', 'image/gif', 26 * 1024 * 1024));
    await sendPhoto(1);
    uploads[0]?.answer('no answer');
    await screen.findByText(/es demasiado grande para guardarlo en la tableta/);
    screen.getByRole('dialog', { name: '¿Enviar esta foto a Lucía?' });
  });

  it('that the browser cannot open is refused with a way out, and not sent', async () => {
    choose('Contestar con foto', heic());
    expect(await screen.findByText(HEIC)).toBeTruthy();
    expect(uploads).toEqual([]);
  });

  it('is seen before it goes, and can be kept back', async () => {
    choose('Contestar con foto', photo('a.jpg', 'image/jpeg'));
    await screen.findByRole('dialog', { name: '¿Enviar esta foto a Lucía?' });
    expect(screen.getByAltText('Lo que vas a enviar')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'No enviar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(uploads).toEqual([]);
  });
});
