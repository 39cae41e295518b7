import { send } from './support/api.ts';
import { button, clickAgain } from './support/navigation.ts';
import { photoFile } from './support/photo.ts';
import { addRelative, answerNewest, writeTo } from './support/relatives.ts';
import { unsentOf } from './support/tablet.ts';
import { comeBack, toSupport } from './support/views/support.ts';
import { type World, withNewcomer } from './support/world.ts';
import { expect, test as inWorld } from './support/world-fixture.ts';

const test = inWorld.extend<{ newcomer: World }>({
  newcomer: async ({ world }, use) => use(await withNewcomer(world)),
});

const TELEPHONE = { width: 390, height: 844 };
/** The same with its keyboard over it. */
const TYPING = { width: 390, height: 480 };

test('a daughter talks with her mother from her telephone, also where there is no network', async ({
  page,
  world,
  newcomer,
}) => {
  test.slow();
  const mother = newcomer.person;
  await send(newcomer.api, 'PATCH', `/api/users/${mother.id}`, { phone: '600 11 22 33' });
  const lucia = await addRelative(world, [world.person, mother]);
  await writeTo(newcomer, ['¿Qué tal?', 'El domingo vamos'], lucia);
  await answerNewest(newcomer, 'liked');
  await writeTo(newcomer, ['Mañana te llamo'], lucia);
  await answerNewest(newcomer, 'call');

  await page.setViewportSize(TELEPHONE);
  await toSupport(page, lucia);
  const face = button(page, new RegExp(`^${mother.name}`));
  await expect(face).toContainText('Te pide una llamada');
  await expect(face).toContainText('Le ha gustado tu mensaje');
  await face.click();
  await button(page, /^Enviar mensaje.*Le ha gustado tu mensaje/).click();
  await expect(page.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:600112233');

  await page.setViewportSize(TYPING);
  const box = page.getByLabel(`Mensaje para ${mother.name}`);
  for (const seen of [page.getByText('Mañana te llamo'), box, button(page, 'Enviar')]) {
    await expect(seen).toBeInViewport({ ratio: 1 });
  }
  await page.context().setOffline(true);
  await box.fill('Sin red te escribo igual');
  await button(page, 'Enviar').click();
  await expect(page.getByText(/Esperando conexión/)).toBeInViewport();
  await expect(page.getByText(/^Sin conexión/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Mensaje enviado exitosamente')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/^Sin conexión/)).toHaveCount(0);
  await expect(page.getByText('Sin red te escribo igual')).toHaveCount(1);

  await page.locator('input[type=file]').first().setInputFiles([photoFile(), photoFile()]);
  await expect(page.getByAltText('Foto 2')).toBeVisible();
  await clickAgain(button(page, 'Enviar'));
  await expect(button(page, `Ver Foto para ${mother.name}`)).toHaveCount(2);
  await expect(page.getByText(/· Enviado$/)).toHaveCount(3);

  // Nobody takes it before the page is left, and what comes after it is only begun.
  const posts = '**/api/support/*/messages';
  await page.route(posts, (route) => route.abort());
  await box.fill('Esto sale después');
  await clickAgain(button(page, 'Enviar'));
  await box.fill('Esto está a medias');
  // What is not written down yet when a page goes, goes with it.
  await expect.poll(() => unsentOf(page, lucia)).toBe(1);
  await comeBack(page);
  await face.click();
  await page.unroute(posts);
  await button(page, /^Enviar mensaje/).click();
  await expect(box).toHaveValue('Esto está a medias');
  await expect(page.getByText('Esto sale después')).toBeVisible();
  await expect(page.getByText(/· Enviado$/)).toHaveCount(4, { timeout: 40_000 });
});
