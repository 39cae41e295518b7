import { darker, lighter } from '../drawing/color.ts';
import { type Backdrop, GROUNDS, type Ground } from './look.ts';

/** What stands behind the person: quiet enough for a face of the size of a thumb. */
export function backdrop(kind: Backdrop, ground: Ground): string {
  const color = GROUNDS[ground];
  return `<rect width="240" height="240" fill="${color}"/>${BACKDROPS[kind](color)}`;
}

const BACKDROPS: Record<Backdrop, (color: string) => string> = {
  plain: (color) => `<path d="M0 0H240V96C180 40 60 40 0 130Z" fill="${lighter(color, 0.35)}"/>`,
  sun: (color) => `<circle cx="120" cy="112" r="98" fill="${lighter(color, 0.5)}"/>`,
  hills: (color) => `<rect width="240" height="240" fill="${lighter(color, 0.45)}"/>
    <path d="M0 130C50 100 110 112 150 124S220 120 240 112V240H0Z" fill="#B9C592"/>
    <path d="M0 164C60 144 120 150 240 152V240H0Z" fill="#93A96B"/>
    ${oak(30, 146, 1)}${oak(212, 136, 0.8)}`,
  dado: (color) => `<rect width="240" height="240" fill="#F8F2E4"/>
    <path d="M0 138H240V240H0Z" fill="${color}"/><path d="M0 138H240" stroke="${darker(color, 0.22)}" stroke-width="5"/>
    <path d="M0 150H240" stroke="${darker(color, 0.12)}" stroke-width="1.6"/>`,
  arch: (color) => `<rect width="240" height="240" fill="#F5EDDC"/>
    <path d="M22 240V118a98 98 0 0 1 196 0V240Z" fill="${color}"/>
    <path d="M22 240V118a98 98 0 0 1 196 0V240" fill="none" stroke="${darker(color, 0.16)}" stroke-width="5"/>`,
  leaves: (color) => `<circle cx="120" cy="116" r="104" fill="${lighter(color, 0.4)}"/>
    ${branch(-8, 26, 24)}${branch(248, 60, 200)}${branch(244, 6, 160)}`,
};

const oak = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-3 0h6l-1 16h-4z" fill="#6B4A2D"/><path d="M-24 2C-30-12-18-24-8-22C-2-32 14-30 16-22C28-22 32-6 24 2C12 8-12 8-24 2Z" fill="#5C7F50"/></g>`;

const branch = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C22 6 44 6 70 0" stroke="#7C6A45" stroke-width="3" fill="none"/>
  ${[10, 26, 42, 58].map((at, i) => `<path d="M${at} 3q8 ${i % 2 ? -20 : 20} 22 ${i % 2 ? -16 : 18}q-4 ${i % 2 ? 14 : -14}-22 ${i % 2 ? 16 : -18}z" fill="${i % 2 ? '#6E9060' : '#55794C'}"/>`).join('')}</g>`;
