import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** What a browser that can hear gives to whoever listens. */
class Ear {
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  start() {
    ear = this;
  }
  stop() {
    this.onend?.();
  }
  abort() {
    this.onend?.();
  }
}
/** The one that listens now. */
let ear: Ear | undefined;

/** Makes this a browser that can hear. */
export const stubEar = () => void vi.stubGlobal('webkitSpeechRecognition', Ear);

/** What is understood so far, while she still speaks. */
export const hear = (text: string) =>
  act(async () => ear?.onresult?.({ results: [[{ transcript: text }]] }));

/** She says it, and is silent. */
export async function say(text: string): Promise<void> {
  await hear(text);
  await act(async () => ear?.onend?.());
}

/** Hearing breaks off. */
export const deafen = () => act(() => ear?.onerror?.({ error: 'network' }));
