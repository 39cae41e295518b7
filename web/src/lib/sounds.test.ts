import { afterEach, expect, it, vi } from 'vitest';
import { allowSounds, playGlad } from './sounds.ts';

const notes: number[] = [];
class FakeContext {
  currentTime = 0;
  destination = {};
  resume = async () => undefined;
  createOscillator() {
    const frequency = { value: 0 };
    const tone = { frequency, connect: (to: unknown) => to, stop: () => undefined };
    return { ...tone, start: () => notes.push(frequency.value) };
  }
  createGain() {
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return { gain, connect: (to: unknown) => to };
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  allowSounds(false);
  notes.length = 0;
});

it('plays a soft sound only for a person who wants sounds', () => {
  vi.stubGlobal('AudioContext', FakeContext);
  playGlad();
  expect(notes).toEqual([]);
  allowSounds(true);
  playGlad();
  expect(notes).toEqual([523, 784]);
  allowSounds(false);
  playGlad();
  expect(notes).toHaveLength(2);
});

it('stays silent where the browser makes no sound', () => {
  vi.stubGlobal('AudioContext', undefined);
  allowSounds(true);
  expect(playGlad).not.toThrow();
});
