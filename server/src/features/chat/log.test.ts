import { expect, it } from 'vitest';
import { emptyTestDatabase } from '../../testing/engines.ts';
import { startServer } from '../../testing/process.ts';
import { addUser, enter, openTownAt } from '../../testing/town.ts';
import { fakeModel } from './testing/fake-model.ts';

const SECRET = 'zarzamora';
const ANSWER = 'membrillo';

it('no word of a conversation is in the log, however much is logged and whatever goes wrong', async () => {
  const database = await emptyTestDatabase('sqlite');
  const town = await openTownAt({ ...database, remove: async () => undefined });
  const user = await addUser(town);
  const { encina_user: cookie } = await enter(town, user);
  await town.close();
  const model = await fakeModel(
    { words: `Hola, ${ANSWER}.` },
    { status: 500 },
    { cutAfter: `Pues ${ANSWER}` },
    { nonsense: `data: {"${ANSWER}"` },
    { call: `ver_${ANSWER}`, phrase: ANSWER },
  );
  const server = await startServer({
    DATA_DIR: database.dataDir,
    LOG_LEVEL: 'trace',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'fake',
  });
  const say = (path: string, content: string) =>
    fetch(`${server.url}/api/users/${user}/chat${path}`, {
      method: 'POST',
      headers: { cookie: `encina_user=${cookie}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content }),
    }).then((answer) => answer.text());

  expect(await say('', `hola ${SECRET}`)).toContain(ANSWER);
  for (let turn = 0; turn < 4; turn += 1) await say('/stream', `cuéntame un chiste ${SECRET}`);
  await say('', `me duele el pecho ${SECRET}`);
  await say('', SECRET.repeat(100));
  const { stdout, stderr } = await server.end('SIGTERM');
  await database.remove();

  expect(model.asked.length).toBeGreaterThanOrEqual(5);
  expect(stdout).toContain('the assistant could not answer');
  expect(stdout + stderr).not.toContain(SECRET);
  expect(stdout + stderr).not.toContain(ANSWER);
}, 60_000);
