import type { Proposal } from '@encina/contract/proposals';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitingWords } from '../../features/proposals/proposal-words.ts';
import { proposalsKey } from '../../features/proposals/proposals.queries.ts';
import { forgetWaiting } from '../../lib/offline/outbox.ts';
import { waiting } from '../../lib/offline/waiting.ts';
import { say, stubEar } from '../../testing/ear.ts';
import { showView } from '../../testing/show-view.tsx';
import { AnswerDialog } from './answer-dialog.tsx';

const pill = (title: string, given: Partial<Proposal> = {}): Proposal => ({
  id: title,
  kind: 'new',
  by: 'support',
  byName: 'Rosa Gil',
  title,
  description: 'Con el desayuno',
  category: 'Medicación',
  recurrency: 'daily',
  weekdays: [],
  times: ['09:00'],
  until: '2026-11-30',
  startsAt: '2026-11-21T09:00',
  createdAt: '2026-11-20T16:00:00.000Z',
  photo: null,
  voice: null,
  before: null,
  clashes: [],
  ...given,
});

let answers: unknown[];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T16:00:00Z'), toFake: ['Date'] });
  answers = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (method !== 'PUT') return Response.json([]);
    answers.push([address.split('/').at(-2), JSON.parse(String(body))]);
    return Response.json({ state: 'accepted', reminder: null });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function ask(...proposals: Proposal[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(proposalsKey('ana'), proposals);
  showView(<AnswerDialog userId="ana" onClose={() => undefined} />, undefined, client);
}

const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('what is proposed to her', () => {
  it('is asked one at a time, and what she said of each stands at the end', async () => {
    ask(pill('Azul'), pill('Blanca'), pill('Rosa'));
    screen.getByText('Cada día a las 9:00, hasta el lunes, 30 de noviembre');
    await tap('Sí');
    await screen.findByText('Blanca');
    await tap('No');
    await screen.findByText('Rosa');
    await tap('Luego');
    await screen.findByText('Esto has dicho');
    expect(answers).toEqual([
      ['Azul', { answer: 'accept' }],
      ['Blanca', { answer: 'decline' }],
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Azul: Sí. Queda apuntado.',
      'Blanca: No. No se apunta.',
      'Rosa: Luego. Te espera en el inicio.',
    ]);
  });

  it('says of a pill to be taken off her list that it stays there, and not that she takes it no more', async () => {
    ask(pill('Azul', { kind: 'removal' }), pill('Blanca', { kind: 'change' }));
    await tap('No');
    await screen.findByText('Blanca');
    await tap('No');
    await screen.findByText('Esto has dicho');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Azul: No. No se quita.',
      'Blanca: No. Sigue como estaba.',
    ]);
  });

  it('stands on home as what would be done, never as a pill to take now', () => {
    const first = { kind: 'removal', title: 'Azul' } as const;
    expect(waitingWords([first])).toBe('Quitar «Azul»');
    const second = { kind: 'new', title: 'Blanca' } as const;
    expect(waitingWords([second, first])).toBe('Apuntar «Blanca», y 1 propuesta más');
  });

  it('is answered without a network, and waits no more on her screen', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network');
    });
    ask(pill('Azul'));
    await tap('Sí');
    await screen.findByText('Esto has dicho');
    expect(waiting.get()).toMatchObject([{ what: 'lo que dijiste de «Azul»' }]);
    await forgetWaiting();
  });

  it('is taken at another hour, with the day as it was', async () => {
    ask(pill('Azul'));
    await tap('Cambiar la hora');
    fireEvent.change(screen.getByLabelText('Hora'), { target: { value: '10:30' } });
    await tap('Sí, a esta hora');
    await screen.findByText('Esto has dicho');
    const at = { dateTime: '2026-11-21T10:30', times: [] };
    expect(answers).toEqual([['Azul', { answer: 'accept', at }]]);
  });

  it('is answered by word, and what is no answer does nothing', async () => {
    stubEar();
    ask(pill('Azul'), pill('Blanca'));
    const speak = async (words: string) => {
      await tap('Contestar hablando');
      await say(words);
    };
    await speak('¿eso qué es?');
    screen.getByText('He oído «¿eso qué es?». Di «sí», «no», «cambiar la hora» o «luego».');
    await speak('cámbiame la hora');
    await tap('Dejarlo como estaba');
    expect(answers).toEqual([]);
    await speak('pues sí');
    await screen.findByText('Blanca');
    await speak('no, luego');
    await screen.findByText('Esto has dicho');
    expect(answers).toEqual([['Azul', { answer: 'accept' }]]);
  });

  it('stands beside what it may contradict', () => {
    const { id, ...tension } = pill('La tensión');
    ask(pill('Azul', { clashes: [{ id, ...tension }] }));
    screen.getByRole('heading', { name: 'Ya tienes una pastilla a las 9:00' });
  });

  it('with a voice of hers names the two ways to hear it apart', () => {
    ask(pill('Azul', { voice: '/voz' }));
    screen.getByRole('button', { name: 'Escuchar a Rosa' });
    screen.getByRole('button', { name: 'Leerlo en voz alta' });
    expect(screen.queryByRole('button', { name: 'Escuchar' })).toBeNull();
  });
});
