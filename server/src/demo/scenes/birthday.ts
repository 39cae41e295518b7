import { at, gradient, picture, times } from './parts/canvas.ts';
import { type Extra, person } from './parts/person.ts';

/** Ninety years, a cake, and everybody who could come. */
export function birthday(): string {
  return picture(
    `<rect width="1200" height="900" fill="url(#room)"/><path d="M0 470H1200V900H0Z" fill="#C7B6CF"/><path d="M0 470H1200" stroke="#A58FB0" stroke-width="8"/>
    ${window}${bunting(60)}${balloons}
    ${guests.map(([x, y, size, extra]) => person(x, y, size, { pose: 'bust', bottom: '', ...extra })).join('')}
    <path d="M0 690H1200V900H0Z" fill="#FFFDF7"/><path d="${times(24, (i) => `M${i * 50} 690q25 44 50 0`)}" fill="#F3E8D3"/><path d="M0 790C300 760 900 760 1200 790V900H0Z" fill="#F7F0DF"/>
    ${at(600, 862, cake, 0.86)}${at(300, 830, buns)}${at(930, 826, present)}${at(120, 800, cup)}${at(1090, 800, cup)}`,
    gradient('room', '#FBF1DC', '#F1E0C4'),
  );
}

const guests: readonly (readonly [number, number, number, Omit<Extra, 'bottom'>])[] = [
  [
    230,
    664,
    440,
    { style: 'short', hair: '#4B3A2E', top: '#2A6F9E', skin: '#DBA67C', arms: ['down', 'chest'] },
  ],
  [980, 664, 450, { style: 'bun', hair: '#7B5437', top: '#3B7A4B', arms: ['chest', 'down'] }],
  [410, 664, 420, { style: 'long', hair: '#94583A', top: '#EDB93C', arms: ['chest', 'chest'] }],
  [
    800,
    664,
    440,
    { style: 'bald', hair: '#AEABA6', top: '#B5532F', skin: '#DBA67C', arms: ['chest', 'chest'] },
  ],
  [600, 650, 560, { style: 'curls', hair: '#F1EEE8', top: '#8E4A7C', arms: ['chest', 'chest'] }],
  [
    120,
    740,
    380,
    { style: 'plaits', hair: '#7B5437', top: '#C4452F', child: true, arms: ['down', 'up'] },
  ],
  [
    1080,
    740,
    380,
    {
      style: 'short',
      hair: '#3A2B22',
      top: '#6F7A1A',
      child: true,
      skin: '#DBA67C',
      arms: ['wave', 'down'],
    },
  ],
];

const window = `<path d="M480 150H720V420H480Z" fill="#E5D6B8"/><path d="M496 166H704V404H496Z" fill="#A9CBDC"/><path d="M496 404V330C560 300 640 350 704 310V404Z" fill="#9DAC6E"/><path d="M600 166V404M496 285H704" stroke="#F6EBD2" stroke-width="12"/>
  <path d="M440 130C500 210 500 330 452 430L430 430V130ZM760 130C700 210 700 330 748 430L770 430V130Z" fill="#E3818F"/><path d="M410 118H790V136H410Z" fill="#8A6A44"/>`;

const bunting = (top: number) =>
  `<path d="M0 ${top - 20}Q300 ${top + 60} 600 ${top - 10}T1200 ${top - 20}" fill="none" stroke="#8A6A44" stroke-width="4"/>` +
  times(15, (i) => {
    const x = 30 + i * 80;
    const y =
      top +
      (x < 600 ? 26 * Math.sin((x / 600) * Math.PI) : -26 * Math.sin(((x - 600) / 600) * Math.PI)) -
      14;
    return `<path d="M${x - 24} ${y.toFixed(0)}h48l-24 54z" fill="${['#C4452F', '#EDB93C', '#3B7A4B', '#2A6F9E', '#B23A5B'][i % 5]}"/>`;
  });

const balloons = [
  [90, 260, '#B23A5B'],
  [170, 210, '#EDB93C'],
  [1040, 220, '#2A6F9E'],
  [1120, 270, '#3B7A4B'],
]
  .map(
    ([x, y, color]) =>
      `<path d="M${x} ${Number(y) + 66}q-14 70 6 150" stroke="#8A6A44" stroke-width="3" fill="none"/><ellipse cx="${x}" cy="${y}" rx="46" ry="58" fill="${color}"/><path d="M${Number(x) - 8} ${Number(y) + 68}l8-12l8 12z" fill="${color}"/><ellipse cx="${Number(x) - 16}" cy="${Number(y) - 20}" rx="9" ry="17" fill="#fff" opacity=".45"/>`,
  )
  .join('');

const cake = `<ellipse cy="12" rx="210" ry="34" fill="#2B2414" opacity=".15"/><ellipse rx="200" ry="32" fill="#E4D3AE"/><path d="M-160-110H160V-6Q0 34-160-6Z" fill="#F6E3C0"/><path d="M-160-110H160V-70Q140-44 120-70T80-70T40-70T0-70T-40-70T-80-70T-120-70T-160-70Z" fill="#B5697F"/><ellipse cy="-110" rx="160" ry="26" fill="#C97F92"/>
  <path d="M-100-206H100V-116Q0-92-100-116Z" fill="#F6E3C0"/><path d="M-100-206H100V-172Q84-150 68-172T36-172T4-172T-32-172T-66-172T-100-172Z" fill="#FFFDF7"/><ellipse cy="-206" rx="100" ry="17" fill="#FFFDF7"/>
  ${times(7, (i) => `<path d="M${-72 + i * 24} -206v-42" stroke="${['#2A6F9E', '#EDB93C', '#3B7A4B'][i % 3]}" stroke-width="8"/><path d="M${-72 + i * 24} -276c10 14 8 24 0 26c-8-2-10-12 0-26z" fill="#F2A93B"/>`)}
  ${times(9, (i) => `<circle cx="${-136 + i * 34}" cy="${-112 + Math.abs(4 - i) * -2}" r="10" fill="#C4452F"/>`)}`;
const buns = `<ellipse cy="10" rx="120" ry="24" fill="#FFFDF7" stroke="#DCCDAA" stroke-width="4"/>${times(7, (i) => `<path transform="translate(${-78 + (i % 4) * 50 + (i > 3 ? 26 : 0)} ${i > 3 ? -34 : -4})" d="M-28 6C-30-26 30-26 28 6Z" fill="${i % 2 ? '#C98F4E' : '#D9A05C'}"/>`)}`;
const present = `<path d="M-90-90H90V20H-90Z" fill="#2A6F9E"/><path d="M40-90H90V20H40Z" fill="#1F567C"/><path d="M-16-90H16V20H-16ZM-90-50H90V-24H-90Z" fill="#EDB93C"/><path d="M0-90C-60-150-90-100-4-90C70-150 90-100 0-90Z" fill="none" stroke="#EDB93C" stroke-width="13"/>`;
const cup = `<path d="M-34-60H34L24 0H-24Z" fill="#FFFDF7"/><path d="M34-50c30-4 26 34-6 34" fill="none" stroke="#E5D6B8" stroke-width="8"/><ellipse cy="-60" rx="34" ry="8" fill="#6B4A2D"/><ellipse cy="6" rx="50" ry="10" fill="#E9DCC3"/>`;
