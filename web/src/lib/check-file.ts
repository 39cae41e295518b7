import { MOST_BYTES } from '@encina/contract/files';

interface Refused {
  readonly title: string;
  readonly words: string;
}

export const HEIC_WORDS =
  'Aquí no se abre el formato HEIC. Haz una captura de pantalla de la foto y envía la captura.';

/** What telephones of one make write: some browsers open it, most do not. */
export const isHeic = ({ name, type }: File) => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);

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
