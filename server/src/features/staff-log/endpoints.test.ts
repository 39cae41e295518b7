import { expect, vi } from 'vitest';
import { rightRequest } from '../../testing/access-requests.ts';
import { openScenario } from '../../testing/access-scenario.ts';
import { credentialsOf } from '../../testing/credentials.ts';
import { declaredEndpoints, nameOf } from '../../testing/endpoints.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { linesOf } from '../../testing/staff-log.ts';
import { HOME_TOWN } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

const CONSENTS = { family_consent: 1, municipal_consent: 1, is_active: 1 } as const;
const endpoints = await declaredEndpoints();

onBothEngines('what an endpoint says that the log of the staff tells', (it) => {
  it.for(endpoints.flatMap((one) => (one.logs ? [[nameOf(one), one] as const] : [])))(
    'is told once when it is done, and not when it is refused: %s',
    async ([, endpoint], { sharedScenario }) => {
      const { town } = sharedScenario;
      const scenario = await openScenario(sharedScenario, CONSENTS);
      const request = await rightRequest(endpoint, scenario);
      const told = async () =>
        (await linesOf(town, HOME_TOWN)).filter(({ kind }) => kind === endpoint.logs);
      const before = await told();
      await town.ask({ ...request, ...(await credentialsOf('admin-elsewhere', scenario)) });
      await town.ask({ ...request, ...(await credentialsOf('stranger', scenario)) });
      expect(await told()).toEqual(before);
      await town.ask({ ...request, ...(await credentialsOf('admin', scenario)) });
      const [line, ...more] = (await told()).slice(before.length);
      expect(more).toEqual([]);
      expect(line).toMatchObject({ by_kind: 'admin', by_id: scenario.adminId });
      expect(line?.on_kind ?? undefined).toBe(endpoint.subject?.kind);
      expect(request.url).toContain(line?.on_id ?? '');
    },
  );
});
