import { describe, expect, it } from 'vitest';
import { SAFETY_ANSWERS } from '../safety/answers.ts';
import { concernAt, NO_FINE, YES_HELP } from '../safety/concern.ts';
import { type Alarm, alarmIn } from '../safety/safety.ts';
import { fakeGateway, reminder, talkWith } from '../testing/fake-gateway.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { safetyReply } from './safety-replies.ts';

const { gateway } = fakeGateway({ family: ['Lucía Gómez', 'Marta Gómez'], phone: '924 50 00 00' });
const CHEST = { danger: 'life', isOfOther: false } as const;

function reply(text: string, before?: ReturnType<typeof concernAt>, alarm?: Alarm) {
  return safetyReply(utteranceOf(text), alarm, before, gateway);
}
const unsure: Alarm = { ...CHEST, isSure: false };
/** The same with what the message itself sounds like. */
const heard = (text: string, before?: ReturnType<typeof concernAt>) =>
  reply(text, before, alarmIn(utteranceOf(text)));

describe('a danger that she says is over', () => {
  const told = concernAt('told', CHEST);

  it('is told once what holds all the same, and then no number any more', async () => {
    const first = await reply('ya se me ha pasado', told);
    expect(first?.phones).toMatchObject([{ number: '112' }]);
    const again = await reply('que ya se me ha pasado', first?.remember?.concern);
    expect(again).toMatchObject({ remember: { concern: { stage: 'calmed' } } });
    expect(again?.phones).toBeUndefined();
    expect(again?.text).not.toMatch(/\d/);
  });

  it('is told again where it comes back in between', async () => {
    const first = await reply('ya se me ha pasado', told);
    const back = await reply('ay, me duele otra vez', first?.remember?.concern);
    expect(back?.alarm).toBe('tells');
    const better = await reply('ya se me ha pasado', back?.remember?.concern);
    expect(better?.phones).toMatchObject([{ number: '112' }]);
  });

  it('leaves the number to whoever wanted to die', async () => {
    const sad = { ...concernAt('told', { danger: 'self-harm', isOfOther: false }), isOver: true };
    const numbers = (await reply('ya estoy mejor', sad))?.phones?.map(({ number }) => number);
    expect(numbers).toContain('024');
  });
});

describe('a danger that is sure', () => {
  it('gets its fixed words, its number and the names of her people', async () => {
    expect(await reply('me duele el pecho', undefined, { ...CHEST, isSure: true })).toMatchObject({
      text: `${SAFETY_ANSWERS.life.ofBody} Avisa también a Lucía o a Marta.`,
      phones: [{ number: '112' }],
      alarm: 'tells',
      remember: { concern: { danger: 'life', stage: 'told' } },
    });
  });

  it('of a body sends nobody out of the house, now or later', async () => {
    const first = await heard('me duele un poco el pecho');
    expect(first?.text).not.toMatch(/fuego|gas/);
    const later = await heard('no llego al teléfono', first?.remember?.concern);
    expect(later?.text).toContain('112');
    expect(later?.text).not.toMatch(/fuego|gas/);
  });

  it('of a chest that hurts a little names the chest and 112 where it only asks', async () => {
    expect(await heard('me duele un poco el pecho')).toMatchObject({
      alarm: 'asks',
      text: expect.stringContaining('Si te duele el pecho o te falta el aire, llama ahora al 112.'),
      choices: [YES_HELP, NO_FINE],
      phones: [{ number: '112' }],
    });
  });

  it.each(['hay fuego en la cocina', 'me ahogo con el humo', 'huele a gas y estoy mareada'])(
    'of what may burn says that she is to go out first: %s',
    async (text) => {
      expect((await heard(text))?.text).toContain('sal de casa primero');
    },
  );

  it('of a fall that is told as worse waits for nothing more', async () => {
    const first = await heard('me he caído en el baño');
    const worse = await heard('no me puedo levantar', first?.remember?.concern);
    expect(worse?.text).toContain('No esperes más');
    expect(worse?.phones).toMatchObject([{ number: '112' }]);
  });

  it('of somebody else speaks of that person', async () => {
    const alarm: Alarm = { danger: 'poison', isSure: true, isOfOther: true };
    const answer = await reply('mi nieto se ha bebido la lejía', undefined, alarm);
    expect(answer?.text).toContain('di qué ha tomado');
  });

  it('of a son who shouts has the number for it', async () => {
    const numbers = (await heard('mi hijo me grita'))?.phones?.map(({ number }) => number);
    expect(numbers).toContain('016');
  });

  it('of whoever wants to go home holds at home, too', () => {
    expect(SAFETY_ANSWERS.lost.text).toContain('Si es una casa');
  });

  it('at the hands of her own people names none of them', async () => {
    const alarm: Alarm = { danger: 'abuse', isSure: true, isOfOther: false };
    expect((await reply('mi hijo me pega', undefined, alarm))?.text).not.toContain('Lucía');
  });
});

describe('a danger that is doubtful', () => {
  it('is asked after, where another one was asked after some messages ago', async () => {
    const poison = concernAt('asked', { danger: 'poison', isOfOther: false });
    expect(await reply('vaya', { ...poison, left: 3 }, unsure)).toMatchObject({ alarm: 'asks' });
    expect(await reply('vaya', poison, unsure)).toMatchObject({ alarm: 'tells' });
  });
});

describe('a figure that she has measured', () => {
  it.each([
    'tengo el azúcar a 400',
    'me ha dado la tensión a 22',
    'la tensión 220',
    'fiebre de 40',
  ])('far outside what is ordinary asks how she is, with the number: %j', async (text) => {
    expect(await heard(text)).toMatchObject({
      text: expect.stringMatching(/^¿Te encuentras mal\?/),
      phones: [{ number: '112' }],
      alarm: 'asks',
    });
  });

  it.each([
    ['life', 'me duele mucho el pecho y no puedo respirar, tengo la tensión a 22'],
    ['self-harm', 'me quiero morir, tengo el azúcar a 400'],
    ['life', 'mi marido no respira, y tenía la tensión a 22'],
    ['poison', 'me he tomado todo el bote de pastillas y tengo la tensión a 22'],
    ['fall', 'me he caído y no me puedo levantar, tengo la tensión a 22'],
  ])('takes no place of a danger that is sure, %s: %j', (danger, text) => {
    expect(alarmIn(utteranceOf(text))).toMatchObject({ danger, isSure: true });
  });

  it('is heard, too, while it is asked what is to be deleted', async () => {
    const { gateway: her } = fakeGateway({
      reminders: [reminder('Pastilla de la tensión', '2026-11-20T20:00')],
    });
    const talk = talkWith(her);
    await talk('borra la pastilla de la tensión');
    expect(await talk('tengo la tensión a 22')).toMatchObject({
      alarm: 'asks',
      phones: [{ number: '112' }],
    });
  });

  it.each([
    'tengo el azúcar a 110',
    'la tensión a 13',
    'recuérdame tomar la pastilla de la tensión a las 22',
    'el 22 de mayo me miran la tensión',
  ])('that is ordinary, or a time, asks nothing: %j', async (text) => {
    expect((await heard(text))?.phones ?? []).toEqual([]);
  });
});

describe('her people', () => {
  it('who share a first name are told apart', async () => {
    const { gateway: her } = fakeGateway({ family: ['Lucía Gómez', 'Lucía Rangel'] });
    const alarm: Alarm = { ...CHEST, isSure: true };
    const answer = await safetyReply(utteranceOf('me duele el pecho'), alarm, undefined, her);
    expect(answer?.text).toMatch(/a Lucía Gómez o a Lucía Rangel\.$/);
  });

  it.each([
    ['mi hija me pide la clave del banco', 'scam'],
    ['Mi hijo me ha empujado y me he caído', 'abuse'],
    ['A Lucía le ha dado un ataque', 'life'],
    ['se ha caído mi marido', 'fall'],
  ])(
    'are not named where she names one, who may be victim or culprit: %j',
    async (text, danger) => {
      const answer = await heard(text);
      expect(answer).toMatchObject({ alarm: 'tells', remember: { concern: { danger } } });
      expect(answer?.text).not.toContain('Avisa también');
    },
  );

  it('are not named after her yes, either', async () => {
    const before = concernAt('asked', { danger: 'fall', isOfOther: false, isNaming: true });
    expect((await reply(YES_HELP, before))?.text).not.toContain('Avisa también');
    expect((await reply(YES_HELP, concernAt('asked', CHEST)))?.text).toContain('Avisa también');
  });
});

describe('one of hers whom she wants called', () => {
  const told = concernAt('told', CHEST);

  it.each(['llama a Lucía', 'avisa tú a Marta', '¿puedes llamar a Lucía?'])(
    '«%s»: is named, beside the number that does not go away',
    async (text) => {
      const answer = await reply(text, told);
      expect(answer?.text).toMatch(
        /^Yo no puedo llamar por teléfono\. Llama tú a (?:Lucía|Marta), .* 112/,
      );
      expect(answer?.phones).toMatchObject([{ number: '112' }]);
    },
  );

  it('is nobody where she may be who did it', async () => {
    const answer = await reply('llama a Lucía', concernAt('told', { ...CHEST, danger: 'abuse' }));
    expect(answer?.text).not.toContain('Lucía');
  });
});

describe('a danger that is not sure', () => {
  it('is asked after, with two answers and without a number', async () => {
    const answer = await reply('me noto rara', undefined, unsure);
    expect(answer).toMatchObject({ choices: [YES_HELP, NO_FINE], alarm: 'asks' });
    expect(answer?.text).toMatch(/^¿Te ha pasado algo malo\?/);
    expect(answer?.phones ?? []).toEqual([]);
  });

  it('that needs help has 112 before every other number', async () => {
    const before = concernAt('asked', { danger: 'self-harm', isOfOther: false });
    const answer = await reply(YES_HELP, before);
    expect(answer).toMatchObject({
      alarm: 'tells',
      phones: [{ number: '112' }, { number: '024' }],
    });
  });

  it('is none where she says so, and is not asked after again', async () => {
    const calmed = await reply(NO_FINE, concernAt('asked', CHEST));
    expect(calmed?.text).toBe('Me alegro. Si algo cambia, dímelo enseguida.');
    expect(calmed).not.toHaveProperty('phones');
    expect(calmed).not.toHaveProperty('alarm');
    expect(await reply('me noto rara', concernAt('calmed', CHEST), unsure)).toBeUndefined();
  });

  it.each([
    'no estoy bien, me noto rara',
    'me siguen los ahogos',
    'sí, necesito algo',
    'mi marido está raro',
  ])('is asked after again where she says so right after "estoy bien": %j', async (text) => {
    expect(await reply(text, concernAt('calmed', CHEST), unsure)).toMatchObject({ alarm: 'asks' });
  });

  it.each([
    ['dose', 'No tomes más hasta hablar con tu médico o la farmacia.', undefined],
    ['scam', 'No des claves a nadie.', undefined],
    ['self-harm', 'En el 024 te escuchan a cualquier hora', ['112', '024']],
  ] as const)('of %s leaves her with its one rule', async (danger, rule, numbers) => {
    const calmed = await reply('no', concernAt('asked', { danger, isOfOther: false }));
    expect(calmed?.text).toContain(rule);
    expect(calmed?.phones?.map(({ number }) => number)).toEqual(numbers);
  });

  it('is told where she says no and tells of it all the same', async () => {
    expect(await reply('no me pasa nada', concernAt('asked', CHEST), unsure)).toMatchObject({
      alarm: 'tells',
    });
  });

  it.each(['No, a mi marido', 'no, mi nieto', 'A mí no, a mi vecina', 'Sí, a mi marido'])(
    'is of somebody else where she answers %j',
    async (text) => {
      const fall = concernAt('asked', { danger: 'fall', isOfOther: false });
      const answer = await reply(text, fall);
      expect(answer).toMatchObject({ remember: { concern: { stage: 'told', isOfOther: true } } });
      expect(answer?.text).toContain(SAFETY_ANSWERS.fall.ofOther);
    },
  );

  it('stays of somebody else after a bare yes, and is hers where she says so', async () => {
    const fall = concernAt('asked', { danger: 'fall', isOfOther: true });
    expect(await reply('sí', fall)).toMatchObject({ remember: { concern: { isOfOther: true } } });
    expect(await reply('no, a mí', fall)).toMatchObject({
      remember: { concern: { stage: 'told', isOfOther: false } },
    });
  });

  it('is answered by the tap, whatever its words sound like', async () => {
    const fall = concernAt('asked', { danger: 'fall', isOfOther: false });
    const sure: Alarm = { ...CHEST, isSure: true };
    expect((await reply(YES_HELP, fall, sure))?.text).toContain(SAFETY_ANSWERS.fall.text);
    expect((await reply(NO_FINE, fall, sure))?.text).toContain('Me alegro');
  });

  it('is answered where she tells of it once more', async () => {
    expect(await reply('me da como un ahogo', concernAt('asked', CHEST), unsure)).toMatchObject({
      alarm: 'tells',
    });
  });
});

describe('the danger that was told', () => {
  it.each([
    ['ya se me ha pasado un poco', 'Aunque se pase'],
    ['no puedo llamar', 'Toca el botón del 112 y después el botón verde.'],
    ['ya he llamado', 'Muy bien hecho'],
    ['sigue igual', 'No esperes más'],
  ])('goes on with %j', async (text, words) => {
    const answer = await reply(text, concernAt('told', CHEST));
    expect(answer?.text).toContain(words);
    expect(answer).toMatchObject({ phones: [{ number: '112' }], alarm: 'tells' });
  });

  it.each(['self-harm', 'scam', 'abuse'] as const)(
    'of %s has 112 first where she cannot call',
    async (danger) => {
      const answer = await reply(
        'no puedo llamar',
        concernAt('told', { danger, isOfOther: false }),
      );
      expect(answer?.phones?.[0]).toMatchObject({ number: '112' });
    },
  );

  it('stays hers where somebody comes to help', async () => {
    const fall = concernAt('told', { danger: 'fall', isOfOther: false });
    const answer = await reply('ya viene mi hija', fall);
    expect(answer?.text).toContain('donde puedan encontrarte');
    expect(answer).toMatchObject({ remember: { concern: { isOfOther: false } } });
  });

  it('is told, and not asked after, where a new one is doubtful', async () => {
    const fall: Alarm = { danger: 'fall', isSure: false, isOfOther: false };
    expect(await reply('me noto rara', concernAt('told', CHEST), fall)).toMatchObject({
      alarm: 'tells',
      remember: { concern: { danger: 'fall', stage: 'told' } },
    });
  });

  it('lets her talk about something else', async () => {
    expect(await reply('qué hora es', concernAt('told', CHEST))).toBeUndefined();
  });
});

describe('whoever was told, and is not understood', () => {
  it('still has the number before her', async () => {
    const talk = talkWith(gateway);
    await talk('hay fuego en la cocina');
    expect(await talk('blablabla tururú')).toMatchObject({
      text: 'No te he entendido bien. Si sigue, o va a peor, llama ahora al 112. ¿Necesitas ayuda?',
      phones: [{ number: '112' }],
    });
  });
});

describe('a swindler who is still on the telephone', () => {
  it.each([
    'no he colgado, lo tengo ahí descolgado mientras le pregunto a usted',
    'los números ya han llegado, los estoy viendo',
  ])('is not over, whatever word of an end is in it: %s', async (text) => {
    const talk = talkWith(gateway);
    await talk('me llama uno del banco y me pide las claves');
    expect((await talk(text)).text).toContain('No des dinero');
  });
});

describe('whoever wants to follow her dead', () => {
  it('is told the number at once, with pills at hand', async () => {
    const answer = await heard('que me quiero ir con él, y tengo aquí sus pastillas de dormir');
    expect(answer?.phones).toMatchObject([{ number: '024' }, { number: '112' }]);
  });

  it('is told it where she wants nobody called, and was only asked', async () => {
    const asked = concernAt('asked', { danger: 'self-harm', isOfOther: false });
    const answer = await reply('a mi hija no la llames, que bastante tiene', asked);
    expect(answer?.phones?.map(({ number }) => number)).toContain('024');
  });
});

describe('a swindler who has what he wanted', () => {
  const scam = concernAt('told', { danger: 'scam', isOfOther: false });

  it.each([
    'ya se lo he dado a la muchacha',
    'le di el número de la tarjeta',
    'les he hecho un bizum',
    'ya les he pagado',
  ])('is stopped at the bank first, also where she asks what now: %s', async (text) => {
    const given = await heard(text, scam);
    expect(given?.text).toMatch(/^Llama ya a tu banco/);
    const next = await heard('¿y ahora qué hago?', given?.remember?.concern);
    expect(next?.text).toMatch(/^Llama ya a tu banco/);
  });

  it.each([
    'no le he dado nada',
    'casi le doy la tarjeta',
    'iba a decirle el número',
    '¿se lo he dado?',
  ])('has not got it: %s', async (text) => {
    expect((await heard(text, scam))?.text ?? '').not.toMatch(/^Llama ya a tu banco/);
  });
});
