import { describe, expect, it } from 'vitest';
import { EMPTY_USER, maySubmit, pinDigits, userErrors } from './create-user-form.ts';

const JOSEFA = { ...EMPTY_USER, name: 'Josefa', pin: '2468', terms: true };

describe('a new person', () => {
  it.each([
    [{ name: '  ' }, 'name', 'El nombre es obligatorio'],
    [
      { terms: false },
      'terms',
      'Debes aceptar la Política de Privacidad y Términos de Servicio para continuar',
    ],
    [{ pin: '' }, 'pin', 'El PIN de acceso es obligatorio.'],
    [{ pin: '123' }, 'pin', 'El PIN de acceso debe tener exactamente 4 dígitos numéricos.'],
    [{ email: 'ana' }, 'email', 'Ese correo no parece completo. Ejemplo: ana@ejemplo.es'],
    [{ phone: 'uno' }, 'phone', 'Escribe el teléfono solo con números.'],
    [
      { birthDate: '2999-01-01' },
      'birthDate',
      'Esa fecha de nacimiento todavía no ha llegado. Revisa el año.',
    ],
  ] as const)('is refused with %j, which is said beside %s', (change, field, sentence) => {
    expect(userErrors({ ...JOSEFA, ...change })).toEqual({ [field]: sentence });
  });

  it('needs nothing else: neither mail, telephone, birthday, photo nor consents', () => {
    expect(userErrors(JOSEFA)).toEqual({});
  });

  it('may be sent when the name and the terms are there', () => {
    expect(maySubmit({ ...JOSEFA, pin: '' })).toBe(true);
    expect(maySubmit({ ...JOSEFA, name: ' ' })).toBe(false);
    expect(maySubmit({ ...JOSEFA, terms: false })).toBe(false);
  });

  it('has a PIN of digits, four at most, whatever is typed', () => {
    expect(['12a4', ' 1-2-3-4-5', 'abc', ''].map(pinDigits)).toEqual(['124', '1234', '', '']);
  });
});
