import { church } from './parts/buildings.ts';
import { at, cloud, gradient, picture, shade, sky, times } from './parts/canvas.ts';
import { type Extra, person } from './parts/person.ts';
import { cypress } from './parts/plants.ts';

/** Everybody at the door of the church after a christening. */
export function christening(): string {
  return picture(
    `${sky()}${cloud(170, 200, 1.1)}${cloud(1040, 140, 0.9)}
    <path d="M0 560C200 510 380 520 600 540S1000 520 1200 550V900H0Z" fill="#A9B985"/>
    ${cypress(110, 640, 1.5)}${cypress(250, 630, 1.15)}${cypress(960, 630, 1.15)}${cypress(1090, 640, 1.5)}
    ${church(600, 692, 1.28)}
    <path d="M0 640H230V720H970V640H1200V900H0Z" fill="#D9C49A"/>
    <path d="M300 690H900L940 730H260ZM250 740H950L1000 790H200Z" fill="#EADBB9"/><path d="M260 730H940V742H260ZM200 790H1000V806H200Z" fill="#BFA876"/>
    ${people.map(([x, y, size, extra]) => `${shade(x + 4, y, size * 0.2, 9)}${person(x, y, size, extra)}`).join('')}
    ${at(600, 668, baby)}
    ${times(46, (i) => `<path d="M${300 + ((i * 83) % 620)} ${360 + ((i * 61) % 380)}l${(i % 3) * 4 - 3} 9" stroke="${['#FFFDF7', '#EDB93C', '#E3818F'][i % 3]}" stroke-width="6" stroke-linecap="round"/>`)}`,
    gradient('sky', '#9CC3DA', '#CFE2E6', '#F6EDD6'),
  );
}

const people: readonly (readonly [number, number, number, Extra])[] = [
  [
    300,
    812,
    290,
    { style: 'bald', hair: '#D5D2CC', top: '#4A443C', bottom: '#4A443C', skin: '#DBA67C' },
  ],
  [
    400,
    818,
    275,
    {
      style: 'bun',
      hair: '#E9E5DE',
      top: '#57405A',
      bottom: '#57405A',
      skirt: true,
      arms: ['lap', 'lap'],
    },
  ],
  [
    800,
    816,
    285,
    {
      style: 'curls',
      hair: '#AEABA6',
      top: '#B23A5B',
      bottom: '#8E2A48',
      skirt: true,
      arms: ['lap', 'up'],
    },
  ],
  [
    900,
    814,
    300,
    {
      style: 'short',
      hair: '#85817D',
      top: '#2C4763',
      bottom: '#2C4763',
      arms: ['up', 'down'],
      skin: '#E0AE86',
    },
  ],
  [
    690,
    824,
    305,
    {
      style: 'short',
      hair: '#4B3A2E',
      top: '#2A6F9E',
      bottom: '#3C4652',
      skin: '#DBA67C',
      arms: ['chest', 'down'],
    },
  ],
  [
    590,
    830,
    285,
    {
      style: 'long',
      hair: '#7B5437',
      top: '#F3E8D3',
      bottom: '#E3B1AE',
      skirt: true,
      arms: ['chest', 'chest'],
    },
  ],
  [
    490,
    848,
    190,
    {
      style: 'plaits',
      hair: '#94583A',
      top: '#EDB93C',
      bottom: '#EDB93C',
      skirt: true,
      child: true,
      arms: ['up', 'down'],
    },
  ],
  [
    990,
    852,
    200,
    {
      style: 'short',
      hair: '#5B4030',
      top: '#FBF8F1',
      bottom: '#2C4763',
      child: true,
      arms: ['wave', 'up'],
    },
  ],
];

/** In the long white robe that four generations wore. */
const baby = `<path d="M-44-12C-30-34 28-34 40-12C46 30 40 90 30 122C10 132-20 130-34 118C-44 80-52 30-44-12Z" fill="#FFFDF8"/><path d="M-40 84C-20 96 10 96 36 84M-38 104C-20 114 10 114 34 104" stroke="#E6D8BC" stroke-width="5" fill="none"/>
  <circle cx="-20" cy="-20" r="25" fill="#FFFDF8"/><circle cx="-20" cy="-16" r="19" fill="#F0C5A4"/><path d="M-30-16q4 3 7 0M-16-16q4 3 7 0M-24-7q4 3 8 0" stroke="#7A4B2E" stroke-width="2.500" fill="none" stroke-linecap="round"/>`;
