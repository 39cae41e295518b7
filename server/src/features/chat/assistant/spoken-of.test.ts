import { describe, expect, it } from 'vitest';
import { fakeGateway, message, reminder, talkWith } from '../testing/fake-gateway.ts';

const PEOPLE = [
  { name: 'Lucía', relation: 'hija' },
  { name: 'Pedro', relation: 'hijo' },
];

async function lastOf(...lines: readonly string[]): Promise<string> {
  const { gateway } = fakeGateway({
    messages: [message('Lucía', 'El sábado voy.'), message('Pedro', 'Ya he llegado.')],
    reminders: [reminder('Peluquería', '2026-11-21T12:00')],
  });
  const say = talkWith({ ...gateway, family: async () => PEOPLE });
  let text = '';
  for (const line of lines) ({ text } = await say(line));
  return text;
}

describe('whom the talk is about', () => {
  it.each([
    [['léeme lo de mi hijo', 'dile que vale']],
    [['léeme lo de mi hijo', 'qué alegría', 'ponle un beso']],
    [['quiero llamar a Pedro', 'quita, quita, que estará en el campo; mejor mándale unas letras']],
    [['mi Pedro está en Burgos', 'pues escríbele que se abrigue']],
    [['¿me ha escrito mi hijo?', 'a ver, dime qué pone', 'contesta que sí']],
  ])('is written to without a name: %j', async (lines) => {
    expect(await lastOf(...lines)).toContain('elige a Pedro');
  });

  it('is nobody where several were read, or another is named', async () => {
    expect(await lastOf('léeme los mensajes', 'dile que sí')).not.toContain('elige a');
    expect(await lastOf('léeme lo de mi hijo', 'escríbele a la Tomasa')).not.toContain('elige a');
  });

  it('has only their own read', async () => {
    expect(await lastOf('¿qué quiere el Pedro, que me ha salido un aviso?')).toBe(
      'Pedro te escribió hoy: «Ya he llegado.»',
    );
  });

  it('is told nothing where she refuses it', async () => {
    expect(await lastOf('escribe a Pedro', 'y no pongas nada de voz')).toMatch(/^De acuerdo/);
  });
});

describe('what she asks before her yes', () => {
  it.each(['¿Va usted a quitar la del sábado, no otra cosa?', '¿cuál vas a quitar?', '¿solo esa?'])(
    'is read out again: %s',
    async (line) => {
      expect(await lastOf('quita la peluquería', line)).toMatch(/^¿Borro «Peluquería»/);
      expect(await lastOf('quita la peluquería', line, 'sí, esa')).toMatch(/^Borrado/);
    },
  );
});
