import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHandsFree } from './use-hands-free.ts';

/** An ear of which the test decides what it hears. */
class Ear {
  static readonly all: Ear[] = [];
  static get last(): Ear {
    return Ear.all.at(-1) ?? new Ear();
  }
  listening = false;
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  start() {
    this.listening = true;
    Ear.all.push(this);
  }
  stop() {
    this.end();
  }
  abort() {
    this.end();
  }
  hear(text: string) {
    this.onresult?.({ results: [[{ transcript: text }]] });
  }
  end() {
    this.listening = false;
    this.onend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('webkitSpeechRecognition', Ear);
  Ear.all.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
});

const IDLE = { thinking: false, speaking: false };
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function begun() {
  const send = vi.fn(async (_heard: string) => true);
  const hook = renderHook((around: typeof IDLE) => useHandsFree({ ...around, send }), {
    initialProps: IDLE,
  });
  act(() => hook.result.current.start());
  pass(1_000);
  const say = async (text: string) => {
    act(() => Ear.last.hear(text));
    await act(async () => Ear.last.end());
  };
  return { ...hook, send, say };
}

describe('hands free', () => {
  it('is not there where the browser cannot listen', () => {
    vi.unstubAllGlobals();
    const { result } = renderHook(() => useHandsFree({ ...IDLE, send: async () => true }));
    expect(result.current.able).toBe(false);
  });

  it('shows the words as they are heard and sends them at her silence', async () => {
    const { result, send, say } = begun();
    expect(Ear.last.listening).toBe(true);
    act(() => Ear.last.hear('qué tengo'));
    expect(result.current.heard).toBe('qué tengo');
    expect(send).not.toHaveBeenCalled();
    await say('qué tengo hoy');
    expect(send).toHaveBeenCalledWith('qué tengo hoy');
  });

  it('listens again only once the answer was given and read', async () => {
    const { rerender, result, say } = begun();
    await say('qué hora es');
    rerender({ thinking: true, speaking: false });
    pass(5_000);
    expect(result.current.phase).toBe('thinking');
    rerender({ thinking: false, speaking: true });
    pass(60_000);
    expect(result.current.phase).toBe('speaking');
    expect(Ear.all).toHaveLength(1);
    rerender(IDLE);
    pass(1_000);
    expect(Ear.all).toHaveLength(2);
    expect(Ear.last.listening).toBe(true);
  });

  it('throws away for good what it hears when something begins to be read aloud', async () => {
    const { rerender, send } = begun();
    act(() => Ear.last.hear('son las'));
    rerender({ thinking: false, speaking: true });
    expect(Ear.last.listening).toBe(false);
    rerender(IDLE);
    pass(1_000);
    await act(async () => Ear.last.end());
    expect(Ear.all).toHaveLength(2);
    expect(send).not.toHaveBeenCalled();
  });

  it('shows nothing of what was sent when it listens again', async () => {
    const { result, rerender, say } = begun();
    await say('qué hora es');
    rerender({ thinking: true, speaking: false });
    rerender(IDLE);
    pass(1_000);
    expect(result.current.phase).toBe('listening');
    expect(result.current.heard).toBe('');
  });

  it('does not listen while something lies over the panel', async () => {
    const { send } = begun();
    act(() => Ear.last.hear('me he tomado'));
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'alertdialog');
    await act(async () => document.body.append(dialog));
    expect(Ear.last.listening).toBe(false);
    pass(60_000);
    expect(Ear.all).toHaveLength(1);
    await act(async () => dialog.remove());
    pass(1_000);
    expect(Ear.last.listening).toBe(true);
    expect(send).not.toHaveBeenCalled();
  });

  it('ends at «para», which is sent to nobody', async () => {
    const { result, send, say } = begun();
    await say('Para.');
    expect(result.current.on).toBe(false);
    expect(send).not.toHaveBeenCalled();
    pass(5_000);
    expect(Ear.all).toHaveLength(1);
  });

  it('ends at its button, and when the page is hidden', () => {
    const first = begun();
    act(() => first.result.current.stop());
    expect(first.result.current.on).toBe(false);
    expect(Ear.last.listening).toBe(false);
    first.unmount();
    const second = begun();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(second.result.current.on).toBe(false);
    expect(Ear.last.listening).toBe(false);
  });

  it('ends when the view is left, and sends nothing of what was half said', async () => {
    const { unmount, send } = begun();
    act(() => Ear.last.hear('me duele'));
    unmount();
    expect(Ear.last.listening).toBe(false);
    await act(async () => undefined);
    expect(send).not.toHaveBeenCalled();
  });

  it('ends after a while without a word, and says so', () => {
    const { result } = begun();
    for (let i = 0; i < 8 && result.current.on; i += 1) {
      pass(7_000);
      act(() => Ear.last.end());
      pass(1_000);
    }
    expect(result.current.on).toBe(false);
    expect(result.current.notice).toBe('He dejado de escuchar. Toca «Manos libres» para seguir.');
    act(() => result.current.forget());
    expect(result.current.notice).toBeUndefined();
  });

  it('ends where the microphone is refused, and says so', () => {
    const { result } = begun();
    act(() => {
      Ear.last.onerror?.({ error: 'not-allowed' });
      Ear.last.end();
    });
    expect(result.current.on).toBe(false);
    expect(result.current.notice).toContain('No puedo escucharte');
  });

  it('ends where what she said could not be sent', async () => {
    const { result, send, say } = begun();
    send.mockResolvedValueOnce(false);
    await say('hola');
    expect(result.current.on).toBe(false);
  });
});
