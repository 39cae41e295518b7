import type { Page } from '@playwright/test';

/** What the page's synthesis and recognition were asked, and what the test makes them do. */
interface FakeSpeech {
  spoken: string[];
  cancelled: number;
  /** Recognitions that were begun. */
  started: number;
  hear: (text: string) => void;
  fail: (error: string) => void;
}
declare global {
  interface Window {
    fakeSpeech: FakeSpeech;
  }
}

export interface SpeechOptions {
  /** Language of the only voice; none where it is null. */
  voice?: string | null;
  recognition?: 'works' | 'missing' | 'broken';
}

/** Puts a voice and an ear in the place of the browser's own, which a machine without sound has not. */
export async function fakeSpeech(
  page: Page,
  { voice = 'es-ES', recognition = 'works' }: SpeechOptions = {},
): Promise<void> {
  await page.addInitScript(installRecord);
  await page.addInitScript(installVoice, voice);
  await page.addInitScript(installEar, recognition);
}

// Each of these runs in the page, alone: it sees nothing of this file. Nor is it said which of them runs first, so
// the voice and the ear look for the record only once they are used.

function installRecord(): void {
  window.fakeSpeech = {
    spoken: [],
    cancelled: 0,
    started: 0,
    hear: () => undefined,
    fail: () => undefined,
  };
}

function installVoice(voice: string | null): void {
  const synthesis = Object.assign(new EventTarget(), {
    speaking: false,
    getVoices: () => (voice ? [{ lang: voice, name: voice }] : []),
    cancel: () => {
      window.fakeSpeech.cancelled += 1;
    },
    speak: (said: SpeechSynthesisUtterance) => {
      if (said.volume === 0) return;
      const how = `${said.lang} ${said.rate} ${said.pitch} ${said.volume}`;
      window.fakeSpeech.spoken.push(`${said.text} [${how}]`);
      setTimeout(() => said.onend?.(new Event('end') as SpeechSynthesisEvent), 1500);
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    value: class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  });
}

function installEar(recognition: NonNullable<SpeechOptions['recognition']>): void {
  class Recognition {
    onresult?: (event: object) => void;
    onerror?: (event: object) => void;
    onend?: () => void;
    start() {
      if (recognition === 'broken') throw new Error('busy');
      window.fakeSpeech.started += 1;
      window.fakeSpeech.hear = (text) => this.onresult?.({ results: [[{ transcript: text }]] });
      window.fakeSpeech.fail = (error) => {
        this.onerror?.({ error });
        this.onend?.();
      };
    }
    stop() {
      this.onend?.();
    }
    abort() {
      this.onend?.();
    }
  }
  const own = recognition === 'missing' ? undefined : Recognition;
  Object.defineProperty(window, 'SpeechRecognition', { value: undefined });
  Object.defineProperty(window, 'webkitSpeechRecognition', { value: own });
}

export const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.fakeSpeech.spoken);
export const started = (page: Page): Promise<number> =>
  page.evaluate(() => window.fakeSpeech.started);
export const hear = (page: Page, text: string): Promise<void> =>
  page.evaluate((heard) => window.fakeSpeech.hear(heard), text);
export const failHearing = (page: Page, error: string): Promise<void> =>
  page.evaluate((why) => window.fakeSpeech.fail(why), error);
