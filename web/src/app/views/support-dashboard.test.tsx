import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reminderAt } from '../../testing/reminder-fixture.ts';
import { showView } from '../../testing/show-view.tsx';
import { supportedUser } from '../../testing/supported-user-fixture.ts';
import type { SupportedUser } from '../supported-user.ts';
import { SupportDashboard } from './support-dashboard.tsx';

const REFUSAL = 'El usuario no ha autorizado compartir sus recordatorios con familiares.';
const SHARE = /Toca Ajustes y activa «Compartir con mi familia»/;

const ana = supportedUser();
let users: SupportedUser[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T16:00:00Z'), toFake: ['Date'] });
  users = [ana];
  const agenda = [
    reminderAt('2026-11-20T08:00', { state: 'done', answeredAt: '2026-11-20T07:32:00.000Z' }),
    reminderAt('2026-11-21T08:00'),
  ];
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.endsWith('/me')) return Response.json(address.includes('/agenda') ? agenda : []);
    const { id: userId, name, familyConsent } = ana;
    return Response.json({
      id: 'lucia',
      name: 'Lucía',
      userId,
      user: { name, familyConsent },
      users,
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(place: Parameters<typeof SupportDashboard>[0]) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  showView(<SupportDashboard {...place} />, undefined, client);
  return {
    /** As the panel does every few seconds. */
    poll: () => act(() => client.refetchQueries({ queryKey: ['GET', '/api/support/me'] })),
  };
}

describe('her reminders, as her family reads them', () => {
  it('close with her consent and open with it, without a reload', async () => {
    const panel = show({ userId: 'ana', part: 'reminders' });
    // Its chunk may take a moment.
    await screen.findByText('Hecho a las 8:32');
    screen.getByText('Mañana, sábado, 21 de noviembre');
    users = [{ ...ana, familyConsent: false }];
    await panel.poll();
    await screen.findByText(REFUSAL);
    screen.getByText(SHARE);
    expect(screen.queryByText('Hecho a las 8:32')).toBeNull();
    users = [ana];
    await panel.poll();
    await screen.findByText('Hecho a las 8:32');
    expect(screen.queryByText(REFUSAL)).toBeNull();
  }, 30_000);
});

describe('the panel', () => {
  it('comes with what she is told above it, so that no tile moves under a finger', async () => {
    const answer = Promise.withResolvers<Response>();
    const others = window.fetch;
    vi.stubGlobal('fetch', (address: string) =>
      address === '/api/support/alerts' ? answer.promise : others(address),
    );
    show({});
    await screen.findByText('Cargando…');
    await screen.findByText('Hola, Lucía');
    expect(screen.queryByRole('button', { name: /^Recuerdos/ })).toBeNull();
    answer.resolve(Response.json([]));
    await screen.findByRole('button', { name: /^Recuerdos/ });
  });

  it('is there after a while all the same where nobody says whether she is told anything', async () => {
    const others = window.fetch;
    vi.stubGlobal('fetch', (address: string) =>
      address === '/api/support/alerts' ? new Promise(() => undefined) : others(address),
    );
    show({});
    await screen.findByRole('button', { name: /^Recuerdos/ });
  });

  it('says on the tile of the messages what came back', async () => {
    users = [{ ...ana, news: { replies: 1, liked: 0, received: 0 } }];
    show({});
    const tile = await screen.findByRole('button', { name: /^Enviar mensaje/ });
    expect(tile.textContent).toContain('Te ha enviado un mensaje');
  });

  it('that is closed says how she can open it', async () => {
    users = [{ ...ana, familyConsent: false }];
    show({});
    const closed = await screen.findByRole('button', { name: /^Recuerdos/ });
    expect(closed.textContent).toContain('Requiere autorización');
    screen.getByText(SHARE);
  });

  it('of two people says beside each what is new', async () => {
    const rosa = {
      ...ana,
      id: 'rosa',
      name: 'Rosa Peña',
      news: { replies: 0, liked: 2, received: 0 },
    };
    const call = { askedAt: '2026-11-20T15:00:00.000Z', phone: null };
    users = [{ ...ana, call }, rosa];
    show({});
    const [first, second] = [/^Ana Gil/, /^Rosa Peña/].map((name) => ({ name }));
    expect((await screen.findByRole('button', first)).textContent).toContain('Te pide una llamada');
    expect(screen.getByRole('button', second).textContent).toContain('2 novedades');
  });
});
