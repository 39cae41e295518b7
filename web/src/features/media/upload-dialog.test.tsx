import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { showView } from '../../testing/show-view.tsx';
import { UploadDialog } from './components/upload-dialog.tsx';
import * as queue from './upload/upload-queue.ts';

const photo = () =>
  new File(['Exif\0\x002024:05:03 10:00:00'], 'IMG_2034.JPG', { type: 'image/jpeg' });
const onClose = vi.fn();
let sent: MockInstance<typeof queue.addUploads>;

beforeEach(() => {
  onClose.mockClear();
  sent = vi.spyOn(queue, 'addUploads').mockReturnValue(undefined);
  vi.stubGlobal('fetch', async () => Response.json([]));
  showView(<UploadDialog userId="u1" onClose={onClose} />);
});
afterEach(() => vi.unstubAllGlobals());

const choose = async (...files: File[]) => {
  fireEvent.change(screen.getByLabelText('Elegir de este aparato'), { target: { files } });
  await screen.findByRole('list', { name: 'Recuerdos elegidos' });
  await act(async () => undefined);
};
const pressEscape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);

it('with nothing chosen it closes at once', () => {
  pressEscape();
  expect(onClose).toHaveBeenCalledOnce();
});

it('with a photo chosen it asks before it closes, and the photo stays', async () => {
  await choose(photo());
  pressEscape();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Seguir escribiendo' }));
  expect(screen.getByText('Foto del 3 de mayo de 2024')).toBeTruthy();
});

it('a photo is called by its day and never by the name of its file', async () => {
  await choose(photo(), photo());
  expect(screen.getByText('1. Foto del 3 de mayo de 2024')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/IMG_2034|KB|bytes/);
});

it('the day that the camera noted is sent, unless she says another', async () => {
  await choose(photo());
  submit();
  expect(sent.mock.calls[0]?.[0]).toMatchObject([{ day: '2024-05-03', title: '' }]);
});

it('a year alone is sent where she knows no more, and half a year is not', async () => {
  await choose(photo());
  fireEvent.click(screen.getByLabelText('Solo sé el año'));
  const year = screen.getByLabelText(/¿De qué año es\?/);
  fireEvent.change(year, { target: { value: '197' } });
  submit();
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(year, { target: { value: '1971' } });
  submit();
  expect(sent.mock.calls[0]?.[0]).toMatchObject([{ day: '1971' }]);
});
