import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { NavigationProvider } from '../lib/navigation.tsx';
import { createPlaceHistory } from '../lib/place-history.ts';
import { memoryBrowser } from '../testing/memory-browser.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Screen() {
  const [open, setOpen] = useState<'none' | 'task' | 'question'>('none');
  const close = () => setOpen('none');
  return (
    <>
      <button type="button" onClick={() => setOpen('task')}>
        Abrir
      </button>
      <Dialog open={open === 'task'} onClose={close} title="Nuevo recordatorio">
        <button type="button" onClick={() => setOpen('question')}>
          Eliminar
        </button>
      </Dialog>
      <AlertDialog open={open === 'question'} onClose={close} title="¿Eliminar?">
        Se pierde todo.
      </AlertDialog>
    </>
  );
}

async function openDialog() {
  const browser = memoryBrowser();
  const history = createPlaceHistory(browser, () => ({ view: 'landing', params: {} }));
  history.adopt();
  render(
    <NavigationProvider history={history}>
      <Screen />
    </NavigationProvider>,
  );
  fireEvent.click(screen.getByText('Abrir'));
  await screen.findByRole('dialog', { name: 'Nuevo recordatorio' });
  return browser;
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a dialog', () => {
  it('is closed by the tablet’s Back', async () => {
    const browser = await openDialog();
    expect(browser.length()).toBe(2);
    await act(() => browser.press(-1));
    await gone();
  });

  it('is closed by Escape, and takes its step out of the history', async () => {
    const browser = await openDialog();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await gone();
    await act(() => browser.settled());
    expect(browser.history.state).toMatchObject({ overlay: null });
  });

  it('is closed by a button with a word', async () => {
    await openDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await gone();
  });

  it('gives way to the question that follows from it', async () => {
    const browser = await openDialog();
    fireEvent.click(screen.getByText('Eliminar'));
    await screen.findByRole('alertdialog', { name: '¿Eliminar?' });
    await gone();
    expect(browser.length()).toBe(2);
    await act(() => browser.press(-1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
