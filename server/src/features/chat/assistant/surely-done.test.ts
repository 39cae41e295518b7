import { beforeAll, describe, expect, it } from 'vitest';
import { fakeGateway, NOW, reminder, talkWith } from '../testing/fake-gateway.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { understand } from './understand.ts';

beforeAll(() => understand(utteranceOf('hola')), 60_000);

/** Five past five in the afternoon. */
const MEDICINE = { category: 'Medicación', recurrency: 'daily' } as const;
const TENSION = 'Pastilla de la tensión';
const pill = (title: string, hour: string, more = {}) =>
  reminder(title, `2026-11-20T${hour}`, { ...MEDICINE, ...more });
const walk = (hour: string) =>
  reminder('Gimnasia', `2026-11-20T${hour}`, { category: 'Actividad', state: 'missed' });
const DAY = [
  pill(TENSION, '09:00', { state: 'missed' }),
  pill('Pastilla del corazón', '21:00'),
  pill('Gotas de los ojos', '13:00', { state: 'missed' }),
  walk('11:30'),
  reminder('Comprar pan', '2026-11-20T10:00', { state: 'missed' }),
];

async function outcome(said: readonly string[], reminders = DAY) {
  const { gateway, done } = fakeGateway({ reminders });
  const talk = talkWith(gateway);
  let reply = await talk(said[0] ?? '');
  for (const text of said.slice(1)) reply = await talk(text);
  return { ...reply, done };
}

describe('what she did and names, where no other could be meant,', () => {
  it.each([
    ['ya me he tomado la pastilla de la tensión', TENSION, '09:00'],
    ['Ya me he tomado la de la tensión.', TENSION, '09:00'],
    ['la pastilla de la tensión ya me la he tomado', TENSION, '09:00'],
    ['pues la de la tensión ya me la he tomado, apúntalo', TENSION, '09:00'],
    ['ya me e tomao la pastiya de la tension', TENSION, '09:00'],
    ['acabo de tomarme la pastilla de la tensión', TENSION, '09:00'],
    ['hija, que sí, que ya me he tomado la de la tensión', TENSION, '09:00'],
    ['Esta mañana, con el café y la magdalena, ya me he tomado la de la tensión', TENSION, '09:00'],
    ['ya me he tomado la pastilla de las nueve de la mañana', TENSION, '09:00'],
    ['la pastilla de la tensión ya está tomada', TENSION, '09:00'],
    ['lo de la tensión ya está tomado', TENSION, '09:00'],
    ['tomada la de la tensión', TENSION, '09:00'],
    ['la de la tensión me la tomé con el café', TENSION, '09:00'],
    ['la de la tensión sí que me la he tomado', TENSION, '09:00'],
    ['la pastilla de la tensión me la tomo ahora mismo… ya está', TENSION, '09:00'],
    ['ya me he echado las gotas de los ojos', 'Gotas de los ojos', '13:00'],
    ['ya he hecho la gimnasia', 'Gimnasia', '11:30'],
    ['ya he ido a la gimnasia', 'Gimnasia', '11:30'],
    ['ya he comprado el pan', 'Comprar pan', '10:00'],
    ['marca la gimnasia', 'Gimnasia', '11:30'],
  ])('is marked at once: %s', async (said, title, hour) => {
    const { done, text, choices } = await outcome([said]);
    expect(done).toEqual([`hecho ${title} 2026-11-20T${hour}`]);
    expect(text).toContain(`He marcado «${title}», de las ${Number(hour.slice(0, 2))}:`);
    expect(choices?.[0]).toBe('Deshacer');
  });

  it.each(['deshazlo', 'Deshacer', 'ay no, que me he equivocado', 'no, que no me la he tomado'])(
    'is taken back: %s',
    async (words) => {
      const { done } = await outcome(['ya me he tomado la pastilla de la tensión', words]);
      expect(done.at(-1)).toBe(`pendiente ${TENSION} 2026-11-20T09:00`);
    },
  );
});

describe('what leaves a doubt', () => {
  it.each([
    ['of two hours', [pill(TENSION, '09:00'), pill(TENSION, '16:00')]],
    [
      'of two hours, one of them done',
      [pill(TENSION, '09:00', { state: 'done' }), pill(TENSION, '17:30')],
    ],
    ['of two pills', [pill(TENSION, '09:00'), pill('Gotas de la tensión del ojo', '09:00')]],
    ['that she decided not to take', [pill(TENSION, '09:00', { state: 'skipped' })]],
    ['that lies more than an hour ahead', [pill(TENSION, '18:30')]],
  ])('is not marked: %s', async (_, reminders) => {
    expect((await outcome(['ya me he tomado la pastilla de la tensión'], reminders)).done).toEqual(
      [],
    );
  });

  it.each([
    'ya me la he tomado',
    'ya me he tomado la pastilla',
    'ya me he tomado las dos pastillas',
    'ya me he tomado la pastilla de las nueve',
    'ya me he tomado la pastilla de la mañana',
    'ya me he tomado la tensión',
    'ya está tomada la tensión',
    'me tomé la pastilla con el café',
    'me la tomo ahora mismo… ya está',
    'ya está hecho',
    'marca la pastilla',
  ])('is not marked where her words name none, or two: %s', async (said) => {
    expect((await outcome([said])).done).toEqual([]);
  });
});

/** However it is put together, it is a question, a wish, a plan, a doubt, a negation or somebody else's. */
const THINGS = [
  'la pastilla de la tensión',
  'la de la tensión',
  'la pastilla de las nueve de la mañana',
];
const NEVER: readonly ((thing: string) => string)[] = [
  (it) => `¿ya me he tomado ${it}?`,
  (it) => `ya me he tomado ${it}?`,
  (it) => `me he tomado ${it}`,
  (it) => `me he tomado ya ${it}`,
  (it) => `me tomé ${it}`,
  (it) => `¿me tomé ${it} con el café?`,
  (it) => `${it} me la tomo con el café`,
  (it) => `${it} me la tomo ahora y ya está`,
  (it) => `${it} sí me la tengo que tomar`,
  (it) => `ayer me tomé ${it} con el café`,
  (it) => `mi madre tomó ${it} con el café`,
  (it) => `ya me he tomado ${it}, ¿verdad?`,
  (it) => `ya me he tomado ${it} verdad`,
  (it) => `ya me he tomado ${it} o no`,
  (it) => `dime si ya me he tomado ${it}`,
  (it) => `no sé si ya me he tomado ${it}`,
  (it) => `si ya me he tomado ${it} no me la tomo otra vez`,
  (it) => `si ya me he tomado ${it}`,
  (it) => `cuando ya me he tomado ${it} me mareo`,
  (it) => `creo que ya me he tomado ${it}`,
  (it) => `ya me he tomado ${it}, creo`,
  (it) => `ya me he tomado ${it}, me parece a mí`,
  (it) => `ya me he tomado ${it}, digo la otra`,
  (it) => `ya me he tomado ${it}, o a lo mejor era ayer`,
  (it) => `ya me he tomado ${it} que no sé si era esa`,
  (it) => `a lo mejor ya me he tomado ${it}`,
  (it) => `juraría que ya me he tomado ${it}`,
  (it) => `no me he tomado ${it}`,
  (it) => `todavía no me he tomado ${it}`,
  (it) => `ya no me tomo ${it}`,
  (it) => `ya no me he tomado ${it}`,
  (it) => `se me ha olvidado ${it}`,
  (it) => `me voy a tomar ${it}`,
  (it) => `ya me voy a tomar ${it}`,
  (it) => `ahora me tomo ${it}`,
  (it) => `luego me tomo ${it}`,
  (it) => `ya me tomaré ${it}`,
  (it) => `me tomaría ${it}`,
  (it) => `quiero tomarme ${it}`,
  (it) => `tengo que tomarme ${it}`,
  (it) => `iba a tomarme ${it}`,
  (it) => `ya casi me he tomado ${it}`,
  (it) => `ya me he tomado media de ${it}`,
  (it) => `ya me he tomado ${it} y la del corazón`,
  (it) => `ya me he tomado ${it} dos veces`,
  (it) => `ya me he tomado ${it} de mi marido`,
  (it) => `ya me he tomado ${it} de mi hija`,
  (it) => `mi marido ya se ha tomado ${it}`,
  (it) => `dice mi hija que ya me he tomado ${it}`,
  (it) => `ayer ya me he tomado ${it}`,
  (it) => `ya me tomé ayer ${it}`,
  (it) => `ya me he tomado ${it} de ayer`,
  (it) => `esta noche ya me he tomado ${it}`,
  (it) => `todos los días ya me he tomado ${it} a esta hora`,
  (it) => `ya he comprado ${it}`,
  (it) => `ya he puesto ${it} en la mesa`,
  (it) => `ya he puesto ${it}`,
  (it) => `ya tengo ${it}`,
  (it) => `ya me toca ${it}`,
  (it) => `con la del corazón, ya me he tomado ${it}`,
  (it) => `en vez de la del corazón, ya me he tomado ${it}`,
  (it) => `recuérdame que ya me he tomado ${it}`,
  (it) => `ojalá ya me he tomado ${it}`,
  (it) => `marca ${it} como no tomada`,
  (it) => `no marques ${it}`,
];

describe('a question, a wish, a plan, a doubt, a negation, another day or another pill', () => {
  it.each(NEVER.map((said) => [said('…'), said] as const))('never marks: %s', async (_, said) => {
    for (const thing of THINGS)
      for (const way of [
        said(thing),
        `Pues mira, hija, ${said(thing)}`,
        `${said(thing)}, gracias`,
      ]) {
        expect((await outcome([way])).done, way).toEqual([]);
      }
  });

  it('never marks by the words of anybody else', async () => {
    // Two requests in one sentence are held out together, as ever.
    const both = 'ya me he tomado la pastilla de la tensión y quítame la gimnasia';
    expect((await outcome([both])).done).toEqual([]);
  });
});

it('the hour that she names is that of the thing, wherever the clock stands', async () => {
  const { gateway, done } = fakeGateway({ reminders: DAY });
  await talkWith(gateway)('ya me he tomado la del corazón', NOW.with({ hour: 20, minute: 1 }));
  expect(done).toEqual(['hecho Pastilla del corazón 2026-11-20T21:00']);
});
