import { describe, expect, it } from 'vitest';
import { westWritten } from './west-speech.ts';

describe('the speech of the west in letters', () => {
  it.each([
    ['Me duele el pechu y el brazu', 'Me duele el pecho y el brazo'],
    ['no me llega el airi', 'no me llega el aire'],
    ['lo del médicu', 'lo del médico'],
    ['me la he tomau', 'me la he tomado'],
    ['me he caíu', 'me he caído'],
    ["¿Qué m'ha quedau?", '¿Qué me ha quedado?'],
    ["que no m'acuerdu", 'que no me acuerdo'],
    ["l'ha dicho que se beba l'agua", 'le ha dicho que se beba el agua'],
    ['¿A cuála hora es esu?', '¿A qué hora es eso?'],
    ['¿Y la mi Rosariu?', '¿Y la mi Rosario?'],
    ['más espaciu', 'más despacio'],
    ['dal de comel', 'dal de comer'],
    ['drento de una hora', 'dentro de una hora'],
    ['no tengo pa vendé', 'no tengo pa vender'],
    ['hay que pedí cita', 'hay que pedir cita'],
  ])('writes %j as %j', (said, written) => {
    expect(westWritten(said)).toBe(written);
  });

  it.each([
    'el menú, el champú y el autobús',
    'mi hija vive en Peru',
    'abri la puerta y sali',
    'casi cogí un taxi',
    'la Puri, la Loli y Manu',
    'llama a la pepi y a la mari',
    'hay más espacio en la casa',
    'Abel y mabel',
    'llama a mamá y a papá para decir que sí, que estaré allí',
    'para mí un café, y de té nada',
    'el virus y la tribu',
  ])('leaves %j', (said) => {
    expect(westWritten(said)).toBe(said);
  });
});
