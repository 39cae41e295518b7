import { toPin } from './support/navigation.ts';
import { expect, test } from './support/world-fixture.ts';

test('from her PIN to her home two questions are asked', async ({ page, world }) => {
  await toPin(page, world);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.resourceType() === 'image') return;
    asked.push(`${request.method()} ${pathname.split('/').at(-1)}`);
  });
  await page.keyboard.type(world.person.pin);
  await expect(page.getByText(/archivos? guardados?$/)).toBeVisible();
  await expect(page.getByText(/activos? esta semana$|^Sin actividad/)).toBeVisible();
  expect(asked).toEqual(['POST verify-pin', 'GET home']);
});
