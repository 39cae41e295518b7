import { expect, it } from 'vitest';
import { type SpokenAnswer, spokenAnswer } from './spoken-answer.ts';

const SAID: Readonly<Record<SpokenAnswer | 'nothing yet', readonly string[]>> = {
  yes: [
    'Sí',
    'sí, sí',
    'Pues sí',
    'claro que sí',
    'Vale',
    'bueno, vale',
    'venga, sí',
    'Está bien',
    'sí, quiero',
  ],
  no: ['No', 'no, no', 'que no', 'Pues no', 'no quiero', 'ay no, hija', 'de eso nada'],
  hour: [
    'Cambiar la hora',
    'cámbiame la hora',
    'a otra hora',
    'sí, pero a las diez',
    'no, mejor a las nueve',
  ],
  later: ['Luego', 'más tarde', 'ahora no', 'no, luego', 'mañana lo veo', 'en otro rato'],
  'nothing yet': [
    '',
    '¿eso qué es?',
    'quién lo dice',
    'sí que hace frío',
    'bueno, no sé',
    'mi hija',
  ],
};

it.for(
  Object.entries(SAID).flatMap(([meant, said]) => said.map((words) => [words, meant] as const)),
)('"%s" means %s', ([words, meant]) => {
  expect(spokenAnswer(words) ?? 'nothing yet').toBe(meant);
});
