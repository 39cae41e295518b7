import { streamEvent } from '@encina/contract/chat';
import { expect } from 'vitest';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addUser, enter, type Town } from '../../testing/town.ts';
import { fakeModel, type Saying } from './testing/fake-model.ts';

const PILL = {
  title: 'Pastilla de la tensión',
  description: 'con agua',
  category: 'Medicación',
  recurrency: 'daily',
  dateTime: '2026-11-18T08:00',
  times: ['20:00'],
};
/** Names neither which nor its hour, so it is asked. */
const DONE = 'ya me he tomado la pastilla';
const DONE_AT_EIGHT = 'ya me he tomado la pastilla de las ocho de la mañana';

/** A person who talks, and what her reminders are like. */
async function talkIn(town: Town) {
  const user = await addUser(town);
  const cookies = await enter(town, user);
  const url = (path: string) => `/api/users/${user}/${path}`;
  const ask = async (path: string, body?: unknown, method: 'GET' | 'POST' = 'POST') =>
    (await town.ask({ method, url: url(path), cookies, ...(body ? { body } : {}) })).json;
  await ask('reminders', PILL);
  return {
    say: async (content: string) => (await ask('chat', { content })).assistantMessage,
    /** Hour and state of each occurrence of today. */
    today: async (): Promise<string[]> =>
      (await ask('reminders/agenda', undefined, 'GET')).map(
        (it: { occurrence: string; state: string }) => `${it.occurrence.slice(11)} ${it.state}`,
      ),
    reminders: async () => ask('reminders', undefined, 'GET'),
    /** The events of a streamed answer. */
    async stream(content: string) {
      const body = { content };
      const { text } = await town.ask({ method: 'POST', url: url('chat/stream'), cookies, body });
      return text
        .trim()
        .split('\n')
        .map((line) => streamEvent.parse(JSON.parse(line)));
    },
  };
}

onBothEngines('the assistant and her reminders', (it) => {
  it('a question and a yes mark nothing', async ({ town }) => {
    const gateway = await talkIn(town);
    expect(await gateway.today()).toEqual(['08:00 missed', '20:00 pending']);
    for (const question of ['¿Me he tomado la pastilla?', 'me he tomado la pastilla']) {
      expect((await gateway.say(question)).content).toContain('de las 8:00: no consta como tomada');
      await gateway.say('sí');
    }
    expect(await gateway.today()).toEqual(['08:00 missed', '20:00 pending']);
  });

  it('what she says that she took is marked after a yes, told with its minute, and taken back', async ({
    town,
  }) => {
    const gateway = await talkIn(town);
    expect((await gateway.say(DONE)).choices[0]).toBe('Sí, la de las 8:00 ya la he tomado');
    expect(await gateway.today()).toEqual(['08:00 missed', '20:00 pending']);
    const marked = await gateway.say('Sí, la de las 8:00 ya la he tomado');
    expect(marked).toMatchObject({
      content:
        'He marcado «Pastilla de la tensión», de las 8:00, como tomada. Si no era así, di «deshazlo».',
      choices: ['Deshacer'],
    });
    expect(await gateway.today()).toEqual(['08:00 done', '20:00 pending']);
    expect((await gateway.say('¿me he tomado la pastilla de la mañana?')).content).toContain(
      'Sí, a las 17:05.',
    );
    await gateway.say('Deshacer');
    expect(await gateway.today()).toEqual(['08:00 missed', '20:00 pending']);
  });

  it('what she took and names with its hour is marked at once, and taken back', async ({
    town,
  }) => {
    const gateway = await talkIn(town);
    expect(await gateway.say(DONE_AT_EIGHT)).toMatchObject({
      content:
        'He marcado «Pastilla de la tensión», de las 8:00, como tomada. Si no era así, di «deshazlo».',
      choices: ['Deshacer'],
    });
    expect(await gateway.today()).toEqual(['08:00 done', '20:00 pending']);
    await gateway.say('Deshacer');
    expect(await gateway.today()).toEqual(['08:00 missed', '20:00 pending']);
  });

  it('a yes that comes after twenty minutes marks nothing', async ({ town }) => {
    const gateway = await talkIn(town);
    await gateway.say(DONE);
    town.pass({ minutes: 20 });
    expect((await gateway.say('sí')).content).toContain('te lo pregunto otra vez');
    expect(await gateway.today()).toEqual(['08:00 missed', '20:00 pending']);
  });

  it('a deleted reminder comes back with its hours and with what was taken today', async ({
    town,
  }) => {
    const gateway = await talkIn(town);
    await gateway.say(DONE);
    await gateway.say('sí');
    expect((await gateway.say('borra la pastilla de la tensión')).content).toBe(
      '¿Borro «Pastilla de la tensión», de todos los días, a las 8:00 y a las 20:00? Ya no te lo recordaré.',
    );
    await gateway.say('sí');
    expect(await gateway.reminders()).toEqual([]);
    await gateway.say('deshazlo');
    expect(await gateway.reminders()).toMatchObject([
      { title: PILL.title, description: 'con agua', times: ['08:00', '20:00'] },
    ]);
    expect(await gateway.today()).toEqual(['08:00 done', '20:00 pending']);
  });

  it('one hour of two is moved alone, and back', async ({ town }) => {
    const gateway = await talkIn(town);
    await gateway.say(DONE);
    await gateway.say('sí');
    await gateway.say('mueve la pastilla a las 21:00');
    await gateway.say('sí');
    expect(await gateway.today()).toEqual(['08:00 done', '21:00 pending']);
    await gateway.say('deshazlo');
    expect(await gateway.today()).toEqual(['08:00 done', '20:00 pending']);
  });
});

onBothEngines('what she says after a yes', (it) => {
  const dates = (all: { title: string; startsAt: string }[]) =>
    all.map(({ title, startsAt }) => `${title} ${startsAt}`).toSorted();

  it('corrects what was stored, and takes the correction back', async ({ town }) => {
    const gateway = await talkIn(town);
    const before = dates(await gateway.reminders());
    await gateway.say('recuérdame regar el lunes a las nueve de la mañana');
    await gateway.say('sí');
    const saved = dates(await gateway.reminders());
    const corrected = await gateway.say('no, a las ocho de la tarde');
    expect(corrected.content).toContain(
      'Cambiado: «Regar», el lunes, 23 de noviembre, a las 20:00',
    );
    expect(dates(await gateway.reminders())).toEqual(
      [...before, 'Regar 2026-11-23T20:00'].toSorted(),
    );
    await gateway.say('eso no');
    expect(dates(await gateway.reminders())).toEqual(saved);
  });

  it('puts a reminder on other days, which stays the same one with what was answered, and back', async ({
    town,
  }) => {
    const gateway = await talkIn(town);
    const before = await gateway.reminders();
    await gateway.say(DONE);
    await gateway.say('sí');
    await gateway.say('mueve la pastilla de las ocho de la tarde a las nueve de la noche');
    await gateway.say('sí');
    expect((await gateway.say('no, los lunes y los viernes')).content).toContain(
      `Cambiado: «${PILL.title}», los lunes y viernes, a las 8:00`,
    );
    const [changed] = await gateway.reminders();
    expect(changed).toMatchObject({ id: before[0].id, recurrency: 'weekly', weekdays: [1, 5] });
    expect(await gateway.today()).toEqual(['08:00 done', '21:00 pending']);
    await gateway.say('deshazlo');
    expect(await gateway.reminders()).toMatchObject([{ id: changed.id, recurrency: 'daily' }]);
    expect(await gateway.today()).toEqual(['08:00 done', '21:00 pending']);
  });

  it('of two things, both are stored after one yes and taken back together', async ({ town }) => {
    const gateway = await talkIn(town);
    const before = dates(await gateway.reminders());
    const both = 'apúntame comprar pan mañana a las 10 y llamar al médico a las 12';
    expect((await gateway.say(both)).content).toContain('Son dos cosas.');
    expect(dates(await gateway.reminders())).toEqual(before);
    expect((await gateway.say('sí')).content).toContain('He apuntado dos cosas:');
    expect(await gateway.reminders()).toHaveLength(before.length + 2);
    await gateway.say('eso no');
    expect(dates(await gateway.reminders())).toEqual(before);
  });
});

type OpenTown = (environment: Record<string, string>) => Promise<Town>;

async function talkWithModel(openTown: OpenTown, ...sayings: Saying[]) {
  const model = await fakeModel(...sayings);
  const town = await openTown({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'fake' });
  return { model, gateway: await talkIn(town) };
}

onBothEngines('a language model and her reminders', (it) => {
  it('nothing is marked without her yes in the next message', async ({ openOwnTown }) => {
    const { model, gateway } = await talkWithModel(openOwnTown, {
      call: 'proponer_hecho',
      phrase: DONE_AT_EIGHT,
    });
    const asked = await gateway.say('la pastilla sabe a menta');
    expect(asked.content).toBe('¿Marco «Pastilla de la tensión», de las 8:00, como tomada?');
    expect(await gateway.today()).toEqual(['08:00 missed', '20:00 pending']);
    await gateway.say('sí');
    expect(await gateway.today()).toEqual(['08:00 done', '20:00 pending']);
    await gateway.say('deshazlo');
    expect(await gateway.today()).toEqual(['08:00 missed', '20:00 pending']);
    expect(model.asked).toHaveLength(1);
  });

  it('what she did not speak of is refused, and nothing waits for a yes', async ({
    openOwnTown,
  }) => {
    const { gateway } = await talkWithModel(
      openOwnTown,
      { call: 'proponer_hecho', phrase: DONE_AT_EIGHT },
      { words: 'Qué alegría.' },
    );
    expect((await gateway.say('hoy hace un día muy bueno')).content).toBe('Qué alegría.');
    await gateway.say('sí');
    expect(await gateway.today()).toEqual(['08:00 missed', '20:00 pending']);
  });

  it('its answer comes sentence by sentence', async ({ openOwnTown }) => {
    const words = 'Qué bien. ¿Vas a salir un rato?';
    const { gateway } = await talkWithModel(openOwnTown, { words });
    expect(await gateway.stream('hoy hace un día muy bueno')).toMatchObject([
      { type: 'words', text: 'Qué bien.' },
      { type: 'words', text: ' ¿Vas a salir un rato?' },
      { type: 'done', assistantMessage: { content: words } },
    ]);
  });

  it('another answer takes its place from the sentence on that denies a danger', async ({
    openOwnTown,
  }) => {
    const words = 'Qué bien. Eso no es grave. Ya verás.';
    const { gateway } = await talkWithModel(openOwnTown, { words });
    const [first, done, ...more] = await gateway.stream('hoy hace un día muy bueno');
    expect(first).toEqual({ type: 'words', text: 'Qué bien.' });
    expect(done?.type).toBe('done');
    expect(JSON.stringify(done)).not.toContain('grave');
    expect(more).toEqual([]);
  });

  it('a question about a pill is answered without it', async ({ openOwnTown }) => {
    const { model, gateway } = await talkWithModel(openOwnTown, { words: 'Sí, seguro que sí.' });
    expect((await gateway.say('¿me he tomado la pastilla?')).content).toContain('no consta');
    expect(model.asked).toHaveLength(0);
  });

  it('what it says that it has marked is not said', async ({ openOwnTown }) => {
    const { gateway } = await talkWithModel(openOwnTown, {
      words: 'Muy bien, la he marcado como tomada.',
    });
    expect((await gateway.say('hoy hace un día muy bueno')).content).not.toContain('marcado');
  });
});
