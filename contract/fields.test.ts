import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { createFirstBody, loginBody } from './admins.ts';
import { enrol } from './devices.ts';
import { day, email, instant, page, password, personName, photoData, pin } from './fields.ts';
import { createMunicipalityBody } from './municipalities.ts';
import { createUserBody } from './users.ts';

const sentence = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('an e-mail', () => {
  it.each(['ana@ejemplo.es', ' ana@ejemplo.es ', "o'neil+x@sub.ejemplo.museum"])(
    'an e-mail such as %j is accepted',
    (text) => {
      expect(email.parse(text)).toBe(text.trim());
    },
  );

  it.each(['ana', 'ana@', '@ejemplo.es', 'ana@ejemplo', 'a b@ejemplo.es', 'ana@ejemplo..es'])(
    'an e-mail such as %j is refused',
    (text) => {
      const words = 'Ese correo no parece completo. Ejemplo: ana@ejemplo.es';
      expect(sentence(email, text)).toBe(words);
    },
  );

  it.each([
    ['', 'Escribe el correo electrónico.'],
    ['  ', 'Escribe el correo electrónico.'],
    [`${'x'.repeat(255)}@ejemplo.es`, 'El correo es demasiado largo.'],
    [undefined, 'Escribe el correo electrónico.'],
  ])('%j is refused with a sentence that says what is wrong', (text, words) => {
    expect(sentence(email, text)).toBe(words);
  });
});

describe('a password', () => {
  it('a password of fewer than six letters is refused, whatever the letters', () => {
    expect(password.parse(' ñ€😀ab')).toBe(' ñ€😀ab');
    expect(sentence(password, '12345')).toBe('La contraseña debe tener al menos 6 caracteres.');
    expect(sentence(password, 'x'.repeat(201))).toBe('La contraseña es demasiado larga.');
  });
});

describe('a PIN', () => {
  it.each(['0000', '2468'])('a PIN such as %j is accepted', (text) => {
    expect(pin.parse(text)).toBe(text);
  });

  it.each(['', '123', '12345', '12a4', ' 1234', '1234\n', '１２３４'])(
    'a PIN such as %j is refused',
    (text) => {
      expect(sentence(pin, text)).toBe(
        'El PIN de acceso debe tener exactamente 4 dígitos numéricos.',
      );
    },
  );
});

describe('a name', () => {
  it('a name is trimmed, and refused where nothing is left of it', () => {
    expect(personName.parse('  Ana  ')).toBe('Ana');
    expect(sentence(personName, ' \n ')).toBe('El nombre es obligatorio');
  });
});

describe('a photo on its way in', () => {
  it.each(['data:image/png;base64,AAAA', 'DATA:IMAGE/JPEG;BASE64,AAAA'])(
    'a photo such as %j is accepted',
    (text) => {
      expect(photoData.parse(text)).toBe(text);
    },
  );

  it.each(['', 'https://x.example/a.png', 'data:text/html;base64,AA', 'data:image/png,AA'])(
    'a photo such as %j is refused',
    (text) => {
      expect(sentence(photoData, text)).toBe('Por favor selecciona una imagen');
    },
  );
});

describe('a moment', () => {
  it('a moment must be an instant in UTC, and a day one of the calendar', () => {
    expect(instant.safeParse('2026-11-20T16:05:00.000Z').success).toBe(true);
    expect(instant.safeParse('2026-11-20T16:05:00+01:00').success).toBe(false);
    expect(day.safeParse('2024-02-29').success).toBe(true);
    expect(sentence(day, '2026-02-29')).toBe('Escribe una fecha válida.');
  });
});

describe('a page', () => {
  it('a page has 500 rows at most, and 500 where nothing is said', () => {
    expect(page.parse({})).toEqual({ limit: 500 });
    expect(page.parse({ limit: '20' })).toEqual({ limit: 20 });
    for (const limit of ['0', '501', 'x', '', '1.5']) {
      expect(page.safeParse({ limit }).success).toBe(false);
    }
  });
});

describe('a telephone', () => {
  const person = { name: 'Ana', pin: '2468' };
  it.each(['600111222', '+34 600 11 12 22', '924 123 456'])(
    'a telephone such as %j is accepted',
    (phone) => {
      expect(createUserBody.parse({ ...person, phone }).phone).toBe(phone);
      expect(createMunicipalityBody.parse({ name: 'Táliga', phone }).phone).toBe(phone);
    },
  );

  it.each([
    ['924-11.22 33', '924 11 22 33'],
    [' (924)  112233 ', '924 112233'],
    ['600\u00a0111\u00a0222', '600 111 222'],
  ])('a telephone pasted as %j is kept as %j', (pasted, phone) => {
    expect(createUserBody.parse({ ...person, phone: pasted }).phone).toBe(phone);
  });

  it('a telephone that the form left empty is null', () => {
    expect(createUserBody.parse({ ...person, phone: '' }).phone).toBeNull();
  });

  it.each(['12', 'no', '600*111*222', '6'.repeat(30)])(
    'a telephone such as %j is refused',
    (phone) => {
      expect(createUserBody.safeParse({ ...person, phone }).success).toBe(false);
      expect(createMunicipalityBody.safeParse({ name: 'Táliga', phone }).success).toBe(false);
    },
  );
});

describe('what a body leaves out', () => {
  it.each([
    [createUserBody, 'name', 'El nombre es obligatorio'],
    [createUserBody, 'pin', 'El PIN de acceso es obligatorio.'],
    [createFirstBody, 'name', 'El nombre es obligatorio'],
    [createFirstBody, 'email', 'Escribe el correo electrónico.'],
    [createFirstBody, 'password', 'La contraseña debe tener al menos 6 caracteres.'],
    [loginBody, 'password', 'Escribe la contraseña.'],
    [loginBody, 'municipalityId', 'No se ha seleccionado un municipio'],
    [createMunicipalityBody, 'name', 'El nombre del municipio es requerido'],
    [enrol.body, 'code', 'Escribe el código que te ha dado el ayuntamiento.'],
  ] as const)(
    'a missing field is asked for in the words of an empty one: %#, %s',
    (schema, field, words) => {
      for (const body of [{}, { [field]: '' }]) {
        const issue = schema?.safeParse(body).error?.issues.find(({ path }) => path[0] === field);
        expect(issue?.message).toBe(words);
      }
    },
  );
});
