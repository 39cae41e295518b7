import type { AccessCode } from '@encina/contract/support-access';
import { accessAddress } from '../../lib/access-link.ts';

/** What staff hand over: who it is for, and how she comes in. */
export interface Access {
  readonly name: string;
  readonly email: string;
  readonly code: AccessCode;
  readonly municipalityId: string;
}

/** Under the address by which families reach Encina. */
const baseOf = ({ code }: Access): string => code.publicUrl ?? window.location.origin;

export const linkOf = (access: Access): string =>
  accessAddress({ code: access.code.code, municipalityId: access.municipalityId }, baseOf(access));

/** Where she types the code, without what only programs read. */
export const placeOf = (access: Access): string => new URL(baseOf(access)).host;

/** The steps, for her: on paper and in the letter alike. */
export const accessSteps = (access: Access): readonly string[] => [
  `Abre ${placeOf(access)} y entra en «Personas de Apoyo».`,
  'Toca «Tengo un código» y escríbelo.',
  `Elige una contraseña que solo sepas tú. Después entrarás con ${access.email}.`,
];

/** A letter that the mail program of the town hall opens ready to be sent. */
export function letterTo(access: Access, lastDay: string): string {
  const body = [
    `Hola, ${access.name}:`,
    'Con este enlace eliges tu contraseña de Encina:',
    linkOf(access),
    `O hazlo con este código: ${access.code.code}`,
    ...accessSteps(access),
    `Sirve una sola vez, hasta el ${lastDay}.`,
  ].join('\r\n\r\n');
  const query = `subject=${encodeURIComponent('Tu acceso a Encina')}&body=${encodeURIComponent(body)}`;
  return `mailto:${encodeURIComponent(access.email)}?${query}`;
}
