import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { send } from './support/api.ts';
import { startDemo } from './support/demo.ts';
import { keep } from './support/memories.ts';
import { button, clickLate, dialog, toHome } from './support/navigation.ts';
import { photo } from './support/photo.ts';
import { writeTo } from './support/relatives.ts';
import { ONCE_A_WORKER } from './support/server.ts';
import { fakeSpeech } from './support/speech.ts';
import { dueNow } from './support/views/reminders.ts';
import { enterAs, type World, withNewcomer } from './support/world.ts';

/** In the demo village: its town hall has a telephone. */
const test = base.extend<object, { newcomer: World }>({
  newcomer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const { server, world } = await startDemo('empty');
      await use(await withNewcomer(world));
      await server.stop();
    },
    ONCE_A_WORKER,
  ],
  baseURL: async ({ newcomer }, use) => use(newcomer.url),
});

interface Task {
  readonly name: string;
  /** What is tapped, from home on. */
  readonly taps: (page: Page) => readonly Locator[];
  /** What is there when it is done. */
  readonly end: (page: Page) => Locator;
}

/** What a person does most. The number of taps is what the first version took, and may only become less. */
const TASKS: readonly (readonly [most: number, task: Task])[] = [
  [
    1,
    {
      name: 'put off what rings',
      taps: (page) => [button(page, 'Recuérdamelo en 10 minutos')],
      end: (page) => page.getByText(/^Te lo recuerdo a las? /),
    },
  ],
  [
    1,
    {
      name: 'say that something is done',
      taps: (page) => [button(page, 'Marcar como hecho: El pan')],
      end: (page) => page.getByText(/^Hecho a las? /),
    },
  ],
  [
    1,
    {
      name: 'say how she is',
      taps: (page) => [button(page, 'Bien')],
      end: (page) => page.getByText(/^Has dicho: Bien/),
    },
  ],
  [
    1,
    {
      name: 'see the messages',
      taps: (page) => [button(page, /^Mensajes/)],
      end: (page) => page.getByText('¿Cómo has dormido?'),
    },
  ],
  [
    2,
    {
      name: 'answer one',
      taps: (page) => [button(page, /^Mensajes/), button(page, 'Me ha gustado')],
      end: (page) => page.getByText(/^Enviado a /),
    },
  ],
  [
    2,
    {
      name: 'see a photo large',
      taps: (page) => [button(page, /^Mis Recuerdos/), button(page, 'Ver La era. Foto')],
      end: (page) => dialog(page).getByRole('img'),
    },
  ],
  [
    3,
    {
      name: 'play',
      taps: (page) => [
        button(page, /^Juegos/),
        button(page, 'Empezar mi juego de hoy'),
        button(page, 'Empezar'),
      ],
      end: (page) => page.getByRole('group').getByRole('button').first(),
    },
  ],
  [
    2,
    {
      name: 'talk to the assistant',
      taps: (page) => [button(page, /^Asistente/), button(page, 'Hablar')],
      end: (page) => button(page, 'Ya está'),
    },
  ],
  [
    4,
    {
      name: 'write down what is in an hour',
      taps: (page) => [
        button(page, /^Recordatorios/),
        button(page, 'Nuevo Recordatorio'),
        button(page, 'Siguiente'),
        button(page, /^En una hora/),
      ],
      end: (page) => page.getByText('Recordatorio creado'),
    },
  ],
  // The last: the browser hands the number over to the device.
  [
    2,
    {
      name: 'call the town hall',
      taps: (page) => [button(page, 'Ayuda'), dialog(page).getByRole('link')],
      end: (page) => dialog(page).getByRole('link'),
    },
  ],
];

const AN_HOUR = 3_600_000;

async function fill(page: Page, world: World): Promise<void> {
  const api = await enterAs(page.context(), world);
  const { id } = world.person;
  const dateTime = new Date(Date.now() - AN_HOUR).toISOString();
  await send(api, 'POST', `/api/users/${id}/reminders`, { title: 'El pan', dateTime });
  await keep(api, id, photo([30, 60, 90]), { mimeType: 'image/png', title: 'La era' });
  await writeTo(world, ['¿Cómo has dormido?']);
  await dueNow(page, world);
}

test('the ten usual tasks take no more taps from home than they took before', async ({
  page,
  newcomer: world,
}) => {
  await fakeSpeech(page);
  await fill(page, world);
  await toHome(page, world);
  for (const [at, [most, { name, taps, end }]] of TASKS.entries()) {
    if (at > 0) {
      await page.goto('/');
      await button(page, /^Continuar como/).click();
    }
    const way = taps(page);
    expect(way.length, name).toBeLessThanOrEqual(most);
    for (const target of way) {
      await target.waitFor();
      const title = page.getByLabel('Título');
      if (await title.isVisible()) await title.fill('El médico');
      // What came by itself, and what stands where something was tapped just now, takes no tap at once.
      await clickLate(target);
    }
    await expect(end(page), name).toBeVisible();
  }
});
