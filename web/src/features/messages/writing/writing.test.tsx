import 'fake-indexeddb/auto';
import type { OwnMessage } from '@encina/contract/messages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetWaiting } from '../../../lib/offline/outbox.ts';
import { sendWaiting } from '../../../lib/offline/sending.ts';
import { showView } from '../../../testing/show-view.tsx';
import { SentList } from './sent-list.tsx';
import { WriteMessage } from './write-message.tsx';

const LUCIA = { id: 'lucia', name: 'Lucía' };
const PEDRO = { id: 'pedro', name: 'Pedro' };
const SENT: OwnMessage = {
  id: 'm1',
  createdAt: '2026-11-20T10:00:00.000Z',
  type: 'text',
  content: 'Ven el domingo',
  mediaUrl: null,
  toId: 'lucia',
  toName: 'Lucía',
  seen: false,
};

interface Command {
  readonly what: string;
  readonly key: string | null;
  readonly body: unknown;
}
let commands: Command[];
let list: OwnMessage[];
let refusal: Response | 'no network' | undefined;

beforeEach(() => {
  commands = [];
  list = [];
  refusal = undefined;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { method = 'GET', body, headers } = init;
    if (method === 'GET') return Response.json(list);
    const key = new Headers(headers).get('idempotency-key');
    commands.push({ what: `${method} ${address}`, key, body: body && JSON.parse(String(body)) });
    if (refusal === 'no network') throw new TypeError('no network');
    if (refusal) return refusal;
    return method === 'POST' ? Response.json(SENT) : new Response(null, { status: 204 });
  });
});
afterEach(async () => {
  await forgetWaiting();
  vi.unstubAllGlobals();
});

const tap = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

describe('writing a message', () => {
  const write = (people = [LUCIA, PEDRO], begins = false) => {
    const onSent = vi.fn();
    showView(<WriteMessage {...{ userId: 'ana', people, begins, onSent }} />);
    return onSent;
  };
  const type = async (value: string) =>
    fireEvent.change(await screen.findByLabelText('Tu mensaje'), { target: { value } });

  it('goes by a face to words, which wait where nobody answers and leave under one name', async () => {
    const onSent = write();
    showView(<SentList userId="ana" heading={null} />);
    await tap('Escribir un mensaje');
    await tap('Lucía');
    await tap('Escribirlo o dictarlo');
    await type('  Ven el domingo ');
    refusal = 'no network';
    await tap('Enviar');
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('heading', { name: 'Tu mensaje para Lucía' });
    screen.getByText('Ven el domingo');
    screen.getByRole('heading', { name: 'Sin enviar todavía' });
    expect(screen.queryByText('Lo que has enviado')).toBeNull();
    refusal = undefined;
    await act(sendWaiting);
    const body = { toSupportPersonId: 'lucia', content: 'Ven el domingo' };
    const [first, second] = commands;
    expect(first).toMatchObject({ what: 'POST /api/users/ana/support-messages', body });
    expect(second).toEqual(first);
    expect(screen.queryByText('Sin enviar todavía')).toBeNull();
  });

  it('that the server does not take says so where it was written, with its reason', async () => {
    write();
    showView(<SentList userId="ana" heading={null} />);
    await tap('Escribir un mensaje');
    await tap('Lucía');
    await tap('Escribirlo o dictarlo');
    await type('Ven el domingo');
    refusal = 'no network';
    await tap('Enviar');
    await screen.findByText('Se envía solo en cuanto haya conexión.');
    refusal = Response.json({ error: 'Lucía ya no está aquí.' }, { status: 404 });
    await act(sendWaiting);
    await screen.findByText(/^No se ha podido enviar\. Lucía ya no está aquí\. En el inicio/);
    screen.getByText('Ven el domingo');
    expect(screen.queryByText('Se envía solo en cuanto haya conexión.')).toBeNull();
  });

  it('asks for no face where there is one alone', async () => {
    write([LUCIA], true);
    await screen.findByRole('dialog', { name: 'Un mensaje para Lucía' });
  });

  it('says whom to ask where there is nobody', () => {
    write([]);
    screen.getByText(/pide al ayuntamiento que apunte a tu familia/);
  });

  it('with nothing in it says what is missing', async () => {
    write([LUCIA], true);
    await tap('Escribirlo o dictarlo');
    await tap('Enviar');
    await screen.findByText('Por favor escriba un mensaje o seleccione un archivo');
    expect(commands).toEqual([]);
  });
});

describe('what she has sent', () => {
  const show = () => showView(<SentList userId="ana" heading={null} />);

  it('can be taken back while nobody has seen it, after a second step', async () => {
    list = [SENT, { ...SENT, id: 'm2', seen: true }];
    show();
    await screen.findByText('Ya lo ha visto.');
    await tap('Quitar este mensaje para Lucía');
    list = [];
    await tap('Sí, quitarlo');
    await waitFor(() => expect(screen.queryByText('Ven el domingo')).toBeNull());
    expect(commands).toMatchObject([{ what: 'DELETE /api/users/ana/support-messages/sent/m1' }]);
  });

  it('says in words that it was too late', async () => {
    list = [SENT];
    show();
    await tap('Quitar este mensaje para Lucía');
    const error = 'Ya lo han visto, y no se puede quitar.';
    refusal = Response.json({ error, code: 'message_seen' }, { status: 409 });
    await tap('Sí, quitarlo');
    await screen.findByText(error);
  });
});
