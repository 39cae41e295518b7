import { startPushService } from '../server/src/testing/push-service.ts';
import { send } from './support/api.ts';
import { chromium } from './support/chromium.ts';
import { clockedTest, expect } from './support/clocked-world.ts';
import { closedTablet, reachedBy } from './support/closed-tablet.ts';
import { dialog, toSettings } from './support/navigation.ts';
import { untilInstalled } from './support/tablet.ts';
import { enterAs } from './support/world.ts';

/** A Friday in Madrid, an hour ahead of Greenwich. */
const at = (time: string) => `2026-11-20T${time}:00Z`;
const service = await startPushService();
const test = clockedTest(at('16:55'), { PUSH_TEST_SERVICE: service.origin });

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  // Without the whole browser there are no notices.
  launchOptions: chromium(),
});

test('what is due rings on a closed tablet in neutral words, is answered once from there, and opens at the alarm', async ({
  page,
  context,
  village: { server, world },
}) => {
  test.slow();
  const pushed = await reachedBy(context, service);
  await page.clock.install({ time: new Date(at('16:55')) });
  const api = await enterAs(context, world);
  const hers = `/api/users/${world.person.id}/reminders`;
  const remind = (title: string, category: string, dateTime: string) =>
    send<{ id: string }>(api, 'POST', hers, { title, category, dateTime });
  const walk = await remind('Paseo con Carmen', 'Actividad', '2026-11-20T18:00');
  await remind('Pastilla de la tensión', 'Medicación', '2026-11-20T18:30');
  const stateOfWalk = async () => {
    const all = await send<{ id: string; state: string }[]>(api, 'GET', `${hers}/agenda`);
    return all.find(({ id }) => id === walk.id)?.state;
  };

  await toSettings(page, world);
  await untilInstalled(page);
  const notices = page.getByRole('switch', { name: 'Avisar aunque la tableta esté dormida' });
  await notices.click();
  await expect(notices).toBeEnabled();
  await expect(notices).toBeChecked();
  const tablet = await closedTablet(page);
  await page.goto('about:blank');

  /** The server's clock comes to that hour, and what it sends reaches the tablet. */
  const ringsAt = async (time: string, ring: number) => {
    await server.at(at(time));
    await expect.poll(() => pushed.length).toBe(ring);
    const last = pushed.at(-1);
    if (last) await tablet.deliver(last);
    await expect.poll(tablet.notices).toHaveLength(1);
    return (await tablet.notices())[0];
  };
  const neutral = { title: 'Encina', body: 'Tienes un recordatorio' };

  await test.step('put off from the notice, it comes again', async () => {
    expect(await ringsAt('17:00', 1)).toEqual({ ...neutral, answers: ['Hecho', 'Más tarde'] });
    expect(await tablet.tap('postponed')).toEqual([]);
    expect(await stateOfWalk()).toBe('postponed');
    expect(await tablet.notices()).toEqual([]);
  });

  await test.step('done from the notice, however often it is tapped, it is done once', async () => {
    await ringsAt('17:11', 2);
    await tablet.tap('done', 2);
    expect(await stateOfWalk()).toBe('done');
    const counted = { completed: 1, pending: 1 };
    expect(await send(api, 'GET', `${hers}/stats`)).toMatchObject(counted);
  });

  await test.step('of a medicine there is nothing to be answered: a tap opens the alarm', async () => {
    expect(await ringsAt('17:30', 3)).toEqual({ ...neutral, answers: [] });
    const [address = ''] = await tablet.tap();
    await page.clock.setSystemTime(new Date(at('17:31')));
    await page.goto(new URL(address, world.url).href);
    await expect(dialog(page)).toContainText('Es la hora');
    await expect(dialog(page)).toContainText('Pastilla de la tensión');
  });
});
