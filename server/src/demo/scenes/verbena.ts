import { house } from './parts/buildings.ts';
import { at, gradient, picture, shade, sky, times } from './parts/canvas.ts';
import { type Extra, person } from './parts/person.ts';

/** Dancing under the lanterns, the night of the patron saint. `sway` moves the lanterns, -1 to 1. */
export function verbena(sway = 0.3): string {
  return picture(
    `${sky()}${times(46, (i) => `<circle cx="${(i * 211) % 1200}" cy="${(i * 67) % 330}" r="${1.5 + (i % 3)}" fill="#F5ECD2" opacity="${0.5 + (i % 3) * 0.2}"/>`)}
    <path d="M964 76A56 56 0 1 0 1034 150A48 48 0 0 1 964 76Z" fill="#F5ECD2"/>
    <g opacity=".55">${house(-50, 600, 260, 260)}${house(220, 600, 200, 210)}${house(990, 600, 270, 250)}</g><rect width="1200" height="600" fill="#16263C" opacity=".45"/>
    ${litWindows}<path d="M0 594H1200V900H0Z" fill="#6B5A4C"/><ellipse cx="600" cy="770" rx="620" ry="150" fill="#F2B84B" opacity=".22"/><ellipse cx="600" cy="770" rx="400" ry="92" fill="#F2B84B" opacity=".22"/>
    ${stage}${garland(70, sway)}${garland(190, -sway)}
    ${dancers.map(([x, y, size, extra], i) => `${shade(x, y, size * 0.2, 9)}<g transform="rotate(${sway * (i % 2 ? 2.5 : -2.5)} ${x} ${y})">${person(x, y, size, extra)}</g>`).join('')}
    <rect width="1200" height="900" fill="#F2A84B" opacity=".1"/>`,
    `${gradient('sky', '#101D33', '#233B57', '#5B4A63')}<radialGradient id="glow"><stop offset="0" stop-color="#FFE3A0" stop-opacity=".75"/><stop offset="1" stop-color="#FFE3A0" stop-opacity="0"/></radialGradient>`,
  );
}

const litWindows = [
  [10, 400],
  [126, 400],
  [262, 440],
  [350, 440],
  [1046, 410],
  [1170, 410],
]
  .map(
    ([x, y]) =>
      `<rect x="${x}" y="${y}" width="40" height="56" fill="#FFD271"/><path d="M${(x ?? 0) + 20} ${y}v56" stroke="#5B3F2A" stroke-width="4"/>`,
  )
  .join('');

const LANTERNS = ['#E8663F', '#F2C14E', '#7FB069', '#E3818F', '#6FA8C9'];

/** A string of lanterns and paper flags that hangs from side to side. */
function garland(top: number, sway: number): string {
  const sag = (x: number) => top + 130 * (1 - ((x - 600) / 600) ** 2);
  const lanterns = times(9, (i) => {
    const x = 60 + i * 135;
    const color = LANTERNS[i % LANTERNS.length];
    return `<g transform="translate(${x} ${sag(x).toFixed(1)}) rotate(${(sway * (6 + (i % 3) * 3)).toFixed(1)})"><circle cy="46" r="96" fill="url(#glow)"/>
      <path d="M0 0V18" stroke="#2E2B2A" stroke-width="3"/><path d="M-12 18H12V24H-12ZM-12 70H12V76H-12Z" fill="#2E2B2A"/><path d="M-12 24C-38 30-38 64-12 70H12C38 64 38 30 12 24Z" fill="${color}"/>
      <path d="M-4 24C-14 34-14 60-4 70M4 24C14 34 14 60 4 70" stroke="#FFF3D0" stroke-width="3" fill="none" opacity=".7"/></g>`;
  });
  return `<path d="M0 ${top}Q600 ${top + 262} 1200 ${top}" fill="none" stroke="#2E2B2A" stroke-width="4"/>${lanterns}`;
}

const stage = `<path d="M420 600V400H820V600Z" fill="#7A3B52"/><path d="M420 400C460 450 440 520 420 560ZM820 400C780 450 800 520 820 560Z" fill="#B23A5B"/><path d="M404 380H836V410H404Z" fill="#EDB93C"/><path d="M390 596H850V636H390Z" fill="#5B3F2A"/>
  ${person(520, 600, 180, { style: 'short', hair: '#2E2622', top: '#FBF8F1', bottom: '#34302E', arms: ['chest', 'chest'], skin: '#DBA67C' })}${at(520, 506, '<path d="M-30-22H-8V24H-30ZM8-22H30V24H8Z" fill="#34302E"/><path d="M-8-20H8V22H-8Z" fill="#B23A5B"/><path d="M-4-20V22M2-20V22" stroke="#F3E8D3" stroke-width="2"/>')}
  ${person(622, 600, 186, { style: 'long', hair: '#2E2622', top: '#EDB93C', bottom: '#C4452F', skirt: true, arms: ['out', 'chest'], skin: '#E0AE86' })}<path d="M612 470V600M612 468l10-8" stroke="#2E2B2A" stroke-width="5"/>
  ${person(724, 600, 184, { style: 'bald', hair: '#85817D', top: '#FBF8F1', bottom: '#34302E', arms: ['forward', 'chest'], skin: '#C98F66' })}${at(728, 520, '<path d="M-40 6L60-60" stroke="#6E4429" stroke-width="8"/><path d="M-52 20C-66-4-40-22-26-10C-14-26 10-14 2 6C0 24-34 44-52 20Z" fill="#C98F4E"/><circle cx="-22" cy="8" r="9" fill="#4A2C18"/>')}`;

const dancers: readonly (readonly [number, number, number, Extra])[] = [
  [
    220,
    790,
    270,
    {
      style: 'curls',
      hair: '#D5D2CC',
      top: '#B23A5B',
      bottom: '#8E2A48',
      skirt: true,
      arms: ['down', 'out'],
    },
  ],
  [
    318,
    792,
    285,
    {
      style: 'bald',
      hair: '#AEABA6',
      top: '#FBF8F1',
      bottom: '#3C4652',
      arms: ['out', 'down'],
      skin: '#DBA67C',
    },
  ],
  [
    560,
    850,
    300,
    {
      style: 'bun',
      hair: '#E9E5DE',
      top: '#2A6F9E',
      bottom: '#1F567C',
      skirt: true,
      arms: ['wave', 'out'],
    },
  ],
  [
    674,
    852,
    315,
    {
      style: 'beret',
      hair: '#D5D2CC',
      top: '#6F7A1A',
      bottom: '#4A443C',
      arms: ['out', 'up'],
      skin: '#DBA67C',
    },
  ],
  [
    910,
    796,
    280,
    {
      style: 'short',
      hair: '#4B3A2E',
      top: '#A9C4D6',
      bottom: '#2C4763',
      arms: ['down', 'out'],
      skin: '#DBA67C',
    },
  ],
  [
    1006,
    796,
    268,
    {
      style: 'long',
      hair: '#7B5437',
      top: '#EDB93C',
      bottom: '#B5532F',
      skirt: true,
      arms: ['out', 'wave'],
    },
  ],
  [
    430,
    868,
    190,
    {
      style: 'plaits',
      hair: '#94583A',
      top: '#E3818F',
      bottom: '#B23A5B',
      skirt: true,
      child: true,
      arms: ['up', 'up'],
    },
  ],
  [
    1110,
    862,
    200,
    {
      style: 'short',
      hair: '#3A2B22',
      top: '#3B7A4B',
      bottom: '#3C4652',
      child: true,
      arms: ['wave', 'hip'],
    },
  ],
];
