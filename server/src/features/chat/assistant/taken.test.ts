import { beforeAll, describe, expect, it } from 'vitest';
import { fakeGateway, NOW, reminder, talkWith } from '../testing/fake-gateway.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { understand } from './understand.ts';

beforeAll(() => understand(utteranceOf('hola')), 60_000);

const TITLE = 'Pastilla de la tensión';
const MEDICINE = { category: 'Medicación', recurrency: 'daily' } as const;
const at = (hour: string, more = {}) =>
  reminder(TITLE, `2026-11-20T${hour}`, { ...MEDICINE, id: 'pill', ...more });
/** Five past five in the afternoon: its hour has not come. */
const TO_COME = at('20:00');
const MISSED = at('08:00', { state: 'missed' });
const DONE = at('08:00', {
  state: 'done',
  isCompleted: true,
  answeredAt: '2026-11-20T07:32:00.000Z',
});
const SKIPPED = at('08:00', { state: 'skipped', answeredAt: '2026-11-20T07:40:00.000Z' });
const WALK = reminder('Paseo', '2026-11-20T19:00', { category: 'Actividad' });

type Given = Parameters<typeof fakeGateway>[0]['reminders'];

/** Says all of it and gives the last answer, with what was done meanwhile. */
async function outcome(said: readonly string[], reminders: Given) {
  const { gateway, done } = fakeGateway({ reminders });
  const talk = talkWith(gateway);
  let reply = await talk(said[0] ?? '');
  for (const text of said.slice(1)) reply = await talk(text);
  return { ...reply, done };
}

/** However it is written or dictated. */
const QUESTIONS = [
  '¿Me he tomado la pastilla?',
  '¿Me he tomado la pastilla de la tensión?',
  '¿Ya me he tomado la pastilla de la tensión?',
  'me he tomado ya la pastilla de la tensión',
  'me he tomado la pastilla de la tension',
  'he tomado la pastilla',
  'he tomado ya la pastilla de la tension',
  'no sé si me he tomado la pastilla de la tensión',
  'no se si me he tomado la pastilla',
  'no me acuerdo si he tomado la pastilla de la tension',
  'sabes si me he tomado la pastilla',
  'dime si me he tomado la pastilla de la tensión',
  'oye, ¿la pastilla de la tensión ya la he tomado?',
  'ya me he tomado la pastilla o no',
  'la pastilla de la tensión me la he tomado, ¿verdad?',
  'me tomé la pastilla?',
  'mira a ver si he tomado la pastilla de la tensión',
  'puedes decirme si me he tomado la pastilla',
];

describe('a question whether she has taken a pill', () => {
  it.each(QUESTIONS)('never writes, whatever is said next: %s', async (question) => {
    for (const next of ['sí', 'vale', 'sí, claro', '¿sí?']) {
      expect((await outcome([question, next], [TO_COME])).done).toEqual([]);
    }
    expect((await outcome([question], [TO_COME])).remember?.pending).toBeUndefined();
  });

  it.each(QUESTIONS)('is answered with what is known: %s', async (question) => {
    const told = async (one: typeof DONE) => (await outcome([question], [one])).text;
    expect(await told(TO_COME)).toBe(`Todavía no. Es a las 20:00: «${TITLE}».`);
    expect(await told(DONE)).toBe(`Sí, a las 8:32. «${TITLE}», de las 8:00, consta como tomada.`);
    expect(await told(MISSED)).toBe(
      `La de las 8:00 no consta como tomada: «${TITLE}». No sé si la has tomado. Si dudas, mira el pastillero o pregunta en la farmacia.`,
    );
    expect(await told(SKIPPED)).toBe(`No. La de las 8:00 decidiste no tomarla: «${TITLE}».`);
  });

  it('is answered for each hour of the day, or for the one that she names', async () => {
    const twice = [DONE, TO_COME, WALK];
    const told = async (question: string) => (await outcome([question], twice)).text;
    expect(await told('¿Me he tomado la pastilla de la tensión?')).toBe(
      `«${TITLE}», de las 8:00: sí, a las 8:32.\n«${TITLE}», de las 20:00: todavía no es la hora.`,
    );
    expect(await told('¿me he tomado la pastilla de las 20:00?')).toContain('Todavía no.');
    expect(await told('¿me he tomado la pastilla de la mañana?')).toContain('Sí, a las 8:32.');
    expect(await told('¿me he tomado la medicina de esta noche?')).toContain('Todavía no.');
  });

  it('of another day is not answered with what is known of today', async () => {
    for (const said of ['¿me he tomado ayer la pastilla?', 'ya me tomé anoche la pastilla']) {
      expect((await outcome([said], [DONE, TO_COME])).text).toBe(
        'Aquí solo miro lo de hoy. Lo de otros días está en Recordatorios.',
      );
    }
  });

  it('about another pill than hers is not answered with what is known of hers', async () => {
    for (const one of [DONE, MISSED, TO_COME]) {
      expect((await outcome(['¿me he tomado la pastilla del colesterol?'], [one])).text).toBe(
        'No encuentro eso en tus recordatorios de hoy, así que no lo sé.',
      );
    }
  });

  it('without a name is answered for each medicine of the day', async () => {
    const drops = reminder('Gotas', '2026-11-20T09:00', { ...MEDICINE, state: 'missed' });
    for (const question of ['¿me la he tomado ya?', '¿qué pastillas me he tomado hoy?']) {
      expect((await outcome([question], [DONE, drops, WALK])).text).toBe(
        `«${TITLE}», de las 8:00: sí, a las 8:32.\n«Gotas», de las 9:00: no consta como tomada.\nSi dudas, mira el pastillero o pregunta en la farmacia.`,
      );
    }
  });

  it('is answered with "no lo sé" where she has no such thing', async () => {
    expect((await outcome(['¿me he tomado el jarabe?'], [TO_COME])).text).toBe(
      'No encuentro eso en tus recordatorios de hoy, así que no lo sé.',
    );
  });
});

describe('a question whether something was deleted or moved', () => {
  it.each([
    '¿He borrado lo del paseo?',
    '¿Has cambiado la hora del paseo?',
    '¿He quitado lo del paseo?',
  ])('never writes: %s', async (question) => {
    expect((await outcome([question], [WALK])).text).toBe('Paseo: hoy, a las 19:00.');
    for (const next of ['sí', 'vale']) {
      expect((await outcome([question, next], [WALK])).done).toEqual([]);
    }
  });
});

describe('what she has not taken, or only perhaps,', () => {
  it.each([
    'no me he tomado la pastilla',
    'no he tomado la pastilla de la tensión',
    'todavía no me la he tomado',
    'creo que me he tomado la pastilla',
    'me parece que ya me la he tomado',
    'a lo mejor ya me tomé la pastilla',
    'tengo que tomar la pastilla',
    'voy a tomarme la pastilla de la tensión',
    'me voy a tomar la pastilla ahora',
    'quiero tomar la pastilla',
  ])('is never proposed to be marked: %s', async (said) => {
    const reply = await outcome([said], [MISSED]);
    expect(reply.remember?.pending?.kind).not.toBe('complete');
    for (const next of ['sí', 'vale']) {
      expect((await outcome([said, next], [MISSED])).done).toEqual([]);
    }
  });
});

describe('what she says that she has taken', () => {
  it('is marked after a yes to its name and its hour', async () => {
    const said = 'ya me he tomado la pastilla';
    const asked = await outcome([said], [MISSED]);
    expect(asked).toMatchObject({
      text: `¿Marco «${TITLE}», de las 8:00, como tomada?`,
      choices: ['Sí, la de las 8:00 ya la he tomado', 'No, todavía no'],
      done: [],
    });
    for (const yes of ['sí', 'Sí, la de las 8:00 ya la he tomado', 'sí, ya me la he tomado']) {
      expect((await outcome([said, yes], [MISSED])).done).toEqual([
        `hecho ${TITLE} 2026-11-20T08:00`,
      ]);
    }
    for (const no of ['No, todavía no', 'no', 'no sé', '¿la he tomado?', 'sí, pero espera']) {
      expect((await outcome([said, no], [MISSED])).done).toEqual([]);
    }
  });

  it('before its hour is asked about with its hour', async () => {
    const said = 'ya me he tomado la pastilla de la tensión';
    expect(await outcome([said], [TO_COME])).toMatchObject({
      text: `«${TITLE}». Todavía no es la hora: es a las 20:00. ¿La has tomado ya?`,
      choices: ['Sí, la de las 20:00 ya la he tomado', 'No, todavía no'],
      done: [],
    });
  });

  it('of two hours is that whose hour has come, or the one that she names', async () => {
    const said = 'ya me he tomado la pastilla';
    const both = [MISSED, TO_COME];
    expect((await outcome([said], both)).text).toContain('de las 8:00');
    expect((await outcome([said, 'sí, la de las 20:00'], both)).text).toContain(
      'Todavía no es la hora: es a las 20:00.',
    );
    expect((await outcome([said, 'sí, la de las 20:00'], both)).done).toEqual([]);
    expect((await outcome([said, 'sí, la de las 20:00', 'sí'], both)).done).toEqual([
      `hecho ${TITLE} 2026-11-20T20:00`,
    ]);
  });

  it('is told back where it is known already', async () => {
    const reply = await outcome(['ya me he tomado la pastilla de la tensión'], [DONE]);
    expect(reply.text).toContain('Sí, a las 8:32.');
    expect(reply.remember?.pending).toBeUndefined();
  });

  it('is asked about as any other where it was left out before', async () => {
    const reply = await outcome(['ya me he tomado la pastilla de la tensión', 'sí'], [SKIPPED]);
    expect(reply.done).toEqual([`hecho ${TITLE} 2026-11-20T08:00`]);
    expect(reply.remember?.undo).toMatchObject({ was: 'skipped' });
  });

  it('that is no medicine is done, not taken', async () => {
    const reply = await outcome(['ya he dado el paseo'], [WALK]);
    expect(reply).toMatchObject({
      text: '«Paseo». Todavía no es la hora: es a las 19:00. ¿Lo has hecho ya?',
      choices: ['Sí, lo de las 19:00 ya lo he hecho', 'No, todavía no'],
    });
  });
});

describe('a bare yes', () => {
  const said = 'ya me he tomado la pastilla';

  it('answers only what was asked just before', async () => {
    for (const between of ['¿qué hora es?', '¿me he tomado la pastilla?', 'cuéntame un chiste']) {
      expect((await outcome([said, between, 'sí'], [MISSED])).done).toEqual([]);
    }
  });

  it('that comes long after is asked for again', async () => {
    const { gateway, done } = fakeGateway({ reminders: [MISSED] });
    const talk = talkWith(gateway);
    await talk(said);
    const later = NOW.add({ minutes: 20 });
    const reply = await talk('sí', later);
    expect(reply.text).toBe(
      `Ha pasado un rato y te lo pregunto otra vez. ¿Marco «${TITLE}», de las 8:00, como tomada?`,
    );
    expect(done).toEqual([]);
    await talk('sí', later.add({ minutes: 1 }));
    expect(done).toEqual([`hecho ${TITLE} 2026-11-20T08:00`]);
  });

  it('writes nothing where the reminder was answered or deleted meanwhile', async () => {
    const reminders = [MISSED];
    const { gateway, done } = fakeGateway({ reminders });
    const talk = talkWith(gateway);
    await talk(said);
    reminders[0] = DONE;
    expect((await talk('sí')).text).toContain('ya constaba como tomada');
    await talk('borra lo de la pastilla');
    reminders.length = 0;
    expect((await talk('sí')).text).toContain('ya no está en tus recordatorios');
    expect(done).toEqual([]);
  });
});

describe('after something was written', () => {
  it.each([
    [['ya me he tomado la pastilla de la tensión', 'sí'], `pendiente ${TITLE} 2026-11-20T20:00`],
    [['mueve la pastilla de la tensión a las 21:00', 'sí'], `cambiado ${TITLE} 2026-11-20T20:00`],
    [['borra la pastilla de la tensión', 'sí'], `añadido ${TITLE} 2026-11-20T20:00 daily`],
  ])('%j, "deshazlo" takes it back', async (said, undone) => {
    const reply = await outcome(said, [TO_COME]);
    expect(reply.choices).toEqual(['Deshacer']);
    for (const words of ['Deshacer', 'deshazlo', 'no, deshazlo']) {
      expect((await outcome([...said, words], [TO_COME])).done.at(-1)).toBe(undone);
    }
    expect((await outcome([...said, 'deshazlo', 'deshazlo'], [TO_COME])).text).toContain(
      'No hay nada que deshacer.',
    );
  });

  it('it is said what was done, with the name and the hour', async () => {
    const reply = await outcome(['ya me he tomado la pastilla de la tensión', 'sí'], [TO_COME]);
    expect(reply.text).toBe(
      `He marcado «${TITLE}», de las 20:00, como tomada. Si no era así, di «deshazlo».`,
    );
    const undone = await outcome(
      ['ya me he tomado la pastilla de la tensión', 'sí', 'deshazlo'],
      [TO_COME],
    );
    expect(undone.text).toBe(`Deshecho: «${TITLE}», de las 20:00, vuelve a estar pendiente.`);
  });
});

describe('what she decided not to take', () => {
  const day = [
    SKIPPED,
    reminder('Ducha', '2026-11-20T09:00', { state: 'done', isCompleted: true }),
    reminder('Misa', '2026-11-20T12:00', { state: 'done', isCompleted: true }),
    WALK,
  ];

  it('is neither done nor pending in the sum of her day', async () => {
    expect((await outcome(['qué tengo hoy'], day)).text).toBe(
      'Hoy: 2 hechos, 1 que decidiste no tomar, 1 pendiente.\nA las 19:00: Paseo.',
    );
  });

  it('is said to be left out where she asks what is missing', async () => {
    expect((await outcome(['qué me falta por hacer'], day)).text).toBe(
      `Hasta ahora, todo hecho. Decidiste no tomar: ${TITLE}, a las 8:00. Más tarde: Paseo, a las 19:00.`,
    );
    expect((await outcome(['qué me falta por hacer'], [SKIPPED])).text).toBe(
      `Decidiste no tomar: ${TITLE}, a las 8:00.`,
    );
  });
});
