import { beforeAll, describe, expect, it } from 'vitest';
import { NOW, talkWith } from '../../testing/fake-gateway.ts';
import { fakeWorld, type Given } from '../../testing/fake-world.ts';
import { assentIn } from '../../understanding/assent.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { understand } from '../understand.ts';

beforeAll(() => understand(utteranceOf('hola')), 60_000);

const WORLD: readonly Given[] = [
  ['Pastilla de la tensión', '2026-11-20T20:00', 'Medicación', 'daily'],
  ['Gimnasia', '2026-11-21T10:00', 'Actividad'],
  ['Cita con el médico', '2026-11-24T11:00', 'Salud'],
];
/** Said to the question whether it is so, it is a yes. */
const TAKEN = 'ya me he tomado la pastilla';
const YESES = ['sí', 'vale', 'pues sí', 'venga', 'ea', 'bueno'];
const OTHERS = [
  ...['no', 'que no, que no', 'como quieras', 'no sé', 'espera', 'luego', 'eso no', 'el otro'],
  ...['recuérdame comprar pan mañana a las 10', 'recuérdame regar a las 8', 'de la tarde'],
  ...[
    'no, a las once',
    'mejor el jueves',
    'cámbialo',
    'quítalo',
    'borra la gimnasia',
    'la segunda',
  ],
  ...[
    'qué tengo mañana',
    '¿a qué hora?',
    'repite',
    'más despacio',
    'deshazlo',
    'cuándo es lo del médico',
  ],
  ...[
    'ya me he tomado la pastilla',
    '¿me he tomado la pastilla?',
    'cambia lo del médico al viernes',
  ],
  ...['apúntame comprar leche mañana a las 11 y dime qué tengo hoy'],
];
const ALL = [...YESES, ...YESES, ...OTHERS];
/** What takes back or corrects what was just done: her yes to it was given before. */
const TAKES_BACK =
  /^(?:deshazlo|que no, que no|eso no|quítalo|no, a las once|mejor el jueves|de la tarde)$/;
const TALKS = 120;
const TURNS = 12;

/** Numbers that are the same in every run. */
function* chances(seed: number): Generator<number> {
  let state = seed;
  while (true) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

const talks = Array.from({ length: TALKS }, (_, seed) => {
  const chance = chances(seed + 1);
  return Array.from(
    { length: TURNS },
    () => ALL[Math.floor((chance.next().value ?? 0) * ALL.length)] ?? 'sí',
  );
});

describe('in any talk', () => {
  it('nothing is written without a yes to the question before it, or as a correction of what was just done', async () => {
    for (const talk of talks) {
      const world = fakeWorld(WORLD);
      const say = talkWith(world.gateway);
      let isAsked = false;
      for (const says of talk) {
        const before = world.lines();
        const { remember } = await say(says);
        const isWritten = world.lines().join() !== before.join();
        const assent = assentIn(utteranceOf(says));
        const isYes = isAsked && (assent === 'yes' || assent === 'mild' || says === TAKEN);
        expect(isWritten && !isYes && !TAKES_BACK.test(says), `${talk.join(' / ')}: ${says}`).toBe(
          false,
        );
        isAsked = remember?.pending !== undefined;
      }
    }
  }, 180_000);

  it('what was written is taken back exactly', async () => {
    for (const talk of talks) {
      const world = fakeWorld(WORLD);
      const say = talkWith(world.gateway, NOW);
      for (const says of talk) {
        const before = world.lines();
        const { remember } = await say(says);
        if (!remember?.undo) continue;
        await say('deshazlo');
        expect(world.lines(), `${talk.join(' / ')}: ${says}`).toEqual(before);
      }
    }
  }, 180_000);
});
