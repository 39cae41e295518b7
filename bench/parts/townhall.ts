/** A town of five thousand people: what each call of the panel costs the server, and the panel the browser. */
import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, DEMO_TOWN, withDemo } from '../support/demo-town.ts';
import type { Part } from '../support/part.ts';
import type { Report } from '../support/results.ts';
import { timesWords } from '../support/words.ts';
import { tellScripts } from './townhall/panel-scripts.ts';

const EMAIL = 'ana@ejemplo.es';
const ROUNDS = 20;
const IMPORTED = 500;

export const townhall: Part = {
  about: 'Town hall: the panel of five thousand people',
  async run(report) {
    await withDemo('huge', async ({ url }) => {
      await timeServer(report, url);
      await tellScripts(report, url, { name: 'Ana', email: EMAIL, password: DEMO_PASSWORD });
    });
  },
};

async function timeServer({ note }: Report, url: string): Promise<void> {
  const bearer = await token(url);
  const call = (method: string, path: string, body?: object) =>
    ask(url + path, method, bearer, body);
  const list = `/api/users?municipalityId=${DEMO_TOWN}&limit=36`;
  const first = () => call('GET', list);
  note('first page', await inTurn(first));
  note('search "gomez"', await inTurn(() => call('GET', `${list}&search=gomez`)));
  note('search "zz" (nobody)', await inTurn(() => call('GET', `${list}&search=zz`)));
  await call('POST', '/api/admin/confirmation', { currentPassword: DEMO_PASSWORD });
  note('all as CSV', await inTurn(() => call('GET', '/api/users/export')));
  const rows = Array.from({ length: IMPORTED }, (_, i) => ({ name: `Persona ${i}`, pin: '1234' }));
  const bring = (dryRun: boolean) =>
    call('POST', '/api/users/import', { key: randomUUID(), dryRun, rows });
  note(`import of ${IMPORTED}, dry run`, await inTurn(() => bring(true)));
  note(`import of ${IMPORTED}`, await inTurn(() => bring(false), 1));
  // While the hashes of an import are made, somebody opens the panel.
  const importing = bring(false);
  note('first page during an import', await inTurn(first));
  await importing;
}

async function inTurn(call: () => Promise<unknown>, rounds = ROUNDS): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return timesWords(times);
}

async function token(url: string): Promise<string> {
  const body = { email: EMAIL, password: DEMO_PASSWORD, municipalityId: DEMO_TOWN };
  return JSON.parse(await ask(`${url}/api/admin/login`, 'POST', '', body)).token;
}

/** Asks as an administrator; without a token as nobody. */
async function ask(url: string, method: string, bearer: string, body?: object): Promise<string> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return text;
}
