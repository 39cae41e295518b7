import { MOST_BYTES } from '@encina/contract/files';
import { expect, it } from 'vitest';
import { refusalOf } from './check-file.ts';

const file = (name: string, type: string, size = 3) => {
  const made = new File(['abc'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

it('photos, films and voices up to 50 MB may be sent, and what the device has no name for', async () => {
  for (const [name, type] of [
    ['a.jpg', 'image/jpeg'],
    ['a.mp4', 'video/mp4'],
    ['a.ogg', 'audio/ogg'],
    ['a.xyz', ''],
  ] as const) {
    expect(await refusalOf(file(name, type, MOST_BYTES))).toBeUndefined();
  }
});

it('a file of any other kind or size is refused in the words that were agreed', async () => {
  expect(await refusalOf(file('a.pdf', 'application/pdf'))).toEqual({
    title: 'Tipo de archivo no válido',
    words: 'Solo se permiten imágenes, videos y audios.',
  });
  expect(await refusalOf(file('a.mp4', 'video/mp4', MOST_BYTES + 1))).toEqual({
    title: 'Archivo muy grande',
    words: 'El archivo no puede ser mayor a 50MB.',
  });
});

it('what only some telephones open is sent from those alone', async () => {
  const refusal = await refusalOf(file('IMG_1.HEIC', ''));
  expect(refusal?.words).toContain('captura de pantalla');
});
