import { button, dialog, logInAs, toHome, toLogin, toMainSelect, toTowns } from '../navigation.ts';
import { enrol } from '../world.ts';
import { type Open, refused, staff, user, type View } from './view.ts';

/** A view whose data the server cannot give, and what it says of it. */
function failing(name: string, failed: RegExp, words: string | RegExp, open: Open): View {
  const side = name.startsWith('admin') ? staff : user;
  return refused(
    side(name, async (page, world) => {
      await page.route(failed, (route) => route.fulfill({ status: 500, json: {} }));
      await open(page, world);
      await page.getByText(words).first().waitFor();
    }),
  );
}

/** By a card of the home screen, or a button of it. */
const fromHome =
  (link: RegExp): Open =>
  async (page, world) => {
    await toHome(page, world);
    await button(page, link).click();
  };
const LOST = 'No se pudieron cargar los datos.';

export const failingViews = [
  failing('towns-failed', /api\/municipalities$/, 'Error al cargar los municipios', (page) =>
    toTowns(page),
  ),
  failing('people-failed', /api\/users\?/, 'Error al cargar', async (page, world) => {
    await enrol(page.context(), world);
    await toMainSelect(page);
    await button(page, /^Usuarios/).click();
  }),
  failing(
    'admin-dashboard-failed',
    /api\/users\?/,
    'Error 500: No se pudieron',
    async (page, world) => {
      await toLogin(page);
      await logInAs(page, world.admin);
    },
  ),
  failing('home-failed', /api\/.*\/home$/, LOST, toHome),
  failing('reminders-failed', /api\/.*\/(home$|agenda)/, LOST, fromHome(/^Recordatorios/)),
  failing(
    'games-failed',
    /api\/.*\/scores/,
    'No se pudo preparar tu juego de hoy.',
    fromHome(/^Juegos/),
  ),
  failing('gallery-failed', /api\/.*\/media(\?|$)/, LOST, fromHome(/^Mis Recuerdos/)),
  failing(
    'chat-failed',
    /api\/.*\/chat$/,
    'No se pudo abrir la conversación.',
    fromHome(/^Asistente/),
  ),
  failing(
    'messages-failed',
    /api\/.*\/(home|support-messages)$/,
    'No se pudieron cargar los mensajes.',
    fromHome(/^Mensajes/),
  ),
  failing(
    'metrics-gate-failed',
    /api\/users\/[\w-]+(\/home)?$/,
    'No se pudieron comprobar',
    fromHome(/^Mi Act/),
  ),
  failing('metrics-failed', /api\/.*\/metrics\?/, LOST, async (page, world) => {
    await fromHome(/^Mi Actividad/)(page, world);
    await button(page, 'Soy el usuario').click();
  }),
  failing(
    'settings-failed',
    /api\/users\/[\w-]+(\/home)?$/,
    'Error al cargar datos',
    fromHome(/^Ajustes/),
  ),
  failing('access-log-failed', /api\/.*\/access-log/, LOST, async (page, world) => {
    await fromHome(/^Ajustes/)(page, world);
    await button(page, 'Quién ha visto mis datos').click();
    await dialog(page).waitFor();
  }),
  // Not the data but the program could not be had: not by a page loaded anew either.
  failing('view-failed', /assets\/reminders-/, 'no se ha podido abrir', async (page, world) => {
    await toHome(page, world);
    const loadedAnew = page.waitForEvent('load');
    for (let tap = 0; tap < 2; tap += 1) {
      await button(page, /^Recordatorios/).click();
      await loadedAnew;
    }
  }),
  failing('help-failed', /assets\/help-panel-/, 'No se pudo abrir.', fromHome(/^Ayuda/)),
];
