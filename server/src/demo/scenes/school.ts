import { gradient, picture, times } from './parts/canvas.ts';
import { type Extra, person } from './parts/person.ts';

/** The whole school before its wall, about 1950. Shown in sepia. */
export function school(): string {
  return picture(
    `<rect width="1200" height="900" fill="url(#wall)"/>
    <path d="M0 560H1200V660H0Z" fill="#B59B70"/>${window(120)}${window(860)}
    <path d="M500 660V210a100 100 0 0 1 200 0V660Z" fill="#8A6A48"/><path d="M500 660V210a100 100 0 0 1 200 0V660M600 110V660" fill="none" stroke="#6B4F33" stroke-width="10"/>
    <path d="M0 660H1200V900H0Z" fill="#C9AE7E"/><path d="${times(30, (i) => `M${(i * 179) % 1200} ${690 + ((i * 53) % 200)}h26`)}" stroke="#B59866" stroke-width="7" stroke-linecap="round"/>
    ${row(8, 640, 128, 230)}<path d="M60 640H1140V664H60Z" fill="#6E5334"/>
    ${person(140, 790, 420, { style: 'bun', hair: '#5B4030', top: '#34302E', bottom: '#34302E', skirt: true, arms: ['lap', 'lap'], skin: '#E6BC98' })}
    ${row(7, 770, 122, 240, 60)}${row(7, 872, 132, 236, 20)}`,
    gradient('wall', '#F6ECD4', '#E9D9B4'),
  );
}

const window = (x: number) =>
  `<path d="M${x - 16} 164h252v262H${x - 16}z" fill="#D5C096"/><path d="M${x} 180h220v230H${x}z" fill="#8C9C9C"/><path d="M${x + 110} 180v230M${x} 256h220M${x} 334h220" stroke="#F6ECD4" stroke-width="10"/>`;

/** Children side by side, no two neighbours alike. */
const row = (count: number, y: number, step: number, size: number, shift = 0) =>
  times(count, (i) => {
    const x = 600 + shift + (i - (count - 1) / 2) * step;
    return person(x, y, size + ((i * 17 + y) % 5) * 6, child(i + Math.round(y / 100)));
  });

function child(i: number): Extra {
  const girl = i % 2 === 0;
  return {
    style: girl ? ((['plaits', 'long'] as const)[((i / 2) % 2) | 0] ?? 'plaits') : 'short',
    hair: ['#4B3A2E', '#2E2622', '#7B5437'][i % 3] ?? '#4B3A2E',
    top: ['#FBF8F1', '#D9CDB4', '#F3E8D3', '#BFB091'][i % 4] ?? '#FBF8F1',
    bottom: ['#6B5A43', '#57493A', '#7C6A52'][i % 3] ?? '#6B5A43',
    skirt: girl,
    child: true,
    arms: (['down', 'lap', 'chest'] as const).map((arm) => [arm, arm] as const)[i % 3] ?? [
      'down',
      'down',
    ],
    skin: i % 3 === 1 ? '#DDB08A' : '#EDC6A4',
  };
}
