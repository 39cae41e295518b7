import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPhrases, writtenPhrases } from '../understanding/phrases.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { DANGERS, SAFETY_ANSWERS } from './answers.ts';
import { patternOf } from './pattern.ts';
import { matchesWithoutItsDanger } from './pattern-lint.ts';
import { alarmIn, dangerIn } from './safety.ts';

const alarm = (text: string) => alarmIn(utteranceOf(text));
const sign = (text: string) => dangerIn(utteranceOf(text));

const read = (file: string) => readPhrases(join(import.meta.dirname, file));
const heard = (text: string) => alarm(text)?.danger ?? 'nothing';

describe('a message that tells of a danger', () => {
  const phrasings = read('phrasings.txt');

  it('is asked after in more than 120 ways', () => {
    expect(phrasings.length).toBeGreaterThanOrEqual(120);
    expect(new Set(phrasings.map(({ intent }) => intent))).toEqual(new Set(DANGERS));
  });

  it('is heard as that danger, however it is put and spelt', () => {
    const missed = phrasings.filter(({ intent, text }) => heard(text) !== intent);
    expect(missed.map(({ text }) => `${text}: ${heard(text)}`)).toEqual([]);
  });

  it.each([
    ['me voy a tirar al pozo', 'self-harm'],
    ['le ha volcao el tractor encima a mi hijo', 'life'],
    ['un señor del banco me pide la clave por telefono', 'scam'],
    ['hay uno en la puerta que dice que es del gas y quiere cobrarme', 'scam'],
    ['cuantas pastillas le doy a mi marido pa la fiebre', 'dose'],
    ['mi nieto se ha bebio la lejia', 'poison'],
    ['mi hijo me ha empujado y me he caído', 'abuse'],
    ['me empujó mi hijo y me caí', 'abuse'],
    ['mi yerno me ha tirado al suelo', 'abuse'],
    ['mi perro me ha empujado y me he caído', 'fall'],
    ['tengo tos con sangre', 'life'],
  ])('such as %j gets the fixed answer at once', (text, danger) => {
    expect(alarm(text)).toMatchObject({ danger, isSure: true });
  });

  it.each([
    'me duele un poco el pecho',
    'me duele un poquito el corazón',
    'me falta un poco el aire',
    'me cuesta un poco respirar',
  ])('such as %j is asked after at least, however little she makes of it', (text) => {
    expect(alarm(text)).toMatchObject({ danger: 'life' });
  });

  it.each(['me duele un poco la cabeza', 'estoy un poco cansada', 'me duele un poco la rodilla'])(
    'is not heard in %j',
    (text) => {
      expect(alarm(text)).toBeUndefined();
    },
  );

  it.each([
    ['recuérdame tomarme diez pastillas de golpe mañana', 'poison'],
    ['recuérdame que me tengo que matar mañana a las diez', 'self-harm'],
    ['me la voy a tomar otra vez', 'dose'],
    ['ayuda', 'life'],
    ['ay ay ay', 'life'],
  ])('such as %j is not noted or passed over', (text, danger) => {
    expect(heard(text)).toBe(danger);
  });

  it.each([
    ['se ha caio mi marido en el corral', true],
    ['a mi madre le duele el pecho', true],
    ['me he caido en el corral', false],
    ['no puedo levantarme del suelo y mi vecina no contesta', false],
    ['quiero morirme, díselo a mi hija', false],
    ['me he encontrado a mi marido en el suelo', true],
    ['mi marido me pega', false],
  ])('such as %j is of somebody else: %s', (text, isOfOther) => {
    expect(alarm(text)).toMatchObject({ isOfOther });
  });

  it.each(DANGERS)('%s, is answered with a number to call', (kind) => {
    expect(SAFETY_ANSWERS[kind].phones.length).toBeGreaterThan(0);
  });

  it('of life names 112, and one of self-harm 024', () => {
    expect(SAFETY_ANSWERS.life.text).toContain('112');
    expect(SAFETY_ANSWERS['self-harm'].text).toContain('024');
  });
});

describe('a message that only sounds like a danger', () => {
  it.each([
    'me estoy tomando un café',
    'me estoy aburriendo',
    'mi hija me está llamando',
    'hoy hace un año que se murió mi marido',
    'saco agua del pozo pa los tomates',
    'recuérdame la pastilla de las nueve',
    '9',
    '9:30',
  ])('such as %j is not even asked after', (text) => {
    expect(alarm(text)).toBeUndefined();
  });

  it.each([
    'mi vecina me ha pegado la gripe',
    'me quiero morir de la vergüenza',
    'cualquier día me muero y ni os enteráis',
  ])('such as %j is asked after at most', (text) => {
    expect(alarm(text)?.isSure ?? false).toBe(false);
  });

  it('is not answered as one', () => {
    const alarms = read('harmless.txt').filter(({ text }) => alarm(text));
    expect(alarms.map(({ text }) => text)).toEqual([]);
  });

  it('has no pattern among what people ask the assistant for', () => {
    const asked = writtenPhrases().filter(({ hand }) => hand === 'house');
    const alarms = asked.filter(({ text }) => sign(text));
    expect(alarms.map(({ text }) => text)).toEqual([]);
  });

  it.each([
    'no le doy más la lata',
    'cuál es el sentido de la vida',
    'no quiero seguir hablando de eso',
    'ya no me dejan coger el coche',
  ])('is a manner of speaking, such as %j', (text) => {
    expect(alarm(text)).toBeUndefined();
  });

  it.each(['no quiero seguir viviendo', 'no quiero seguir así', 'no tiene sentido la vida'])(
    'is no manner of speaking, such as %j',
    (text) => {
      expect(alarm(text)?.danger).toBe('self-harm');
    },
  );

  it('does not hide a danger that stands beside it', () => {
    expect(heard('no le doy más la lata, que me duele el pecho')).toBe('life');
    expect(sign('me muero de risa')).toBeUndefined();
    expect(heard('me muero de risa pero me duele el pecho')).toBe('life');
    expect(heard('se me ha caído el vaso y me he caído yo')).toBe('fall');
  });
});

describe('a pattern', () => {
  const signs = readFileSync(join(import.meta.dirname, 'patterns.txt'), 'utf8')
    .split('\n')
    .filter((line) => /^[^#![\s]/.test(line));

  it.each([
    'me sale|estoy|esta|sangro|sangra (mucha|sangrando|echando) (mucha|mucho|sangre)',
    'me|le esta dando un|algo (infarto|ictus|ataque)',
    'que me tomo (para|si) (el|la|me) (dolor|tension|tos|fiebre|dormir|duele)',
  ])('that matches with its optional parts alone is found out: %j', (line) => {
    expect(matchesWithoutItsDanger(patternOf(line))).toBe(true);
  });

  it('never matches with its optional parts alone', () => {
    expect(signs.length).toBeGreaterThan(200);
    expect(signs.filter((line) => matchesWithoutItsDanger(patternOf(line)))).toEqual([]);
  });
});

describe('a sign that is told as a small thing', () => {
  it.each([
    'brazo dormido',
    'tengo el brazo dormido',
    'se me ha dormido el brazo',
    'se me ha dormido media cara',
    'tengo la mano dormida desde esta mañana',
    'me ahogo cuando me acuesto',
    'me he quedado sin fuerza en este lado',
  ])('is asked about, or sure, where nothing else is said of it: %s', (text) =>
    expect(alarmIn(utteranceOf(text))?.danger).toBe('life'),
  );

  it.each(['se me duerme el pie cuando me siento', 'he dormido sobre el brazo'])(
    'is nothing where she says what of: %s',
    (text) => expect(alarmIn(utteranceOf(text))).toBeUndefined(),
  );
});
