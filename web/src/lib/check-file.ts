import { MOST_BYTES } from '@encina/contract/files';
import { HEIC_WORDS, isHeic } from './heic.ts';

interface Refused {
  readonly title: string;
  readonly words: string;
}

async function canOpen(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** Why a file cannot be sent, in words; undefined where it can. A type that the device does not know, the server finds. */
export async function refusalOf(file: File): Promise<Refused | undefined> {
  if (file.type !== '' && !/^(image|video|audio)\//.test(file.type)) {
    return {
      title: 'Tipo de archivo no válido',
      words: 'Solo se permiten imágenes, videos y audios.',
    };
  }
  if (file.size > MOST_BYTES) {
    return { title: 'Archivo muy grande', words: 'El archivo no puede ser mayor a 50MB.' };
  }
  if (isHeic(file) && !(await canOpen(file))) {
    return { title: 'Tipo de archivo no válido', words: HEIC_WORDS };
  }
  return undefined;
}
