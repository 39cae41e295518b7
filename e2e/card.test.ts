import { browserLookingAt } from './support/fake-camera.ts';
import { button, clickAgain, confirmAs, dialog, toCardOf, toPeople } from './support/navigation.ts';
import { enrol, withNewcomer } from './support/world.ts';
import { expect, test } from './support/world-fixture.ts';

const GREETING = { level: 1, name: '¡Hola,' } as const;

test('a printed card opens at the tablet’s camera and by its link, until it is revoked', async ({
  page,
  playwright,
  browser,
  world: shared,
}) => {
  // Three browsers, one of which has a camera.
  test.slow();
  const world = await withNewcomer(shared);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await toCardOf(page, world, 'Ver Perfil de');
  const made = page.waitForResponse((answer) => answer.url().endsWith('/api/cards') && answer.ok());
  await button(page, 'Hacer una tarjeta').click();
  await confirmAs(page, world.admin);
  const { cards } = await (await made).json();
  await button(page, 'Imprimir la tarjeta').click();
  const card = page.locator('.paper-card');
  await expect(card).toContainText(world.person.name);

  const camera = await browserLookingAt(playwright, page.context(), card.locator('svg'));
  const tablet = await camera.newPage({ baseURL: world.url, locale: 'es-ES' });
  await toPeople(tablet, world);
  await button(tablet, 'Entrar con mi tarjeta').click();
  await expect(tablet.getByRole('heading', GREETING)).toBeVisible({ timeout: 20_000 });

  const relative = await browser.newContext({ baseURL: world.url, locale: 'es-ES' });
  const telephone = await relative.newPage();
  const link = `/#tarjeta=${world.person.id}.${cards[0].secret}`;
  await telephone.goto(link);
  await button(telephone, 'Entrar').click();
  await expect(telephone.getByRole('alert')).toContainText('todavía no está dado de alta');
  await enrol(relative, world);
  await clickAgain(button(telephone, 'Entrar'));
  await expect(telephone.getByRole('heading', GREETING)).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await button(page, 'Anular la tarjeta').click();
  await clickAgain(button(page, 'Anular'));
  await expect(dialog(page)).toContainText('No tiene. Con ella entra sin escribir el PIN.');
  // Who is in stays in.
  await telephone.reload();
  await expect(button(telephone, /^Continuar como/)).toBeVisible();
  await telephone.goto('/project-info');
  await telephone.goto(link);
  await button(telephone, 'Entrar').click();
  await expect(telephone.getByRole('alert')).toHaveText(
    'Esta tarjeta ya no sirve. Pide otra en el ayuntamiento.',
  );
  await relative.close();
  await camera.close();
});
