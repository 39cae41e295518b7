import { describe, expect, it } from 'vitest';
import { answerTo, type Engine } from './answering.ts';
import { NOTHING_SAID } from './assistant/context.ts';
import { SAFETY_ANSWERS } from './safety/answers.ts';
import { type Concern, concernAt } from './safety/concern.ts';
import { QUESTION } from './safety/follow-ups.ts';
import { fakeGateway, NOW } from './testing/fake-gateway.ts';

const CHEST = { danger: 'life', isOfOther: false } as const;

/** An engine that says these sentences, one after the other. */
const saying = (...sentences: readonly string[]): Engine => ({
  async reply(_turn, _before, say) {
    for (const it of sentences) say(it);
    return { text: sentences.join('') };
  },
});

async function answered(engine: Engine, concern?: Concern) {
  const { gateway } = fakeGateway({ phone: '924 061 016' });
  let spoken = '';
  const reply = await answerTo({
    ...{ text: 'cuéntame algo de las amapolas', gateway, now: NOW, engine },
    conversation: { ...NOTHING_SAID, ...(concern && { concern }) },
    before: async () => [],
    say: (words) => {
      spoken += words;
    },
  });
  return { reply, spoken };
}
const SENDS_HER = ['Son rojas. ', 'Llama a una ambulancia. ', 'Y descansa.'];

describe('an engine that sends her to an emergency', () => {
  it('is not heard from that sentence on, and the question takes over', async () => {
    const { reply, spoken } = await answered(saying(...SENDS_HER));
    expect(spoken).toBe('Son rojas. ');
    expect(reply).toMatchObject({ text: QUESTION, alarm: 'asks' });
  });

  it('has what was told said again', async () => {
    const { reply } = await answered(saying(...SENDS_HER), concernAt('told', CHEST));
    expect(reply.text).toContain(SAFETY_ANSWERS.life.text);
  });

  it('is heard where she has just said that she is fine', async () => {
    const { reply, spoken } = await answered(saying(...SENDS_HER), concernAt('calmed', CHEST));
    expect(spoken).toBe(SENDS_HER.join(''));
    expect(reply.text).toBe(spoken);
  });

  it('is none where it names the phone of the town hall', async () => {
    const { reply } = await answered(saying('El ayuntamiento está en el 924 061 016.'));
    expect(reply.text).toContain('924 061 016');
  });
});
