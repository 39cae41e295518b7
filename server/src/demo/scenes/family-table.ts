import { at, gradient, picture, times } from './parts/canvas.ts';
import { type Extra, person } from './parts/person.ts';
import { vine } from './parts/plants.ts';

/** Sunday lunch under the vine, four generations at one table. */
export function familyTable(): string {
  return picture(
    `<rect width="1200" height="900" fill="url(#wall)"/>
    <path d="M60 900V300a150 150 0 0 1 300 0V900Z" fill="#9DB7C4"/><path d="M60 900V560C140 500 260 560 360 520V900Z" fill="#9DB27C"/><path d="M60 900V300a150 150 0 0 1 300 0V900" fill="none" stroke="#D9C49A" stroke-width="22"/>
    ${plates}
    <path d="M0 60H1200M0 130H1200" stroke="#7A5B3C" stroke-width="16"/><path d="${times(9, (i) => `M${70 + i * 132} 0V170`)}" stroke="#8A6A48" stroke-width="12"/>
    ${vine(10, 60, 1200)}${vine(40, 120, 360)}${vine(760, 126, 440)}${grapes(250, 150)}${grapes(640, 130)}${grapes(980, 170)}
    ${sitters.map(([x, y, size, extra]) => person(x, y, size, { pose: 'bust', ...extra })).join('')}
    <path d="M40 640H1160L1230 900H-30Z" fill="#FFFDF7"/><path d="M40 640H1160L1168 668H32Z" fill="#F1E6CE"/>
    <path d="${times(13, (i) => `M${60 + i * 90} 660L${-10 + i * 104} 900`)}M20 720H1180M0 800H1200" stroke="#C9667A" stroke-width="9" opacity=".35"/>
    ${at(600, 720, paella)}${at(300, 750, bread)}${at(900, 742, jug)}${at(180, 690, glass)}${at(420, 688, glass)}${at(790, 688, glass)}${at(1050, 694, glass)}
    ${plate(200, 820)}${plate(440, 850)}${plate(770, 850)}${plate(1010, 820)}${at(1060, 760, salad)}`,
    gradient('wall', '#FBF4E2', '#F1E4C4'),
  );
}

const sitters: readonly (readonly [number, number, number, Extra])[] = [
  [150, 660, 470, { style: 'short', hair: '#4B3A2E', top: '#2A6F9E', bottom: '', skin: '#DBA67C' }],
  [
    320,
    670,
    440,
    { style: 'long', hair: '#7B5437', top: '#B23A5B', bottom: '', arms: ['down', 'chest'] },
  ],
  [
    500,
    664,
    470,
    { style: 'curls', hair: '#E9E5DE', top: '#8E4A7C', bottom: '', arms: ['chest', 'down'] },
  ],
  [690, 664, 480, { style: 'bald', hair: '#D5D2CC', top: '#6F7A1A', bottom: '', skin: '#DBA67C' }],
  [
    860,
    674,
    380,
    {
      style: 'plaits',
      hair: '#94583A',
      top: '#EDB93C',
      bottom: '',
      child: true,
      arms: ['down', 'wave'],
    },
  ],
  [
    1030,
    662,
    470,
    {
      style: 'bun',
      hair: '#7B5437',
      top: '#3B7A4B',
      bottom: '',
      skin: '#E0AE86',
      arms: ['chest', 'down'],
    },
  ],
];

const plates = [
  [480, 250, '#2A6F9E'],
  [620, 220, '#3B7A4B'],
  [760, 250, '#2A6F9E'],
  [1010, 240, '#B5532F'],
  [1110, 330, '#2A6F9E'],
]
  .map(
    ([x, y, color]) =>
      `<circle cx="${x}" cy="${y}" r="46" fill="#FFFDF7" stroke="#D9C49A" stroke-width="3"/><circle cx="${x}" cy="${y}" r="34" fill="none" stroke="${color}" stroke-width="7"/><circle cx="${x}" cy="${y}" r="12" fill="${color}"/>`,
  )
  .join('');

const grapes = (x: number, y: number) =>
  at(
    x,
    y,
    times(10, (i) => {
      const row = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3][i] ?? 0;
      const column = [-1.5, -0.5, 0.5, 1.5, -1, 0, 1, -0.5, 0.5, 0][i] ?? 0;
      return `<circle cx="${column * 19}" cy="${row * 17}" r="11" fill="${i % 2 ? '#7A4A72' : '#8E5A86'}"/>`;
    }),
  );

const paella = `<ellipse cy="10" rx="190" ry="52" fill="#2B2414" opacity=".2"/><ellipse rx="180" ry="48" fill="#3C3530"/><ellipse cy="-6" rx="166" ry="40" fill="#E0A93A"/>
  <path d="M-200-4h24M176-4h24" stroke="#3C3530" stroke-width="12" stroke-linecap="round"/>
  ${times(26, (i) => `<circle cx="${-140 + ((i * 67) % 280)}" cy="${-26 + ((i * 23) % 40)}" r="6" fill="${['#B5532F', '#3B7A4B', '#F3D27A', '#C4452F'][i % 4]}"/>`)}
  <path d="M-60-20q20-14 40 0M20-2q20-14 40 0M-20-30q16-10 34 0" stroke="#C4452F" stroke-width="9" fill="none" stroke-linecap="round"/>`;
const bread = `<ellipse cy="12" rx="92" ry="20" fill="#2B2414" opacity=".18"/><path d="M-86 8C-96-40-40-62 0-60C44-62 94-38 86 8C60 22-60 22-86 8Z" fill="#C98F4E"/><path d="M-50-40l18 30M-14-52l16 34M26-52l14 32" stroke="#F0D3A0" stroke-width="9" stroke-linecap="round"/>`;
const jug = `<ellipse cy="4" rx="60" ry="14" fill="#2B2414" opacity=".2"/><path d="M-34-130H34L40-80C66-40 46 0 30 4H-30C-46 0-66-40-40-80Z" fill="#B4613F"/><path d="M8-130H34L40-80C66-40 46 0 30 4H10C34-30 30-60 8-80Z" fill="#93492B"/><path d="M38-112C78-120 80-60 48-54" fill="none" stroke="#B4613F" stroke-width="12"/><ellipse cy="-130" rx="34" ry="8" fill="#6E3720"/>`;
const glass = `<path d="M-20-54H20L15 0H-15Z" fill="#DCEDF2" opacity=".75"/><path d="M-17.500-28H17.500L15 0H-15Z" fill="#8E2A48"/>`;
const salad = `<ellipse cy="4" rx="86" ry="22" fill="#F3E8D3"/><path d="M-70 0C-60-34-20-40 0-34C30-46 66-30 70 0Z" fill="#6BA35A"/><g fill="#C4452F"><circle cx="-30" cy="-18" r="13"/><circle cx="24" cy="-20" r="13"/></g><path d="M-6-30q16 8 30 2" stroke="#F3E8D3" stroke-width="7" fill="none"/>`;
const plate = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y + 4}" rx="100" ry="28" fill="#2B2414" opacity=".14"/><ellipse cx="${x}" cy="${y}" rx="96" ry="26" fill="#FFFDF7" stroke="#DCCDAA" stroke-width="3"/><ellipse cx="${x}" cy="${y}" rx="64" ry="15" fill="#F3E8D3"/>`;
