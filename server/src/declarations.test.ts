import { expect, it } from 'vitest';
import { z } from 'zod';
import { declaredEndpoints, nameOf } from './testing/endpoints.ts';
import { openTown } from './testing/town.ts';

const endpoints = await declaredEndpoints();
const named = endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);

it('no two endpoints share method and path', () => {
  const names = named.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

it.each(named)('%s says who may call, and answers each of them', (_, endpoint) => {
  const { audience, response } = endpoint;
  expect(audience.length).toBeGreaterThan(0);
  if (response && !(response instanceof z.ZodType)) {
    expect(Object.keys(response).toSorted()).toEqual([...audience].toSorted());
  }
});

it.each(named)(
  '%s names what its address is about, and every part of the address',
  (_, endpoint) => {
    const { subject, params, query, path } = endpoint;
    expect(Object.keys(params.shape).toSorted()).toEqual(
      [...path.matchAll(/:(\w+)/g)].map(([, name]) => name).toSorted(),
    );
    if (subject) expect({ ...params.shape, ...query.shape }).toHaveProperty(subject.name);
    if (path.startsWith('/api/users/:id'))
      expect(subject).toMatchObject({ kind: 'user', name: 'id' });
  },
);

it.each(named)('%s asks for a consent only of who needs one, about a person', (_, endpoint) => {
  const kinds = Object.keys(endpoint.consent ?? {});
  expect(endpoint.audience).toEqual(expect.arrayContaining(kinds));
  if (kinds.length > 0) expect(endpoint.subject?.kind).toBe('user');
});

it.each(named)('%s changes nothing when it is read', (_, { method, body }) => {
  if (method === 'GET') expect(body).toBeUndefined();
});

it('an endpoint of the chat is for nobody but the person', () => {
  for (const { path, audience } of endpoints.filter(({ path }) => path.includes('/chat'))) {
    expect([path, audience]).toEqual([path, ['user']]);
  }
});

it('the description of the API names every endpoint, and no person', async () => {
  const town = await openTown('sqlite');
  const { json, status } = await town.ask({ url: '/api/openapi.json' });
  await town.close();
  expect(status).toBe(200);
  const described = Object.entries<object>(json.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const expected = named.map(([name]) => name.replace(/:(\w+)/g, '{$1}'));
  expect(described.toSorted()).toEqual(expected.toSorted());
});
