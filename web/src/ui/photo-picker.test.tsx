import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PhotoPicker } from './photo-picker.tsx';

function choose(name: string, type: string) {
  const onChange = vi.fn();
  render(<PhotoPicker label="Foto" value={null} onChange={onChange} />);
  const [input] = screen.getAllByLabelText('Elegir una foto');
  fireEvent.change(input as HTMLElement, { target: { files: [new File(['a'], name, { type })] } });
  return onChange;
}

it('a face in a format that the browser does not open is refused with a way out', async () => {
  const onChange = choose('IMG_1.HEIC', '');
  expect((await screen.findByRole('alert')).textContent).toContain('Haz una captura de pantalla');
  expect(onChange).not.toHaveBeenCalled();
});

it('what is no picture is refused in the words that were agreed', async () => {
  choose('acta.pdf', 'application/pdf');
  expect((await screen.findByRole('alert')).textContent).toBe('Por favor selecciona una imagen');
});
