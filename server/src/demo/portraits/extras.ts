import { darker, lighter } from '../drawing/color.ts';
import { MIDDLE, OUTLINES } from './face.ts';
import { type Beard, type Earrings, type Glasses, HAIRS, type Look } from './look.ts';

const FRAMES: Record<Glasses, { color: string; lens: (x: number) => string }> = {
  round: { color: '#6B4A2D', lens: (x) => `<circle cx="${x}" cy="113" r="15.5"/>` },
  square: {
    color: '#3A322D',
    lens: (x) => `<rect x="${x - 17}" y="100" width="34" height="25" rx="7"/>`,
  },
  cat: {
    color: '#7A3B52',
    lens: (x) => {
      const side = Math.sign(x - MIDDLE);
      return `<path d="M${x - side * 15} 103C${x - side * 4} 98 ${x + side * 12} 99 ${x + side * 20} 97C${x + side * 21} 112 ${x + side * 12} 126 ${x} 126C${x - side * 10} 126 ${x - side * 16} 116 ${x - side * 15} 103Z"/>`;
    },
  },
  half: {
    color: '#9A7B3C',
    lens: (x) =>
      `<path d="M${x - 15} 114H${x + 15}C${x + 15} 124 ${x + 8} 128 ${x} 128C${x - 8} 128 ${x - 15} 124 ${x - 15} 114Z"/>`,
  },
};

export function glasses(kind: Glasses, { face }: Look): string {
  const { color, lens } = FRAMES[kind];
  const edge = MIDDLE + OUTLINES[face].half;
  const y = kind === 'half' ? 116 : 108;
  return `<g fill="#FFFFFF" fill-opacity=".2" stroke="${color}" stroke-width="3.2" stroke-linejoin="round">${lens(100)}${lens(140)}
    <path d="M115.500 ${y}c3-3 6-3 9 0M${240 - edge} ${y - 3}L84 ${y}M${edge} ${y - 3}L156 ${y}" fill="none" stroke-linecap="round"/></g>
    <g stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".6"><path d="M91 ${y + 3}l6-6M131 ${y + 3}l6-6"/></g>`;
}

export function earrings(kind: Earrings, { face }: Look): string {
  const at = OUTLINES[face].half + 5;
  return [MIDDLE - at, MIDDLE + at].map((x) => JEWELS[kind](x)).join('');
}

const JEWELS: Record<Earrings, (x: number) => string> = {
  pearls: (x) =>
    `<circle cx="${x}" cy="127" r="4.400" fill="#FDF7EA" stroke="#BFA77C" stroke-width="1"/>`,
  hoops: (x) =>
    `<circle cx="${x}" cy="132" r="6.500" fill="none" stroke="#D9A52E" stroke-width="2.600"/>`,
  drops: (x) =>
    `<circle cx="${x}" cy="126" r="2.600" fill="#D9A52E"/><path d="M${x} 128c5 7 4 11 0 12c-4-1-5-5 0-12z" fill="#B23A5B"/>`,
};

export function beard(kind: Beard, look: Look): string {
  const color = HAIRS[look.hairColor];
  const moustache = `<path d="M120 140C112 135 100 138 95 149C104 153 114 151 120 146C126 151 136 153 145 149C140 138 128 135 120 140Z" fill="${color}"/>
    <path d="M104 147c5-4 9-5 13-4M136 147c-5-4-9-5-13-4" stroke="${darker(color, 0.25)}" stroke-width="1.6" fill="none" stroke-linecap="round"/>`;
  return { moustache, stubble: stubble(color), beard: fullBeard(look, color) + moustache }[kind];
}

function stubble(color: string): string {
  return `<path d="M80 126C80 152 100 170 120 170C140 170 160 152 160 126C156 140 146 141 138 140C126 136 114 136 102 140C94 141 84 140 80 126Z" fill="${darker(color, 0.1)}" opacity=".28"/>`;
}

function fullBeard({ face }: Look, color: string): string {
  const { half, bottom } = OUTLINES[face];
  const [left, right] = [MIDDLE - half, MIDDLE + half];
  return `<path fill-rule="evenodd" d="M${left} 104C${left - 2} 140 ${left + 8} ${bottom + 6} 120 ${bottom + 13}C${right - 8} ${bottom + 6} ${right + 2} 140 ${right} 104C${right - 4} 124 ${right - 10} 134 144 139C128 135 112 135 96 139C${left + 10} 134 ${left + 4} 124 ${left} 104ZM106 148C112 158 128 158 134 148C126 151 114 151 106 148Z" fill="${color}"/>
    <path d="M92 150c4 10 12 18 20 22M148 150c-4 10-12 18-20 22M106 160c4 6 8 10 14 12M134 160c-4 6-8 10-14 12" stroke="${darker(color, 0.2)}" stroke-width="1.800" fill="none" stroke-linecap="round"/>
    <path d="M84 128c1 8 4 16 8 22" stroke="${lighter(color, 0.4)}" stroke-width="2" fill="none" stroke-linecap="round"/>`;
}
