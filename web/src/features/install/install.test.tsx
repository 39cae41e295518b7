import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showView } from '../../testing/show-view.tsx';
import { InstallCard } from './components/install-card.tsx';
import { awaitInstallOffer } from './install-offer.ts';

afterEach(() => vi.unstubAllGlobals());

async function open() {
  showView(<InstallCard />);
  fireEvent.click(screen.getByRole('button', { name: 'Cómo se pone' }));
  await screen.findByRole('dialog', { name: 'Poner Encina en la pantalla de inicio' });
}

it('the way to the icon is told for an iPad and for an Android tablet', async () => {
  await open();
  fireEvent.click(screen.getByRole('tab', { name: 'iPad' }));
  screen.getByText('En Safari, toca el cuadrado con la flecha.');
  fireEvent.click(screen.getByRole('tab', { name: 'Android' }));
  screen.getByText('En Chrome, toca los tres puntos de arriba.');
  expect(screen.queryByRole('button', { name: 'Instalar Encina' })).toBeNull();
});

it('where the browser itself offers to install, one tap asks it, once', async () => {
  awaitInstallOffer();
  const prompt = vi.fn(async () => undefined);
  act(() => {
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  await open();
  fireEvent.click(screen.getByRole('tab', { name: 'Android' }));
  fireEvent.click(screen.getByRole('button', { name: 'Instalar Encina' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Instalar Encina' })).toBeNull();
});

it('where Encina is opened from its icon, nobody is told how to put it there', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  showView(<InstallCard />);
  expect(screen.queryByRole('heading', { name: 'Encina en tu tableta' })).toBeNull();
});
