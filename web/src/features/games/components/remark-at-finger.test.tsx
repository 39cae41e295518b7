import { act, fireEvent, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Remark } from '../game-kind.ts';
import { RemarkAtFinger, useFinger } from './remark-at-finger.tsx';

vi.mock('../../../lib/sounds.ts', () => ({ playGlad: vi.fn() }));

const LOG = { left: 12, right: 348, top: 60, height: 50 };
const FINGER = { clientX: 90, clientY: 600 };

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(LOG as DOMRect);
});

let praise: () => void;
function Stage({ movesOn }: { movesOn: boolean }) {
  const stage = useRef<HTMLDivElement>(null);
  const [remark, setRemark] = useState<Remark>();
  const { at, follow } = useFinger();
  praise = () => setRemark({ words: '¡Bien!', glad: true });
  return (
    <div ref={stage} {...follow}>
      <div role="log" />
      <RemarkAtFinger {...{ remark, at, stage, movesOn }} />
    </div>
  );
}

/** Where the praise stands for a tap low on the screen. */
function placeOfPraise(movesOn: boolean): Record<string, string> {
  const { container } = render(<Stage movesOn={movesOn} />);
  fireEvent.pointerDown(container.querySelector('[role=log]') ?? container, FINGER);
  act(() => praise());
  const { style } = container.querySelector<HTMLElement>('[data-remark]') ?? container;
  const names = ['--x', '--y', '--above', '--left', '--right'];
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
}

it('praise stands at the finger', () => {
  expect(placeOfPraise(false)).toMatchObject({ '--x': '90px', '--y': '600px', '--above': '' });
});

it('praise stands over the line that says it too where the next sum comes under the finger', () => {
  expect(placeOfPraise(true)).toEqual({
    '--x': '90px',
    '--y': '85px',
    '--above': '50%',
    '--left': '12px',
    '--right': '348px',
  });
});
