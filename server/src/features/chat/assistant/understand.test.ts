import { describe, expect, it } from 'vitest';
import { classify } from '../understanding/classifier.ts';
import { questionOf } from '../understanding/offers.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { understood } from './understand.ts';

const meant = (text: string) => understood(utteranceOf(text));

describe('what she tells', () => {
  it.each([
    ['is no request, whatever of it could be one', 'ayer me llamó mi nuera desde Soria'],
    ['is not outside because nobody can help with it', 'se ha roto la persiana del salón'],
    ['asks nothing with "cómo"', 'cómo ha cambiado la plaza'],
    ['asks nothing with "cuando"', 'cuando llegue mayo me iré unos días con mi hermana'],
    ['asks nothing with "no sé si"', 'no sé si pintar la fachada este año'],
  ])('%s: %s', (_, said) => {
    expect(meant(said).intent).toBe('listened');
  });

  it.each([
    'qué tengo mañana',
    'cuánto vale un tractor',
    'apaga la luz',
    '¿Se ha roto la persiana del salón?',
  ])('is not what asks or wishes: %s', (said) => {
    expect(meant(said).intent).not.toBe('listened');
  });
});

describe('where it is not sure, the assistant', () => {
  const unsure = [
    'lo de la niña del otro día en la tele',
    'pon lo de antes de ayer de mi hija',
    'eso que te dije yo de las fotos del médico',
    'aquello del domingo con los juegos',
    'la cosa esa del mensaje a las ocho',
  ];

  it('holds out three at most, the likeliest first, and never what it answers', () => {
    const heard = unsure.map((text) => ({ text, ...meant(text) }));
    for (const { text, intent, offered } of heard) {
      expect(offered.length).toBeLessThanOrEqual(3);
      expect(offered).not.toContain(intent);
      const order = classify(text).map((it) => it.intent);
      expect(offered).toEqual(offered.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    }
    expect(heard.some(({ offered }) => offered.length > 1)).toBe(true);
  });

  it('asks in one sentence that can be read aloud', () => {
    expect(questionOf(['open.games', 'music', 'joke'])).toBe(
      '¿Quieres jugar, oír música u oír un chiste?',
    );
  });
});
