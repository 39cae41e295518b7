/** How long a nine by nine takes to be made, and how many frames a second the browser shows while cards are turned. */
import { mkdirSync } from 'node:fs';
import { sudoku } from '@encina/games/sudoku';
import { chromium as browserType, type Page } from '@playwright/test';
import { chromium } from '../../e2e/support/chromium.ts';
import { button } from '../../e2e/support/navigation.ts';
import { board, toGame } from '../../e2e/support/rounds.ts';
import { startServer } from '../../e2e/support/server.ts';
import { makeWorld } from '../../e2e/support/world.ts';
import { inRoot } from '../../scripts/support/paths.mjs';
import type { Part } from '../support/part.ts';
import type { Report } from '../support/results.ts';
import { timesWords } from '../support/words.ts';

const SUDOKUS = 500;
const SLOWER = 6;
/** What the browser needs for a frame at sixty a second, in ms, with a little air for its clock. */
const FRAME = 1_000 / 60 + 1;

export const games: Part = {
  about: 'Games: a sudoku made, cards turned',
  async run(report) {
    timeSudokus(report);
    await timeFlips(report);
  },
};

function timeSudokus({ note }: Report): void {
  const times: number[] = [];
  for (let seed = 0; seed < SUDOKUS; seed += 1) {
    const start = performance.now();
    sudoku.setup({ level: 'hard', timed: true }, seed);
    times.push(performance.now() - start);
  }
  note(`9×9 sudoku, ${SUDOKUS} seeds`, timesWords(times));
}

async function timeFlips({ note }: Report): Promise<void> {
  const server = await startServer();
  const browser = await browserType.launch(chromium());
  try {
    const world = await makeWorld(server.url);
    const page = await browser.newPage({
      baseURL: server.url,
      viewport: { width: 820, height: 1180 },
    });
    await toGame(page, world, 'Parejas de cartas');
    await button(page, 'Empezar').click();
    await board(page).waitFor();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    mkdirSync(inRoot('bench/traces'), { recursive: true });
    const trace = inRoot('bench/traces/flipping.json');
    await browser.startTracing(page, { path: trace, categories: ['devtools.timeline'] });
    const frames = await flip(page);
    await browser.stopTracing();
    const late = frames.filter((ms) => ms > FRAME).length;
    note(`frames while flipping, processor ${SLOWER} times slower`, timesWords(frames));
    note(`of ${frames.length} frames, later than ${FRAME.toFixed(1)} ms`, String(late));
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Times between frames in ms, of the third of a second after each of twelve taps. */
async function flip(page: Page): Promise<number[]> {
  return board(page).evaluate(async (element) => {
    const taken: number[] = [];
    const cards = [...element.querySelectorAll('button')];
    const frame = () => new Promise<number>(requestAnimationFrame);
    for (let turn = 0; turn < 12; turn += 1) {
      cards[(turn * 5) % cards.length]?.click();
      let last = await frame();
      const end = last + 340;
      while (last < end) {
        const now = await frame();
        taken.push(now - last);
        last = now;
      }
      if (turn % 2 === 1) await new Promise((resolve) => setTimeout(resolve, 1_700));
    }
    return taken;
  });
}
