import { beforeAll, describe, expect, it } from 'vitest';
import { DomainError } from '../../../core/errors.ts';
import { fakeGateway, message, NOW, reminder, talkWith } from '../testing/fake-gateway.ts';
import { isIntent } from '../understanding/intents.ts';
import { writtenPhrases } from '../understanding/phrases.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { understand } from './understand.ts';

beforeAll(() => understand(utteranceOf('hola')), 60_000);

const PILL = reminder('Tomar la pastilla de la tensión', '2026-11-20T18:00', {
  category: 'Medicación',
  recurrency: 'daily',
});
const MORNING = reminder('Pastilla del tiroides', '2026-11-20T08:30', {
  category: 'Medicación',
  isCompleted: true,
  answeredAt: '2026-11-20T07:32:00.000Z',
});
const DOCTOR = reminder('Cita con el médico', '2026-11-24T11:00', { category: 'Salud' });
const GYM = reminder('Gimnasia de mayores', '2026-11-21T10:00');
const FULL = {
  reminders: [MORNING, PILL, GYM, DOCTOR],
  messages: [message('Lucía', '¿Cómo estás, abuela?'), message('Marcos', 'Muchos besos')],
  memories: [
    { title: 'La feria', description: '', mimeType: 'image/webp', isFavorite: false },
    {
      title: 'La boda de Lucía',
      description: 'En la ermita',
      mimeType: 'image/webp',
      isFavorite: true,
    },
    { title: 'El baile', description: '', mimeType: 'video/mp4', isFavorite: false },
  ],
  family: ['Lucía Rangel', 'Marcos Gil'],
};

/** Says all of it and gives the last answer, with what was done meanwhile. */
async function outcome(said: readonly string[], given: Parameters<typeof fakeGateway>[0] = FULL) {
  const { gateway, done, added } = fakeGateway(given);
  const talk = talkWith(gateway);
  let reply = await talk(said[0] ?? '');
  for (const text of said.slice(1)) reply = await talk(text);
  return { ...reply, done, added };
}
const answered = async (...said: string[]) => (await outcome(said)).text;

it('every heading of the phrases names an intent', () => {
  const headings = new Set(writtenPhrases().map(({ intent }) => intent));
  expect([...headings].filter((it) => !isIntent(it))).toEqual([]);
});

describe('asked about her day, the assistant', () => {
  it('reads every medicine out, however much there is, and what is old after what is of today', async () => {
    const pill = (title: string, at: string) => reminder(title, at, { category: 'Medicación' });
    const errand = (title: string, at: string) => reminder(title, at);
    const reminders = [
      errand('Recoger las gafas', '2026-11-17T11:00'),
      pill('Gotas', '2026-11-19T21:30'),
      pill('Tensión', '2026-11-20T09:00'),
      errand('Pan', '2026-11-20T10:00'),
      errand('Riego', '2026-11-20T17:30'),
      errand('Coro', '2026-11-20T18:00'),
      errand('Misa', '2026-11-20T19:00'),
      pill('Gotas', '2026-11-20T21:30'),
    ];
    const { text } = await outcome(['qué tengo que hacer hoy'], { reminders });
    expect(text.split('\n')).toEqual([
      'Hoy tienes 8 cosas.',
      'A las 9:00: Tensión.',
      'A las 10:00: Pan.',
      'A las 17:30: Riego.',
      'A las 21:30: Gotas.',
      'Ayer, a las 21:30: Gotas.',
      'Y 3 cosas más.',
    ]);
    const pills = Array.from({ length: 7 }, (_, at) =>
      pill(`Pastilla ${at}`, `2026-11-20T0${at + 1}:00`),
    );
    expect((await outcome(['qué tengo que hacer hoy'], { reminders: pills })).text).not.toContain(
      'más',
    );
  });

  it.each([
    [
      'qué tengo que hacer hoy',
      'Hoy: 1 hecho, 1 pendiente.\nA las 18:00: Tomar la pastilla de la tensión.',
    ],
    ['qué tengo mañana', 'Mañana tienes 1 cosa.\nA las 10:00: Gimnasia de mayores.'],
    ['que tengo para el domingo', 'Pasado mañana no tienes nada apuntado.'],
    [
      'cuándo es la cita del médico',
      'Cita con el médico: el martes, 24 de noviembre, a las 11:00.',
    ],
    ['que me toca ahora', 'Lo siguiente: Tomar la pastilla de la tensión: hoy, a las 18:00.'],
    [
      'me he tomado ya la pastilla del tiroides',
      'Sí, a las 8:32. «Pastilla del tiroides», de las 8:30, consta como tomada.',
    ],
    [
      'no sé si me he tomado la pastilla de la tensión',
      'Todavía no. Es a las 18:00: «Tomar la pastilla de la tensión».',
    ],
    [
      'qué me falta por hacer',
      'Hasta ahora, todo hecho. Más tarde: Tomar la pastilla de la tensión, a las 18:00.',
    ],
  ])('answers %j', async (said, text) => {
    expect(await answered(said)).toBe(text);
  });

  it('understands "¿y mañana?" of what was talked about', async () => {
    expect(await answered('qué tengo hoy', '¿y mañana?')).toContain('Gimnasia');
    expect(await answered('qué santo es hoy', '¿y mañana?')).toContain(
      'la Presentación de la Virgen',
    );
    expect(await answered('qué día es hoy', 'y mañana')).toBe(
      'Mañana es sábado, 21 de noviembre de 2026.',
    );
  });

  it('says so where there is nothing', async () => {
    const nothing = { reminders: [] };
    expect((await outcome(['qué tengo hoy'], nothing)).text).toBe('Hoy no tienes nada apuntado.');
    expect((await outcome(['qué es lo siguiente'], nothing)).text).toBe(
      'No tienes nada pendiente. Puedes descansar.',
    );
  });
});

describe('a reminder that is told', () => {
  it.each([
    [
      ['recuérdame tomar la pastilla mañana a las 9', 'sí'],
      'añadido Tomar la pastilla 2026-11-21T09:00 none',
    ],
    [
      ['recuerdame llamar a mi hija', 'mañana', 'a las cinco de la tarde', 'vale'],
      'añadido Llamar a mi hija 2026-11-21T17:00 none',
    ],
    [
      ['ponme un recordatorio', 'comprar leche', 'hoy a las ocho', 'si claro'],
      'añadido Comprar leche 2026-11-20T20:00 none',
    ],
    [
      ['apúntame gimnasia los lunes y jueves a las diez', 'sí'],
      'añadido Gimnasia 2026-11-21T10:00 weekly',
    ],
    [
      ['avísame todos los días a las ocho de la mañana de que me tome la tensión', 'sí'],
      'añadido Tomarme la tensión 2026-11-21T08:00 daily',
    ],
    [
      ['apunta que el viernes viene el fontanero a las once', 'no, a las doce', 'sí'],
      'añadido Viene el fontanero 2026-11-27T12:00 none',
    ],
    [
      ['recuérdame sacar la basura dentro de media hora', 'sí'],
      'añadido Sacar la basura 2026-11-20T17:35 none',
    ],
  ])('%j is stored after the yes', async (said, done) => {
    expect((await outcome(said)).done).toEqual([done]);
    expect((await outcome(said.slice(0, -1))).done).toEqual([]);
  });

  it('is read back before it is stored, with its day and hour', async () => {
    const reply = await outcome(['recuérdame tomar la pastilla mañana a las 9']);
    expect(reply).toMatchObject({
      text: 'Tomar la pastilla: mañana, a las 9:00. ¿Lo apunto?',
      choices: ['Sí, apúntalo', 'No, no lo apuntes'],
      done: [],
    });
  });

  it.each([
    'claro que no',
    'bueno no',
    'sí pero espera',
    'si llueve mañana no voy al campo',
    'vale, no lo apuntes',
  ])('is not stored by "%s"', async (said) => {
    const { done } = await outcome(['recuérdame comprar pan mañana a las 9', said]);
    expect(done).toEqual([]);
  });

  it('is read out again where the yes changes it', async () => {
    const said = ['recuérdame comprar pan mañana a las 9', 'sí, pero a las diez'];
    expect(await answered(...said)).toBe('Comprar pan: mañana, a las 10:00. ¿Lo apunto?');
    expect((await outcome([...said, 'sí'])).done).toEqual([
      'añadido Comprar pan 2026-11-21T10:00 none',
    ]);
  });

  it('knows what kind it is', async () => {
    const { added } = await outcome(['recuérdame la insulina mañana a las 9', 'sí']);
    expect(added[0]?.category).toBe('Medicación');
  });

  it('is not stored after a no', async () => {
    const reply = await outcome(['recuérdame comprar pan mañana a las 9', 'no']);
    expect(reply).toMatchObject({ text: 'De acuerdo, no apunto nada.', done: [] });
  });

  it('is not stored where she asks something else, and she is told', async () => {
    const reply = await outcome(['recuérdame comprar pan mañana a las 9', 'qué hora es', 'sí']);
    expect(reply.done).toEqual([]);
    expect(await answered('recuérdame comprar pan mañana a las 9', 'qué hora es')).toBe(
      'Lo de antes no lo he apuntado. Son las 17:05. Es por la tarde.',
    );
  });

  it('is not stored by a danger that comes between', async () => {
    const { done } = await outcome([
      'recuérdame comprar pan mañana a las 9',
      'me duele el pecho',
      'sí',
    ]);
    expect(done).toEqual([]);
  });

  it('cannot be in the past', async () => {
    expect(await answered('recuérdame comprar pan hoy a las 9 de la mañana')).toBe(
      'Eso ya ha pasado. ¿Para cuándo quieres «Comprar pan»?',
    );
  });
});

describe('a reminder that there is', () => {
  it.each([
    [['cambia la cita del médico al jueves', 'sí'], 'cambiado Cita con el médico 2026-11-26T11:00'],
    [
      ['retrasa la cita del medico media hora', 'vale'],
      'cambiado Cita con el médico 2026-11-24T11:30',
    ],
    [
      ['quiero cambiar un recordatorio', 'la gimnasia', 'a las doce', 'sí'],
      'cambiado Gimnasia de mayores 2026-11-21T12:00',
    ],
    [
      ['ya me he tomado la pastilla', 'sí'],
      'hecho Tomar la pastilla de la tensión 2026-11-20T18:00',
    ],
    [['ya está hecho', 'sí'], 'hecho Tomar la pastilla de la tensión 2026-11-20T18:00'],
    [['borra lo de la gimnasia', 'sí por favor'], 'borrado Gimnasia de mayores'],
  ])('%j is changed after the yes', async (said, done) => {
    expect((await outcome(said)).done).toEqual([done]);
    expect((await outcome([...said.slice(0, -1), 'no'])).done).toEqual([]);
  });

  it('of two things is done as far as it can be, and she hears of both', async () => {
    const { gateway, done } = fakeGateway(FULL);
    const full = new DomainError('too_many_reminders');
    const talk = talkWith({
      ...gateway,
      addReminder: (input, key) =>
        done.length > 0 ? Promise.reject(full) : gateway.addReminder(input, key),
    });
    await talk('apúntame comprar pan mañana a las 10 y llamar al médico a las 12');
    const reply = await talk('sí');
    expect(reply.text).toContain('Comprar pan');
    expect(reply.text).toContain(`Lo otro no: ${full.message}`);
    expect(done).toHaveLength(1);
    await talk('deshazlo');
    expect(done.at(-1)).toMatch(/^borrado /);
  });

  it('is asked for where several might be meant', async () => {
    const reply = await outcome(['quiero borrar un recordatorio']);
    expect(reply.choices).toEqual([
      'Pastilla del tiroides',
      'Tomar la pastilla de la tensión',
      'Gimnasia de mayores',
      'Cita con el médico',
      'Ninguno',
    ]);
    expect(
      (await outcome(['quiero borrar un recordatorio', 'Cita con el médico', 'sí'])).done,
    ).toEqual(['borrado Cita con el médico']);
  });

  it('is not made up', async () => {
    const reply = await outcome(['borra lo del fontanero', 'sí']);
    expect(reply.done).toEqual([]);
  });
});

describe('her people', () => {
  it('are named, and what they wrote is read', async () => {
    expect(await answered('tengo mensajes nuevos')).toBe(
      'Tienes 2 mensajes nuevos, de Lucía y Marcos. ¿Te los leo?',
    );
    expect(await answered('tengo mensajes nuevos', 'sí')).toBe(
      'Lucía te escribió hoy: «¿Cómo estás, abuela?» Marcos te escribió hoy: «Muchos besos.»',
    );
    expect(await answered('cómo se llaman mis hijos')).toContain('Lucía Rangel y Marcos Gil');
  });

  it('are silent where nobody wrote', async () => {
    expect((await outcome(['tengo mensajes'], {})).text).toContain('No hay mensajes');
    const seen = { messages: [message('Lucía', 'hola', true)] };
    expect((await outcome(['tengo mensajes'], seen)).text).toContain('No hay mensajes nuevos');
  });
});

describe('a view that is asked for', () => {
  it.each([
    ['quiero jugar', 'games-menu'],
    ['enséñame las fotos', 'gallery'],
    ['abre los mensajes', 'support-messages'],
    ['pon la letra más grande', 'settings'],
  ])('%s: it opens %s by itself', async (said, link) => {
    expect(await outcome([said])).toMatchObject({ link, opensNow: true });
  });
});

describe('the day', () => {
  it.each([
    ['qué hora es', 'Son las 17:05. Es por la tarde.'],
    ['qué día es hoy', 'Hoy es viernes, 20 de noviembre de 2026.'],
    ['qué día fue ayer', 'Ayer fue jueves, 19 de noviembre de 2026.'],
    ['qué santo es hoy', 'Hoy se celebra: San Edmundo.'],
    ['en qué estación estamos', 'Estamos en otoño. El invierno empieza dentro de 31 días.'],
    ['cuánto falta para el verano', 'Estamos en otoño. El verano empieza dentro de 213 días.'],
    [
      'cómo se llama mi pueblo',
      'Tu pueblo es Valle de Matamoros. Dónde estás ahora mismo no lo puedo ver.',
    ],
    ['cómo me llamo', 'Te llamas Josefa Gómez Rangel.'],
    ['cuántos años tengo', 'Tienes 84 años. Cumples 85 el viernes, 19 de marzo.'],
    ['cuántas fotos tengo', 'Tienes 2 fotos y 1 vídeo. 1 es favorito.'],
  ])('is known: %j is answered', async (said, text) => {
    expect(await answered(said)).toBe(text);
  });

  it('tells what she did in the week', async () => {
    expect(await answered('qué he hecho esta semana')).toMatch(
      /has entrado 3 días.*jugado 2 partidas/,
    );
  });
});

describe('to pass the time', () => {
  it('there is always another joke, saying, poem and riddle', async () => {
    for (const asked of [
      'cuéntame un chiste',
      'dime un refrán',
      'recítame un poema',
      'dime una adivinanza',
    ]) {
      expect(await answered(asked, 'otro')).not.toBe(await answered(asked));
    }
  });

  it('a riddle is guessed, right or wrong, or given up', async () => {
    const { text } = await outcome(['dime una adivinanza']);
    expect(text).toContain('cuanto más lavo, más sucia voy');
    expect(await answered('dime una adivinanza', 'la luna')).toContain('No es eso');
    expect(await answered('dime una adivinanza', 'el agua')).toContain('¡Muy bien! Es el agua.');
    expect(await answered('dime una adivinanza', 'la luna', 'agua')).toContain('¡Muy bien!');
    expect(await answered('dime una adivinanza', 'me rindo')).toBe('Era el agua. ¿Quieres otra?');
  });

  it('a favourite photo is talked about, one question after the other', async () => {
    const said = ['hablemos de mis fotos', 'mi hija y su marido', 'en la ermita de arriba'];
    expect(await answered(...said.slice(0, 1))).toBe(
      'Hablemos de «La boda de Lucía». En la ermita. ¿Quién sale ahí contigo?',
    );
    expect(await answered(...said)).toContain('¿Qué es lo que más recuerdas');
    expect(await answered(...said, 'que llovió mucho')).toContain('¿Hablamos de otra foto?');
  });

  it('there is something to remember without photos', async () => {
    expect((await outcome(['hablemos de mis fotos'], {})).text).toContain('¿Cómo era la casa');
  });
});

describe('the assistant, in small talk,', () => {
  it('remembers within the conversation', async () => {
    expect(await answered('llámame Pepa', 'hola')).toBe('Buenas tardes, Pepa. ¿Qué tal estás?');
    expect(await answered('he dormido mal', 'no', 'y tú cómo estás')).toContain(
      'Antes me decías que tenías cansancio',
    );
  });

  it('offers what is done after a yes', async () => {
    expect(await answered('me aburro')).toContain('¿');
    expect((await outcome(['estoy contenta', 'sí'])).link).toBe('games-menu');
  });

  it('repeats what it said', async () => {
    expect(await answered('qué hora es', 'repite')).toBe('Son las 17:05. Es por la tarde.');
    expect(
      (await outcome(['recuérdame comprar pan mañana a las 9', 'repite', 'sí'])).done,
    ).toHaveLength(1);
  });

  it('says "no lo sé" and two things that it can do', async () => {
    const reply = await outcome(['cuál es la capital de australia']);
    expect(reply.text).toMatch(/^Eso no lo sé\. Puedo .+ o .+\.$/);
    expect(reply.choices).toHaveLength(2);
  });

  it('knows that it knows no medicine', async () => {
    expect(await answered('¿qué es bueno para la rodilla?')).not.toMatch(/toma|crema|pastilla/);
    const { text, phones } = await outcome(['me duele la rodilla']);
    expect(text).toMatch(/la rodilla.*\?$/);
    expect(phones ?? []).toEqual([]);
  });

  it('says good night at night', async () => {
    const night = NOW.with({ hour: 22 });
    expect((await talkWith(fakeGateway(FULL).gateway, night)('hola')).text).toContain(
      'Buenas noches',
    );
  });
});
