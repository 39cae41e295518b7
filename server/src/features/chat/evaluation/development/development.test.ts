import { describe, expect, it } from 'vitest';
import { playedDialogues } from './development.ts';

/** Of all of them; a change that breaks what was mended is seen here, and no more than that is proved. */
const LEAST_RIGHT = 0.94;

describe('the dialogues that the assistant was mended with', () => {
  it('go right in every turn, nearly all of them', { timeout: 120_000 }, async () => {
    const played = await playedDialogues();
    expect(played.length).toBeGreaterThanOrEqual(200);
    const wrong = played
      .filter(({ turns }) => !turns.every(Boolean))
      .map(({ said, moments, turns }) => {
        const at = turns.indexOf(false);
        return `${said.title}: ${said.turns[at]?.text} / ${moments[at]?.reply.text}`;
      });
    expect(1 - wrong.length / played.length, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});
