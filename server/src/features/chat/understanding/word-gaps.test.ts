import { describe, expect, it } from 'vitest';
import { wellSpaced } from './word-gaps.ts';

describe('where one word ends', () => {
  it.each([
    ['Ponme alas ocho dela tarde', 'Ponme a las ocho de la tarde'],
    ['ala una y media', 'a la una y media'],
    ['llamar ala modista', 'llamar a la modista'],
    ['recuerda me mañana regar', 'recuerdame mañana regar'],
    ['lee me lo otra vez', 'leemelo otra vez'],
    ['cambia la a las seis', 'cambiala a las seis'],
    ['pues lee lo', 'pues leelo'],
    ['lo delos pies', 'lo de los pies'],
    ['pon la comida enel fuego', 'pon la comida en el fuego'],
    ['ami no me lo digas', 'a mi no me lo digas'],
    ['di me que hora es', 'dime que hora es'],
  ])('writes %j as %j', (said, written) => {
    expect(wellSpaced(said)).toBe(written);
  });

  it.each([
    'las alas de la gallina',
    'se ha roto el ala del tejado',
    'no no, dejala donde estaba',
    'quita lo que te he dicho',
    'regala la casa',
    'cambia la hora de la misa',
    'quita la pastilla del corazón',
    'lee lo de mi nieta',
    'pon los garbanzos en agua a las ocho',
    'deme pan',
    'Pasa la gimnasia a las seis',
    'la cambia la semana que viene',
    'no quemes la comida',
    'este conde no es conocido',
    'ponte aún con el para y el del',
    'deme la mano, Noel',
  ])('leaves %j as it is', (said) => {
    expect(wellSpaced(said)).toBe(said);
  });
});
