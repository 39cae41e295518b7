import { describe, expect, it } from 'vitest';
import { plain } from '../understanding/words.ts';
import type { Danger } from './answers.ts';
import { isOfOther, namesPeopleOnly } from './somebody.ts';

const isOther = (danger: Danger, text: string) => isOfOther(plain(text), danger);

const IN_DANGER = {
  herself: [
    ['self-harm', 'No quiero vivir desde que murió mi marido'],
    ['self-harm', 'quiero irme con mi marido al cielo'],
    ['self-harm', 'quiero morirme, díselo a mi hija'],
    ['self-harm', 'madre mía, no quiero vivir'],
    ['self-harm', 'mis hijos estarían mejor sin mí'],
    ['fall', 'No puedo levantarme y mi vecina no contesta'],
    ['fall', 'ay hija, qué porrazo'],
    ['fall', 'hombre, qué caída más tonta'],
    ['poison', 'He tomado lejía, avisa a mi hija'],
    ['life', 'avisa a mi hija, no cojo aire'],
    ['abuse', 'mi marido me pega'],
  ],
  'somebody else': [
    ['fall', 'me he encontrado a mi marido en el suelo'],
    ['fall', 'no puedo levantar a mi marido del suelo'],
    ['fall', 'se me ha caído mi madre en el baño'],
    ['fall', 'he llegado a casa y mi marido está en el suelo'],
    ['fall', 'un señor se ha caído en la calle'],
    ['life', 'estoy con mi marido y no respira'],
    ['fall', 'tengo a mi madre en el suelo'],
    ['life', 'estoy asustada, mi marido no reacciona'],
    ['poison', 'le he dado a mi nieto lejía sin querer'],
    ['self-harm', 'mi nieto dice que se quiere matar'],
    ['self-harm', 'mi hija me ha dicho que no quiere vivir'],
    ['life', 'No, a mi marido'],
    ['self-harm', 'A mí no, a mi vecina'],
  ],
} satisfies Record<string, [Danger, string][]>;

describe.each(Object.entries(IN_DANGER))('whoever is in danger is %s', (who, said) => {
  it.each(said)('of %s, in %j', (danger, text) => {
    expect(isOther(danger, text)).toBe(who === 'somebody else');
  });
});

describe('an answer that names people only', () => {
  it.each(['a mi hermano no a mi tia', 'no a mi hija', 'mi prima no mi cuñada'])('%s', (said) => {
    expect(namesPeopleOnly(said)).toBe(true);
  });

  it.each(['mi marido no respira', 'mi hijo me pega', 'no'])('is not %s', (said) => {
    expect(namesPeopleOnly(said)).toBe(false);
  });
});
