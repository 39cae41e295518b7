import { describe, expect, it } from 'vitest';
import { FileProblem, peopleOf, templateFile } from './csv-people.ts';
import { isoDay } from './csv-values.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** As Excel in Spanish saves "CSV": one byte a letter. */
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  Uint8Array.from(
    [...`\uFEFF${text}`].flatMap((letter) => [
      letter.charCodeAt(0) & 255,
      letter.charCodeAt(0) >> 8,
    ]),
  );

const LINES = ['Nombre;PIN', 'José Núñez;0417'];
const JOSE = [{ name: 'José Núñez', pin: '0417' }];

describe('a list of people', () => {
  it.each([
    ['UTF-8', utf8(LINES.join('\n'))],
    ['UTF-8 with its mark, as Excel writes it', utf8(`\uFEFF${LINES.join('\r\n')}\r\n`)],
    ['Windows-1252', latin(LINES.join('\r\n'))],
    ['the UTF-16 of "Unicode text", with tabs', utf16(LINES.join('\r\n').replaceAll(';', '\t'))],
    ['commas', utf8(LINES.join('\n').replaceAll(';', ','))],
    ['tabs', utf8(LINES.join('\n').replaceAll(';', '\t'))],
    ['the separator on a line of its own', latin(`sep=;\r\n${LINES.join('\r\n')}`)],
    ['empty lines', utf8(`${LINES.join('\n\n')}\n;\n  ;  \n`)],
    ['quotes', utf8('"Nombre";"PIN"\n"José Núñez";"0417"')],
  ])('is read from %s', (_, bytes) => expect(peopleOf(bytes).rows).toEqual(JOSE));

  it('is read whatever the town hall calls its columns, and in whatever order', () => {
    const { rows, unused } = peopleOf(
      utf8(
        [
          'DNI,Fecha Nac.,APELLIDOS,nombre,Móvil,E-mail,Pin de acceso,Familia,Comparte con el ayuntamiento',
          '1,23/4/1942, Gómez Rangel ,Josefa,924-11.22 33,josefa@ejemplo.es,2468,SÍ,no',
        ].join('\n'),
      ),
    );
    expect(unused).toEqual(['DNI']);
    expect(rows).toEqual([
      {
        name: 'Josefa Gómez Rangel',
        birthDate: '1942-04-23',
        phone: '924 11 22 33',
        email: 'josefa@ejemplo.es',
        pin: '2468',
        familyConsent: true,
        municipalConsent: false,
      },
    ]);
  });

  it('keeps what is neither yes nor no, for the server to ask about', () => {
    const consents = (word: string) =>
      peopleOf(utf8(`Nombre;PIN;Consentimiento familiar\nRosa;1234;${word}`)).rows[0]
        ?.familyConsent;
    expect(['sí', 'Si', 'x', '1', 'VERDADERO'].map(consents)).toEqual(Array(5).fill(true));
    expect(['no', 'N', '0', '', 'falso'].map(consents)).toEqual(Array(5).fill(false));
    expect(consents('quizás')).toBe('quizás');
  });

  it('gets back the zeros that a spreadsheet took from its PINs, and says of how many', () => {
    const { rows, repairedPins } = peopleOf(
      utf8('Nombre;PIN;DNI\nAna;173;7\nRosa;7;1\nLuz;2468;1\nPaz;;1\nSol;12345;1'),
    );
    expect(rows.map(({ pin }) => pin)).toEqual(['0173', '0007', '2468', '', '12345']);
    expect(repairedPins).toBe(2);
  });

  it('needs no PINs', () => {
    expect(peopleOf(utf8('Nombre;Edad\nAna;80')).rows).toEqual([{ name: 'Ana', pin: '' }]);
  });

  it('is read without the apostrophe that our own list puts before a formula', () => {
    const { rows } = peopleOf(utf8("Nombre;PIN;Teléfono\n'=Ana;1234;'+34 600 11 22 33"));
    expect(rows[0]).toMatchObject({ name: '=Ana', phone: '+34 600 11 22 33' });
  });
});

describe('a date', () => {
  it.each([
    ['23/04/1942', '1942-04-23'],
    ['3-4-1942', '1942-04-03'],
    ['03.04.42', '1942-04-03'],
    ['1942-04-23', '1942-04-23'],
    ['31/02/1942', '1942-02-31'],
    ['abril de 1942', 'abril de 1942'],
    ['', ''],
  ])('is read from %j as %j', (text, day) => expect(isoDay(text)).toBe(day));
});

describe('a file that cannot be read', () => {
  it.each([
    ['PK\u0003\u0004', 'Es un libro de Excel. Guárdalo como CSV y elige ese archivo.'],
    ['', 'Falta la columna «nombre». La primera fila debe llevar los títulos de las columnas.'],
    ['Nombre;PIN\r\n', 'El archivo no tiene ninguna persona.'],
    [
      `Nombre;PIN\n${'Ana;1234\n'.repeat(501)}`,
      'El archivo tiene 501 personas. Se pueden importar 500 de una vez: divídelo en varios.',
    ],
  ])('is refused with a sentence that says what to do: %#', (text, sentence) => {
    expect(() => peopleOf(utf8(text))).toThrow(new FileProblem(sentence));
  });
});

it('the template is a file that the import understands', async () => {
  const bytes = await templateFile().arrayBuffer();
  const filled = `${new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)}Josefa;2468;;;;sí;no\r\n`;
  expect(peopleOf(utf8(filled))).toEqual({
    rows: [
      {
        name: 'Josefa',
        pin: '2468',
        phone: '',
        email: '',
        birthDate: '',
        familyConsent: true,
        municipalConsent: false,
      },
    ],
    unused: [],
    repairedPins: 0,
  });
});
