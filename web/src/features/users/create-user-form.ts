import { TERMS_VERSION, type TermsMedium } from '@encina/contract/terms';
import { createUserBody } from '@encina/contract/users';
import { type FieldErrors, fieldErrors } from '../../lib/form.ts';

export const EMPTY_USER = {
  name: '',
  email: '',
  phone: '',
  birthDate: '',
  photo: null as string | null,
  pin: '',
  familyConsent: false,
  municipalConsent: false,
  terms: false,
  termsMedium: 'paper' as TermsMedium,
};
export type UserValues = typeof EMPTY_USER;

export const TERMS =
  'Debes aceptar la Política de Privacidad y Términos de Servicio para continuar';

/** What is missing or wrong, a sentence a field. */
export function userErrors(values: UserValues): FieldErrors {
  const { terms, ...body } = values;
  const errors = fieldErrors(createUserBody, body);
  return terms ? errors : { ...errors, terms: TERMS };
}

/** What is sent: of the tick, which version of the terms it was about. */
export const bodyOf = ({ terms: _accepted, ...person }: UserValues) => ({
  ...person,
  termsVersion: TERMS_VERSION,
});

/** The button waits for the name and for the terms; the rest is said when it is pressed. */
export const maySubmit = ({ name, terms }: UserValues): boolean => name.trim() !== '' && terms;

/** Four digits at most, whatever is typed or pasted. */
export const pinDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 4);
