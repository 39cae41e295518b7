import { describe, expect, it } from 'vitest';
import { fakeGateway, talkWith } from '../testing/fake-gateway.ts';
import { KIND_NAMES, KINDS } from './listening-words.ts';

const talk = () => talkWith(fakeGateway({}).gateway);

describe('told something that is no request, the assistant', () => {
  it.each([
    ['hoy he hecho unas migas que me han salío mu ricas', 'las migas'],
    ['mi nieta estuvo ayer por la tarde en casa con sus amigas', 'tu nieta'],
    ['las gallinas no ponen con este frío', 'las gallinas'],
  ])('takes up what she named: %s', async (said, thing) => {
    const { text } = await talk()(said);
    expect(text).toContain(thing);
    expect(text.match(/\?/g)).toHaveLength(1);
  });

  it('says a word of hers back as she wrote it', async () => {
    const say = talk();
    await say('ayer estuve en la plaza con las amigas');
    expect((await say('Y mi Julián, que no viene ni por Navidad')).text).toContain('Tu Julián');
  });

  it.each([
    ['lo de andar me viene muy bien para los huesos', /huesos cansa|qué lata|tregua/],
    ['me gusta que llueva por la noche', /cansancio/],
    ['tos los días igual, me levanto y barro la puerta', /médico/],
    ['ayer se llevaron las vacas que me quedaban', /Me gusta|alegra|compañía hacen/],
    ['hoy comimos todos con mi suegra', /tu suegra se arregla/],
  ])('finds no ache, no joy and no dish where there is none: %s', async (said, wrong) => {
    expect((await talk()(said)).text).not.toMatch(wrong);
  });

  it('hears a question that she has answered herself as a part of what she tells', async () => {
    const say = talk();
    await say('el gato duerme encima de mis pies');
    expect((await say('No, pobrecito, ¿cómo lo voy a echar?')).text).not.toMatch(/¿Quieres/);
  });

  it('offers her people, her memories or silence after something sad', async () => {
    const say = talk();
    const { text, choices } = await say('hoy hace un año que se murió mi marido');
    expect(text).toContain('tu marido');
    expect(choices).toEqual([
      'Llamar a mi familia',
      'Hablemos de mis recuerdos',
      'Prefiero estar en silencio',
    ]);
    expect((await say('Prefiero estar en silencio')).text).toBe(
      'Muy bien. Aquí me quedo contigo, sin prisa.',
    );
  });

  it.each([
    ['hoy hace dos años que se murió mi hijo', 'era muy bueno'],
    ['echo de menos a mi marido', 'se llamaba Antonio'],
    ['hoy estoy muy triste', 'me hacía reír mucho'],
  ])('keeps to what is sad, however merry the next words: %s / %s', async (sad, next) => {
    const say = talk();
    await say(sad);
    expect((await say(next)).text).not.toMatch(/Reír|alegr|Jugamos|Las personas que/);
  });

  it.each([
    ['hoy hace un año que se murió mi marido', 'mañana me llevan de excursión a Guadalupe'],
    ['hoy estoy muy triste', 'jajaja, qué cosas tengo'],
  ])('leaves what is sad where she surely speaks of something else: %s / %s', async (sad, next) => {
    const say = talk();
    await say(sad);
    const { text, choices } = await say(next);
    expect(text).not.toMatch(/pesa|recuerdas|siento/i);
    expect(choices ?? []).not.toContain('Prefiero estar en silencio');
  });

  it('offers her people and silence once, and not under each sentence', async () => {
    const say = talk();
    expect((await say('se me murió mi hermano')).choices).toContain('Llamar a mi familia');
    expect((await say('era muy bueno')).choices).toBeUndefined();
  });

  it.each([
    ['la mula sabía el camino ella sola', /a solas/],
    ['a ti no te echo de menos yo', /difunt/],
    ['se la pisó el padrino entrando en la iglesia', /cómo acabó|qué pasó/],
    ['le sacó un do que parecía un gato', /gato/],
    ['era como mi madre para eso', /Tu madre…/],
    ['ya la noto más suelta', /La noto/],
    ['es un zumbido como cuando se muere alguien en una casa', /a su lado/],
  ])('makes no word into what it is about: %s', async (said, wrong) => {
    const say = talk();
    await say('te voy a contar una cosa');
    expect((await say(said)).text).not.toMatch(wrong);
  });

  it.each([
    ['ya te he puesto la cabeza como un bombo', /ninguna lata|molestas|me gusta/],
    ['perdona que te haya contestado mal', /perdonar|No pasa nada|no te apures/],
    ['¿esto ya te lo he contado?', /otra vez/],
    ['me trajo perrunillas y no sé dónde las he puesto', /Desde aquí no puedo verlo/],
  ])('answers what is said to itself: %s', async (said, right) => {
    expect((await talk()(said)).text).toMatch(right);
  });

  it('opens no photo where a sorrow is told, and one where it is asked for', async () => {
    const photo = { title: 'La boda', description: '', mimeType: 'image/jpeg', isFavorite: true };
    const talkOf = () => talkWith(fakeGateway({ memories: [photo] }).gateway);
    const sorrow = 'Cuando se murió mi madre, lo primero que sentí fue descanso.';
    expect((await talkOf()(sorrow)).text).not.toContain('La boda');
    expect((await talkOf()('hablemos de una foto de mi marido')).text).toContain('La boda');
  });

  it('is silent where she wants to talk no more', async () => {
    const say = talk();
    await say('hoy hace dos años que se murió mi hijo');
    expect((await say('no quiero hablar más')).text).toBe(
      'Muy bien. Aquí me quedo contigo, sin prisa.',
    );
  });

  it.each([
    ['he perdido las gafas', /quien ya no está/],
    ['estoy muerta de hambre', /quien ya no está/],
    ['ha muerto la Rosario la del estanco', /rosario/],
    ['fui a por pan y se me ha hecho tarde', /Se hace largo/],
    ['a mi hija le duele la rodilla', /con tu hija/],
    ['ayer mataron el cochino en casa de Manolo', /qué lata/],
  ])('takes no word for what it is not: %s', async (said, wrong) => {
    expect((await talk()(said)).text).not.toMatch(wrong);
  });

  it('says it in fewer words when the same comes again', async () => {
    const say = talk();
    const first = await say('hoy hace un año que se murió mi marido');
    const second = await say('hoy hace un año que se murió mi marido');
    expect(second.text).not.toBe(first.text);
    expect(second.text.length).toBeLessThan(first.text.length);
  });

  it('has three ways and two shorter ones for each kind, none with a joke or an order to take something', () => {
    expect(KINDS.map(({ name }) => name).toSorted()).toEqual([...KIND_NAMES].toSorted());
    for (const { name, answers, shorter } of KINDS) {
      const without = answers.filter((line) => !line.includes('{cosa}'));
      expect([name, without.length >= 2, answers.length >= 3, shorter.length >= 2]).toEqual([
        name,
        true,
        true,
        true,
      ]);
      expect(
        [...answers, ...shorter].filter((it) => /jaja|toma |tómate|debes|deberías/.test(it)),
      ).toEqual([]);
    }
  });

  it('never needs more than twenty words for a sentence', () => {
    const sentences = KINDS.flatMap(({ answers, shorter }) => [...answers, ...shorter])
      .flatMap((text) => text.split(/(?<=[.?!:])\s/))
      .filter((it) => it.split(' ').length > 20);
    expect(sentences).toEqual([]);
  });
});
