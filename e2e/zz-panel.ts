import { chromium as browserType, type Page } from '@playwright/test';
import { chromium } from './support/chromium.ts';
import { startDemo } from './support/demo.ts';
import { button, toDashboard, toCardOf, toSetting, toLogin } from './support/navigation.ts';
import { addRelative, setFamilyConsent, toSupport } from './support/views/support.ts';
import { showTheme } from './support/theme.ts';
import { withNewcomer } from './support/world.ts';

const out = '/tmp/w/panel-shots';
const { server, world } = await startDemo('normal');
const browser = await browserType.launch(chromium());
const SIZES = { tel: [390, 844], tab: [820, 1180], lap: [1440, 900] } as const;
async function shots(name: string, open: (page: Page) => Promise<void>, sizes: readonly (keyof typeof SIZES)[], dark = false) {
  const [width, height] = SIZES[sizes[0]!];
  const context = await browser.newContext({ baseURL: server.url, locale: 'es-ES', timezoneId: 'Europe/Madrid', viewport: { width, height } });
  const page = await context.newPage();
  try {
    await open(page);
    for (const theme of dark ? (['light', 'dark'] as const) : (['light'] as const)) {
      await showTheme(page, theme);
      for (const size of sizes) {
        await page.setViewportSize({ width: SIZES[size][0], height: SIZES[size][1] });
        await page.waitForTimeout(350);
        await page.screenshot({ path: `${out}/${name}-${size}-${theme}.png` });
      }
    }
  } catch (error) { console.log(name, String(error).slice(0, 400)); await page.screenshot({ path: `${out}/${name}-fail.png` }); }
  await context.close();
}
await shots('dashboard', (p) => toDashboard(p, world), ['lap', 'tab', 'tel'], true);
await shots('empty', (p) => toDashboard(p, world.emptyTown, world.emptyTown.name), ['lap', 'tel']);
await shots('filters', async (p) => { await toDashboard(p, world); await button(p, '7 días sin entrar').click(); await button(p, 'Sin apoyo').click(); await p.waitForTimeout(600); }, ['lap', 'tel']);
await shots('profile', async (p) => { await toCardOf(p, world, 'Ver Perfil de'); await button(p, 'Editar').waitFor(); await p.getByText('Personas de Apoyo').scrollIntoViewIfNeeded(); }, ['tel', 'lap']);
await shots('devices', async (p) => { await toSetting(p, world, 'Dispositivos'); await button(p, /^Dar de baja/).first().waitFor(); }, ['lap', 'tel'], true);
await shots('new-device', async (p) => { await toSetting(p, world, 'Dispositivos'); await button(p, 'Dar de alta un dispositivo').click(); await button(p, 'Crear el código').waitFor(); }, ['tel']);
await shots('login', (p) => toLogin(p), ['tab', 'tel'], true);
await setFamilyConsent(world, true);
const people = [world.person];
for (let i = 0; i < 4; i++) { const other = await withNewcomer(world); if (i < 3) await setFamilyConsent(other, true); people.push(other.person); }
await shots('carer', async (p) => { await toSupport(p, await addRelative(world, people)); await p.getByRole('heading', { name: 'Hoy', exact: true }).waitFor(); await p.waitForTimeout(800); await p.getByRole('heading', { name: 'Hoy', exact: true }).scrollIntoViewIfNeeded(); }, ['tab', 'tel', 'lap'], true);
await browser.close();
await server.stop();
