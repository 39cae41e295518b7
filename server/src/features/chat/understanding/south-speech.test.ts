import { describe, expect, it } from 'vitest';
import { southWritten } from './south-speech.ts';

describe('the speech of the south in letters', () => {
  it.each([
    ['¿Quién ha ehcrito?', '¿Quién ha escrito?'],
    ['loh pieh y lah mano', 'los pies y las mano'],
    ['¿Cuánto farta?', '¿Cuánto falta?'],
    ['anteh no tengo argo', 'antes no tengo algo'],
    ['denanteh de eso', 'antes de eso'],
    ['¿Qué hora é? Dilo otra vé', '¿Qué hora es? Dilo otra vez'],
    ['a jacé la cena y a comé', 'a hacer la cena y a comer'],
    ['mi hijo el mayó', 'mi hijo el mayor'],
    ['er marteh a lah nueve', 'er martes a las nueve'],
    ['dentro de doh horah', 'dentro de dos horas'],
    ['¿En qué tiempo ehtamoh?', '¿En qué tiempo estamos?'],
    ['¿Y a qué hora eh?', '¿Y a qué hora es?'],
    ['eh que no te oigo', 'es que no te oigo'],
    ['¿Entoseh qué día dih que eh?', '¿Entonces qué día dices que es?'],
    ['poh tóh loh díah', 'pues todos los días'],
    ['Tos los días lo mismo', 'Todos los días lo mismo'],
    ['loh sábadoh y loh domingoh', 'los sábados y los domingos'],
    ['ehta noche, dehpuéh de cená', 'esta noche, después de cenar'],
    ['hay que ensarrarlah', 'hay que ensarrarlas'],
  ])('writes %j as %j', (said, written) => {
    expect(southWritten(said)).toBe(written);
  });

  it.each([
    'bah, eh, ah, oh',
    'Sarah, Ruth y ahmed',
    'está en casa mamá y tomé café',
    'se cayó y llamó a mi puerta',
    'la carta del sargento',
    'eh, oye, siéntate ahí, eh',
    'la sarah y el noah',
  ])('leaves %j', (said) => {
    expect(southWritten(said)).toBe(said);
  });
});
