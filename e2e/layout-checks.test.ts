import { expect, test } from '@playwright/test';
import { fitFaults, forcedColorFaults } from './support/layout/layout-checks.ts';

test.use({ viewport: { width: 320, height: 640 } });

const faulty = [
  ['a broken word', '<p style="width: 60px; overflow-wrap: anywhere">Recordatorios</p>', /broken/],
  [
    'a cut name',
    '<p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">María Gómez</p>',
    /"María Gómez" is cut/,
  ],
  [
    'a word that leaves its button',
    '<button style="width: 60px; padding: 0">Recordatorios</button>',
    /"Recordatorios" is cut, or leaves its box/,
  ],
  [
    'words over others',
    '<p>Hoy</p><p style="margin-top: -36px">Ayer</p>',
    /"Hoy" and "Ayer" lie over each other/,
  ],
  [
    'a control under something',
    '<button>Enviar</button><div style="position: fixed; inset: 0"></div>',
    /"Enviar" cannot be reached/,
  ],
  [
    'a control beside the window',
    '<div style="overflow: clip"><button style="margin-left: 300px; width: 80px">No</button></div>',
    /"No" ends outside/,
  ],
  [
    'a board taller than the window',
    '<div role="group" style="height: 700px"><button tabindex="-1">1</button></div>',
    /the board is \d+x700 in a window of 320x640/,
  ],
] as const;

for (const [what, html, sentence] of faulty) {
  test(`${what} is found`, async ({ page }) => {
    await page.setContent(`<body style="font-size: 20px">${html}</body>`);
    expect((await fitFaults(page)).join('\n')).toMatch(sentence);
  });
}

test('a page without faults passes', async ({ page }) => {
  await page.setContent('<h1>Recordatorios</h1><p>Hoy no tienes nada.</p><button>Volver</button>');
  expect(await fitFaults(page)).toEqual([]);
});

test('words that a box has scrolled out of sight lie over nothing', async ({ page }) => {
  await page.setContent(
    '<div style="height: 30px; overflow-y: auto"><p>Hoy</p><p>Mañana</p></div><p>Ayer</p>',
  );
  expect(await fitFaults(page)).toEqual([]);
});

test('in forced colours an edge, a choice and a focus that are lost are found', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setContent(`<style>button { border: 0; outline: none !important }</style>
    <button aria-pressed="true">Sí</button><button aria-pressed="false">No</button>`);
  expect(await forcedColorFaults(page)).toEqual([
    '"Sí" has no edge',
    '"No" has no edge',
    '"Sí" is chosen and does not show it',
    '"Sí" has the focus and does not show it',
  ]);
});
