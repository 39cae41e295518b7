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
  await page.addInitScript(
    ({ voice, recognition }) => {
      const fake: FakeSpeech = {
        spoken: [],
        cancelled: 0,
        started: 0,
        hear: () => undefined,
        fail: () => undefined,
      };
      window.fakeSpeech = fake;
      const synthesis = Object.assign(new EventTarget(), {
        speaking: false,
        getVoices: () => (voice ? [{ lang: voice, name: voice }] : []),
        cancel: () => {
          fake.cancelled += 1;
        },
        speak: (said: SpeechSynthesisUtterance) => {
          if (said.volume === 0) return;
          fake.spoken.push(`${said.text} [${said.lang} ${said.rate} ${said.pitch} ${said.volume}]`);
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
      class Recognition {
        onresult?: (event: object) => void;
        onerror?: (event: object) => void;
        onend?: () => void;
        start() {
          if (recognition === 'broken') throw new Error('busy');
          fake.started += 1;
          fake.hear = (text) => this.onresult?.({ results: [[{ transcript: text }]] });
          fake.fail = (error) => {
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
    },
    { voice, recognition },
  );
}

export const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.fakeSpeech.spoken);
export const started = (page: Page): Promise<number> =>
  page.evaluate(() => window.fakeSpeech.started);
export const hear = (page: Page, text: string): Promise<void> =>
  page.evaluate((heard) => window.fakeSpeech.hear(heard), text);
export const failHearing = (page: Page, error: string): Promise<void> =>
  page.evaluate((why) => window.fakeSpeech.fail(why), error);
