import { describe, expect, it } from 'vitest';
import { SAFETY_ANSWERS } from '../safety/answers.ts';
import { concernAt, NO_FINE, YES_HELP } from '../safety/concern.ts';
import type { Alarm } from '../safety/safety.ts';
import { fakeGateway } from '../testing/fake-gateway.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { safetyReply } from './safety-replies.ts';

const { gateway } = fakeGateway({ family: ['Lucía Gómez', 'Marta Gómez'], phone: '924 50 00 00' });
const CHEST = { danger: 'life', isOfOther: false } as const;

function reply(text: string, before?: ReturnType<typeof concernAt>, alarm?: Alarm) {
  return safetyReply(utteranceOf(text), alarm, before, gateway);
}
const unsure: Alarm = { ...CHEST, isSure: false };

describe('a danger that is sure', () => {
  it('gets its fixed words, its number and the names of her people', async () => {
    expect(await reply('me duele el pecho', undefined, { ...CHEST, isSure: true })).toMatchObject({
      text: `${SAFETY_ANSWERS.life.text} Avisa también a Lucía o a Marta.`,
      phones: [{ number: '112' }],
      alarm: 'tells',
      remember: { concern: { danger: 'life', stage: 'told' } },
    });
  });

  it('of somebody else speaks of that person', async () => {
    const alarm: Alarm = { danger: 'poison', isSure: true, isOfOther: true };
    const answer = await reply('mi nieto se ha bebido la lejía', undefined, alarm);
    expect(answer?.text).toContain('di qué ha tomado');
  });

  it('at the hands of her own people names none of them', async () => {
    const alarm: Alarm = { danger: 'abuse', isSure: true, isOfOther: false };
    expect((await reply('mi hijo me pega', undefined, alarm))?.text).not.toContain('Lucía');
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
    expect(calmed).toMatchObject({ text: 'Me alegro. Si algo cambia, dímelo, o llama al 112.' });
    expect(calmed?.phones).toBeUndefined();
    expect(await reply('me noto rara', concernAt('calmed', CHEST), unsure)).toBeUndefined();
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
    ['no puedo llamar', 'botón grande'],
    ['ya he llamado', 'Muy bien hecho'],
    ['sigue igual', 'No esperes más'],
  ])('goes on with %j', async (text, words) => {
    const answer = await reply(text, concernAt('told', CHEST));
    expect(answer?.text).toContain(words);
    expect(answer).toMatchObject({ phones: [{ number: '112' }], alarm: 'tells' });
  });

  it('lets her talk about something else', async () => {
    expect(await reply('qué hora es', concernAt('told', CHEST))).toBeUndefined();
  });
});
