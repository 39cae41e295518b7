import type { BodyIn } from '@encina/contract/endpoint';
import type { FullProfile, update } from '@encina/contract/users';

/** What staff may write of a person, as the form holds it. */
export const editedOf = ({ name, email, phone, birthDate, photo }: FullProfile) => ({
  name,
  phone: phone ?? '',
  birthDate: birthDate ?? '',
  email: email ?? '',
  photo,
});
export type Edited = ReturnType<typeof editedOf>;
export type EditedName = keyof Edited;

export const EDITED_NAMES = {
  name: 'Nombre completo',
  phone: 'Teléfono',
  birthDate: 'Fecha de nacimiento',
  email: 'Correo electrónico',
  photo: 'Foto',
} as const satisfies Record<EditedName, string>;

/** What is sent. An address means the photo that is there already. */
export function editOf({ photo, ...rest }: Edited, seen: FullProfile): BodyIn<typeof update> {
  const { version } = seen;
  return photo === seen.photo ? { ...rest, version } : { ...rest, photo, version };
}
