import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { environment as ours } from './environment.ts';

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string }[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly read_only?: boolean;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
}

const read = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');

const text = read('compose.yaml');
const { services, volumes, configs } = parseYaml(text) as Compose;
const asked = new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
const example = read('.env.example');
const given = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);

const filledIn = (value: string): string => value.replaceAll(/\$\{\w+:\?\}/g, 'bellota-2468');

describe('compose.yaml', () => {
  it('gives Encina only variables that it reads, and those it starts with without a warning', () => {
    const variables = Object.entries(services.encina?.environment ?? {});
    expect(variables.map(([name]) => name).filter((name) => !(name in ours.shape))).toEqual([]);
    const config = readConfig(
      Object.fromEntries(variables.map(([name, value]) => [name, filledIn(value)])),
    );
    expect(config.warnings).toEqual([]);
    expect(config.s3?.bucket).toBe(services.garage?.environment?.GARAGE_DEFAULT_BUCKET);
    expect(config.s3?.region).toBe(/s3_region = "(.*)"/.exec(configs.garage?.content ?? '')?.[1]);
  });

  it('asks for exactly what .env.example names, and holds no secret itself', () => {
    expect([...asked].sort()).toEqual(given.sort());
    for (const { environment } of Object.values(services)) {
      for (const [name, value] of Object.entries(environment ?? {})) {
        if (/PASSWORD|SECRET|KEY|CODE/.test(name)) expect(value).toMatch(/^\$\{\w+:\?\}$/);
      }
    }
  });

  it('names volumes, configurations and services that are there', () => {
    for (const [name, service] of Object.entries(services)) {
      for (const volume of service.volumes ?? [])
        expect(volumes).toHaveProperty(volume.split(':')[0] ?? '');
      for (const { source } of service.configs ?? []) expect(configs).toHaveProperty(source);
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(services, `${name} waits for ${other}`).toHaveProperty(other);
        if (condition === 'service_healthy') expect(services[other]).toHaveProperty('healthcheck');
      }
    }
    expect(configs.caddy?.content).toContain('reverse_proxy encina:3000');
  });

  it('pins every image, and takes from each service what it does not need', () => {
    for (const { image, cap_drop, security_opt } of Object.values(services)) {
      expect(image).toMatch(/:(local|v?\d+\.\d+(\.\d+)?[\w-]*)$/);
      expect(cap_drop).toEqual(['ALL']);
      expect(security_opt).toEqual(['no-new-privileges:true']);
    }
    expect(services.encina?.read_only).toBe(true);
  });
});

describe('the Dockerfile', () => {
  it('sets only variables that Encina reads', () => {
    const lines = read('Dockerfile').match(/^ENV .*$/gm) ?? [];
    const set = lines.flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name));
    expect(set).toContain('DATA_DIR');
    expect(set.filter((name) => name !== 'NODE_ENV' && !(name in ours.shape))).toEqual([]);
  });
});
