import { refusalOf } from './check-file.ts';
import { shrinkPicture } from './shrink-picture.ts';

export type ChosenPhoto = { readonly photo: File } | { readonly problem: string };

/** A photo that somebody chose, as small as it need be; or why it will not do, in words. */
export async function chosenPhoto(file: File): Promise<ChosenPhoto> {
  const refusal = await refusalOf(file);
  if (refusal) return { problem: refusal.words };
  if (file.type !== '' && !file.type.startsWith('image/')) {
    return { problem: 'Aquí solo se puede poner una foto.' };
  }
  return { photo: await shrinkPicture(file) };
}
