import type { BodyIn } from '@encina/contract/endpoint';
import type { FullProfile, update } from '@encina/contract/users';

/** What staff may write of a person, as the form holds it. */
export const editedOf = ({ name, email, phone, birthDate, photo }: FullProfile) => ({
  name,
  email: email ?? '',
  phone: phone ?? '',
  birthDate: birthDate ?? '',
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

/** Where two want something else: what somebody has changed since, and what is written in the form is another value. */
export function disputed(before: Edited, now: Edited, mine: Edited): EditedName[] {
  const names = Object.keys(EDITED_NAMES) as EditedName[];
  return names.filter((name) => now[name] !== before[name] && mine[name] !== now[name]);
}

/** The form's own value where it was chosen or where nobody else has changed it, else what stands there now. */
export function settled(
  { before, now, mine }: Record<'before' | 'now' | 'mine', Edited>,
  choices: Partial<Record<EditedName, 'mine' | 'theirs'>>,
): Edited {
  const kept = (Object.keys(mine) as EditedName[]).map((name) => {
    const isTheirs = now[name] !== before[name] && choices[name] !== 'mine';
    return [name, isTheirs ? now[name] : mine[name]];
  });
  return Object.fromEntries(kept) as Edited;
}
