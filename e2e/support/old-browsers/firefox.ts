import puppeteer from 'puppeteer-core';
import { HEIGHT, type OldBrowser, programOf, WIDTH } from './old-browser.ts';

/** Debian's Firefox ESR, in the protocol that Firefox speaks by itself. */
export async function startFirefox(): Promise<OldBrowser> {
  const executablePath = programOf('firefox-esr', 'apt-get install firefox-esr');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: WIDTH, height: HEIGHT });
  return {
    open: async (url) => {
      await page.goto(url);
    },
    run: (body) => page.evaluate(`(() => {${body}})()`),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
