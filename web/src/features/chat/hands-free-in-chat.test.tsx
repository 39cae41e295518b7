import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deafen, say, stubEar } from '../../testing/ear.ts';
import { showView } from '../../testing/show-view.tsx';
import { ChatScreen } from './screens/chat.tsx';

const voice = {
  speaking: false,
  getVoices: () => [{ lang: 'es-ES' }],
  speak: () => undefined,
  cancel: () => undefined,
};
const user = { id: 'ana', name: 'Ana Gil', photo: null, municipalityId: 'valle' };

beforeEach(() => {
  stubEar();
  vi.stubGlobal('speechSynthesis', voice);
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
  // What she says is on its way for as long as the test lasts.
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) =>
    method === 'POST' ? new Promise(() => undefined) : Response.json([]),
  );
});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Escribe tu mensaje');

it('whoever stops hands free to write goes on with what she had begun to write', async () => {
  showView(<ChatScreen user={user} voiceWanted links={{}} />);
  fireEvent.change(field(), { target: { value: 'Mañana voy' } });
  fireEvent.click(button('Manos libres'));
  await say('¿qué hora es?');
  screen.getByText('¿qué hora es?');
  fireEvent.click(button('Parar y escribir'));
  expect(field()).toBe(document.activeElement);
  expect(field().value).toBe('Mañana voy');
});

it('the help says how to talk and how to end it while hands free is on', async () => {
  showView(<ChatScreen user={user} voiceWanted links={{}} />);
  fireEvent.click(button('Manos libres'));
  fireEvent.click(button('Ayuda'));
  const words = /di «para» o toca «Parar y escribir»/;
  await screen.findByText(words);
});

it('why hands free ended is said until she talks by the button', () => {
  showView(<ChatScreen user={user} voiceWanted links={{}} />);
  fireEvent.click(button('Manos libres'));
  deafen();
  screen.getByText('No puedo escucharte ahora. Escribe, o prueba otra vez.');
  fireEvent.click(button('Hablar'));
  screen.getByText('Te escucho. Habla ahora.');
});
