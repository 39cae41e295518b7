import { describe, expect, it } from 'vitest';
import { utteranceOf } from '../understanding/utterance.ts';
import type { Danger } from './answers.ts';
import { concernAt, type Told } from './concern.ts';
import { isOfTheSame } from './same-danger.ts';

const isSameAfter = (before: Told, danger: Danger, text: string): boolean =>
  isOfTheSame(
    { danger, isSure: true, isOfOther: false },
    utteranceOf(text),
    concernAt('told', before),
  );

const BREAK_IN: Told = { danger: 'life', isOfOther: false, isBreakIn: true };
const BLEEDS: Told = { danger: 'life', isOfOther: false };

describe('what sounds like another danger than the one that she was told about', () => {
  it('is the same where she hides from whoever breaks in', () => {
    expect(isSameAfter(BREAK_IN, 'fall', 'estoy en el baño encerrada')).toBe(true);
    expect(isSameAfter(BREAK_IN, 'fall', 'me he caído y estoy encerrada en el baño')).toBe(false);
    expect(isSameAfter(BLEEDS, 'fall', 'estoy en el baño encerrada')).toBe(false);
  });

  it('is the same where she says what she takes, and not where she asks how much', () => {
    expect(isSameAfter(BLEEDS, 'dose', 'tomo sintrom')).toBe(true);
    expect(isSameAfter(BLEEDS, 'dose', '¿tomo otra?')).toBe(false);
    expect(isSameAfter({ danger: 'dose', isOfOther: false }, 'dose', 'tomo dos')).toBe(false);
  });
});
