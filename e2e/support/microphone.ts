import type { Page } from '@playwright/test';

/** A microphone of the page's own that hears one long note: the machine has none. */
export const giveMicrophone = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const audio = new AudioContext();
      const voice = new OscillatorNode(audio, { frequency: 180 });
      const out = audio.createMediaStreamDestination();
      voice.connect(out);
      voice.start();
      return out.stream;
    };
  });
