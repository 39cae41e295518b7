import type { ReminderFile } from '@encina/contract/reminder-files';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { reminderAt } from '../../../testing/reminder-fixture.ts';
import { showView } from '../../../testing/show-view.tsx';
import { pass, stopTheClock } from '../../../testing/stopped-clock.ts';
import { Alarm } from './alarm.tsx';

const { speak, startChime } = vi.hoisted(() => ({
  speak: vi.fn(),
  startChime: vi.fn(() => () => undefined),
}));
vi.mock('../../../lib/speech.ts', () => ({ speak, stopSpeaking: () => undefined }));
vi.mock('./chime.ts', () => ({ startChime }));

const PILL = reminderAt('2026-11-20T18:00', { title: 'La pastilla', category: 'Medicación' });
const fileOf = (kind: ReminderFile['kind']): ReminderFile => ({
  id: kind,
  reminderId: PILL.id,
  proposalId: null,
  kind,
  authorId: 'lucia',
  authorName: 'Lucía Rangel',
  url: `/api/users/u/objects/reminders/${kind}`,
  thumbnail: null,
  createdAt: '2026-11-01T10:00:00.000Z',
});

/** Voices that were begun, the last one last. */
let begun: HTMLAudioElement[] = [];
/** Whether this browser lets a page play without a tap. */
let isAllowed = true;

beforeEach(() => {
  localStorage.clear();
  begun = [];
  isAllowed = true;
  speak.mockClear();
  startChime.mockClear();
  class Voice extends EventTarget {
    onended: () => void = () => undefined;
    constructor() {
      super();
      begun.push(this as unknown as HTMLAudioElement);
    }
    play() {
      return isAllowed
        ? Promise.resolve()
        : Promise.reject(Object.assign(new Error('no tap'), { name: 'NotAllowedError' }));
    }
    pause = () => undefined;
  }
  vi.stubGlobal('Audio', Voice);
});
stopTheClock('2026-11-20T17:02:00Z');

async function ring(kinds: readonly ReminderFile['kind'][], { sound = true } = {}) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/reminder-files')) {
      return Response.json({ files: kinds.map(fileOf), removedVoices: [] });
    }
    if (address.includes('/objects/')) return new Response(new Blob(['bytes']));
    return Response.json([PILL]);
  });
  showView(<Alarm userId="u" timeZone="Europe/Madrid" voice sound={sound} />);
  await screen.findByText('Es la hora');
  await pass(100);
}

it('the voice of who asked is heard first, then the chime and the words', async () => {
  await ring(['photo', 'voice']);
  expect(screen.getByRole('img', { name: 'Foto de «La pastilla»' }).getAttribute('src')).toMatch(
    /^blob:/,
  );
  expect([begun.length, speak.mock.calls, startChime.mock.calls]).toEqual([1, [], []]);
  begun[0]?.onended?.(new Event('ended'));
  await pass(50);
  expect(speak).toHaveBeenCalledWith('Es la hora: La pastilla.');
  expect(startChime).toHaveBeenCalledOnce();
});

it('without sound the voice waits for a tap, and the words are said', async () => {
  await ring(['voice'], { sound: false });
  expect([begun.length, startChime.mock.calls.length]).toEqual([0, 0]);
  expect(speak).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Escuchar a Lucía' }));
  await pass(50);
  expect(begun).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Parar la voz' })).toBeDefined();
});

it('which pill is asked about is heard with the question', async () => {
  await ring([]);
  await pass(1_000);
  fireEvent.click(screen.getByRole('button', { name: 'Ya está hecho' }));
  await pass(50);
  expect(speak).toHaveBeenLastCalledWith(
    '¿Ya la has tomado, o solo la has oído? La de las 18:00 de hoy.',
  );
});

it('where the browser wants a tap first, the words come at once and the voice has its button', async () => {
  isAllowed = false;
  await ring(['voice']);
  expect(speak).toHaveBeenCalledOnce();
  isAllowed = true;
  fireEvent.click(screen.getByRole('button', { name: 'Escuchar a Lucía' }));
  await pass(50);
  expect(begun).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Parar la voz' })).toBeDefined();
});
