import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
afterEach(() => vi.unstubAllGlobals());

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

  it('that is sent again after a lost connection is the same one, and another photo is not', async () => {
    choose('Contestar con foto', photo('a.jpg', 'image/jpeg'));
    await sendPhoto(1);
    await arrive(1);
    await screen.findByText('Error de conexión');
    await sendPhoto(2);
    await arrive(2);
    await waitFor(() => expect(keys()).toHaveLength(2));
    const [first, second] = keys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    await screen.findByText('Error de conexión');
    choose('Elegir otra foto', photo('b.jpg', 'image/jpeg'));
    await waitFor(() => expect(screen.queryByText('Error de conexión')).toBeNull());
    await sendPhoto(3);
    await arrive(3);
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[2]).not.toBe(first);
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
