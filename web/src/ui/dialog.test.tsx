import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { NavigationProvider } from '../lib/navigation.tsx';
import { createViewHistory } from '../lib/view-history.ts';
import { memoryBrowser } from '../testing/memory-browser.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { currentToast, showToast } from './toast-store.ts';

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

async function openDialog(shown = <Screen />) {
  const browser = memoryBrowser();
  const history = createViewHistory(browser, () => ({ view: 'landing', params: {} }));
  history.adopt();
  render(<NavigationProvider history={history}>{shown}</NavigationProvider>);
  fireEvent.click(screen.getByText('Abrir'));
  await screen.findByRole('dialog', { name: 'Nuevo recordatorio' });
  return browser;
}

/** A dialog that holds something as soon as a letter stands in its field. */
function Writing() {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Nuevo recordatorio"
        holdsWork={words !== ''}
      >
        <input
          aria-label="Título"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Dialog>
    </>
  );
}

async function openAndWrite() {
  const browser = await openDialog(<Writing />);
  const field = screen.getByLabelText('Título');
  field.focus();
  fireEvent.change(field, { target: { value: 'Pastilla' } });
  return browser;
}

const pressEscape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
const question = () => screen.queryByRole('heading', { name: '¿Salir sin guardar?' });

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
    pressEscape();
    await gone();
    await act(() => browser.settled());
    expect(browser.history.state).toMatchObject({ overlay: null });
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

/** A tap on the veil, as Base UI hears it. */
async function tapBeside() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  const outside = document.body;
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    fireEvent(outside, new MouseEvent(type, { bubbles: true, cancelable: true }));
  }
}

describe('a dialog that holds something', () => {
  it('asks at Escape, and goes on where the finger was', async () => {
    await openAndWrite();
    pressEscape();
    expect(question()).toBe(document.activeElement);
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Seguir escribiendo' }));
    expect(question()).toBeNull();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Título' });
    expect(field.value).toBe('Pastilla');
    expect(document.activeElement).toBe(field);
  });

  it('asks at Back, stays in its step of the history, and takes the question back at the next', async () => {
    const browser = await openAndWrite();
    await act(() => browser.press(-1));
    await act(() => browser.settled());
    expect(question()).not.toBeNull();
    expect(browser.history.state).toMatchObject({ overlay: expect.any(String) });
    await act(() => browser.press(-1));
    await act(() => browser.settled());
    expect(question()).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it('is left by the word for it, and leaves the history as it was', async () => {
    const browser = await openAndWrite();
    await act(() => browser.press(-1));
    await act(() => browser.settled());
    fireEvent.click(screen.getByRole('button', { name: 'Salir' }));
    await gone();
    await act(() => browser.settled());
    expect(browser.history.state).toMatchObject({ overlay: null });
  });

  it.each([
    ['holds something', openAndWrite],
    ['holds nothing', openDialog],
  ])('is closed by its button without a question where it %s', async (_, open) => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await gone();
  });

  it('does not hear a tap beside it, which closes an empty one', async () => {
    await openAndWrite();
    await tapBeside();
    expect(screen.queryByRole('dialog')).not.toBeNull();
    expect(question()).toBeNull();
    fireEvent.change(screen.getByLabelText('Título'), { target: { value: '' } });
    await tapBeside();
    await gone();
  });
});

describe('what is said in passing', () => {
  it.each([
    ['is taken away by a dialog that opens', undefined, 'dismissed'],
    ['stays where it was said for the dialog it leads back to', { yields: false }, 'open'],
  ])('%s', async (_outcome, options, state) => {
    showToast('5 recordatorios propuestos', options);
    await openDialog();
    expect(currentToast()).toMatchObject({ state });
  });
});
