import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_MUNICIPALITY_ID } from '@encina/contract/municipalities';
import { describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/fixtures.ts';
import { runAdmin, startServer } from '../../testing/process.ts';
import type { Facts } from './facts.ts';
import { paperHtml } from './paper-html.ts';
import { paperMarkdown } from './paper-markdown.ts';
import { papersOf } from './papers.ts';

/** The invented village, on a machine in its town hall. */
const VILLAGE: Facts = {
  town: {
    name: 'Valle de Matamoros',
    phone: '924 00 00 00',
    email: 'ayuntamiento@valle.example',
    address: 'Plaza de España, 1',
  },
  day: '2026-11-22',
  version: '0.1.0',
  database: 'SQLite',
  bucket: null,
  languageModel: null,
  publicUrl: 'https://encina.valle.example',
  hasProxy: true,
  picker: 'enrolled',
  keyInFolder: true,
  listensToAll: false,
  copies: { places: ['/var/backups/encina'] },
  counts: {
    people: 24,
    paused: 1,
    withoutPin: 3,
    sharingWithFamily: 9,
    sharingWithTown: 5,
    supportPersons: 12,
    staff: 2,
    devices: 6,
  },
};

const textOf = (facts: Facts): string => papersOf(facts).map(paperMarkdown).join('\n');

describe('the papers of the officer', () => {
  it('read for the invented village as docs/privacy shows them', async () => {
    for (const paper of papersOf(VILLAGE)) {
      await expect(paperMarkdown(paper)).toMatchFileSnapshot(
        join(import.meta.dirname, `../../../../docs/privacy/ejemplo-${paper.file}.md`),
      );
    }
  });

  it('name whoever holds the data and what leaves the machine', () => {
    const elsewhere = textOf({
      ...VILLAGE,
      database: 'PostgreSQL',
      bucket: 'encina-archivos',
      languageModel: 'modelo.example',
    });
    expect(elsewhere).toContain('almacén S3 «encina-archivos»');
    expect(elsewhere).toContain('un servidor PostgreSQL');
    expect(elsewhere).toContain('Un modelo de lenguaje en modelo.example');
    expect(textOf(VILLAGE)).toContain('lo que se le dice no sale de esta máquina');
  });

  it('promise no copy where none is made, and no closed door where it is open', () => {
    const open = textOf({
      ...VILLAGE,
      copies: { missing: 'phrase' },
      listensToAll: true,
      picker: 'open',
      languageModel: 'modelo.example',
    });
    expect(open).toContain('Hoy no se hace ninguna copia: falta la frase que las cierra.');
    expect(open).toContain('contesta también a otras máquinas');
    expect(open).toContain('Lo que se dice al asistente llega a modelo.example.');
    expect(open).not.toContain('Cada noche se hace una copia cifrada');
    expect(open).not.toContain('en una tableta dada de alta.');
    expect(textOf({ ...VILLAGE, copies: { missing: 'place' } })).toContain('falta decir dónde');
  });

  it('say what is wrong with an installation that anybody can look into', () => {
    const open = textOf({ ...VILLAGE, publicUrl: null, picker: 'open' });
    expect(open).toContain('Antes de abrirla al pueblo hace falta HTTPS.');
    expect(open).toContain('Cualquiera en la red ve las caras y los nombres.');
    expect(textOf(VILLAGE)).not.toContain('hace falta HTTPS');
  });

  it('hold no mark-up of a name', () => {
    const [paper] = papersOf({
      ...VILLAGE,
      town: { ...VILLAGE.town, name: '<b>Valle</b> & "Sol"' },
    });
    expect(paper && paperHtml(paper)).toContain('&lt;b&gt;Valle&lt;/b&gt; &amp; &quot;Sol&quot;');
  });
});

onBothEngines('the compliance command', (it) => {
  it('writes three pages of a town beside the running server', async ({ database }) => {
    const env = {
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
    };
    const server = await startServer(env);
    const folder = join(database.dataDir, 'para-firmar');
    const { code, stdout } = await runAdmin({ ...env, PUBLIC_URL: 'https://encina.example' }, [
      'compliance',
      `--municipio=${DEFAULT_MUNICIPALITY_ID}`,
      `--carpeta=${folder}`,
    ]);
    expect(code).toBe(0);
    const files = await readdir(folder);
    expect(files.sort()).toEqual([
      'esquema-nacional-de-seguridad.html',
      'evaluacion-de-impacto.html',
      'registro-de-actividades.html',
    ]);
    for (const file of files) expect(stdout).toContain(join(folder, file));
    const sheet = await readFile(join(folder, 'esquema-nacional-de-seguridad.html'), 'utf8');
    expect(sheet).toContain('https://encina.example');
    expect(sheet).toContain(database.databaseUrl ? 'PostgreSQL' : 'SQLite');
    await server.end('SIGTERM');
  }, 60_000);
});
