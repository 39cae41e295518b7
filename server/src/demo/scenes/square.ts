import { church, hills, house } from './parts/buildings.ts';
import { at, cloud, gradient, picture, shade, sky, sun, times } from './parts/canvas.ts';
import { person } from './parts/person.ts';
import { geranium } from './parts/plants.ts';

/** The village square on a Sunday morning. */
export function square(): string {
  return picture(
    `${sky()}${sun(1010, 150, 60)}${cloud(260, 170, 1.1)}${cloud(760, 110, 0.8)}
    ${hills(420, ['#C9D2AE', '#A9B985'])}
    ${house(-40, 600, 250, 250)}${house(196, 600, 190, 210, '#A9C4D6')}${house(820, 600, 220, 230, '#A9C4D6')}${house(1030, 600, 240, 262)}
    ${church(600, 604, 1.02)}
    <path d="M0 596H1200V900H0Z" fill="#E8D8B4"/>
    <path d="M0 640H1200M0 700H1200M0 780H1200M600 596L600 900M420 596L240 900M780 596L960 900M220 596L-180 900M980 596L1380 900" stroke="#D5C196" stroke-width="3"/>
    ${geranium(440, 612, 0.7)}${geranium(760, 612, 0.7)}${lamp(404, 690)}${lamp(806, 690)}
    ${fountain}
    ${shade(262, 846, 120, 14)}${person(225, 848, 290, { style: 'curls', hair: '#E9E5DE', top: '#8E4A7C', bottom: '#57405A', skirt: true, arms: ['hip', 'forward'] })}
    ${person(322, 852, 285, { style: 'bun', hair: '#AEABA6', top: '#2A6F9E', bottom: '#2C4763', skirt: true, apron: '#F3E8D3', arms: ['lap', 'down'], skin: '#D9A57A' })}
    ${shade(986, 852, 80, 12)}${person(970, 852, 305, { style: 'beret', hair: '#D5D2CC', top: '#6F7A1A', bottom: '#4A443C', arms: ['down', 'forward'], skin: '#DBA67C' })}
    <path d="M1051 684L1062 852" stroke="#5B3F2A" stroke-width="9" stroke-linecap="round"/>
    ${pigeons}`,
    gradient('sky', '#A9CBDC', '#D9E6E3', '#FBEFD6'),
  );
}

const lamp = (x: number, y: number) =>
  at(
    x,
    y,
    `${shade(0, 0, 26, 6)}<path d="M0 0V-160" stroke="#3C3530" stroke-width="9"/><path d="M-12 0h24l-6-16h-12z" fill="#3C3530"/>
    <path d="M-20-206h40l-8 44h-24z" fill="#F7DC98"/><path d="M-26-206L0-232L26-206Z" fill="#3C3530"/><path d="M-20-206l8 44h24l8-44" fill="none" stroke="#3C3530" stroke-width="4"/>`,
  );

const fountain = `${shade(600, 812, 210, 24)}
  <path d="M420 752H780L760 812Q600 836 440 812Z" fill="#BFB296"/><path d="M640 752H780L760 812Q700 822 640 824Z" fill="#A69A7E"/>
  <ellipse cx="600" cy="752" rx="180" ry="26" fill="#D3C7AC"/><ellipse cx="600" cy="753" rx="156" ry="18" fill="#8DB6C9"/>
  <path d="M580 754V650H620V754Z" fill="#BFB296"/><path d="M604 754V650H620V754Z" fill="#A69A7E"/><path d="M530 640Q600 676 670 640L654 660Q600 684 546 660Z" fill="#BFB296"/><ellipse cx="600" cy="640" rx="70" ry="11" fill="#8DB6C9"/>
  <g fill="none" stroke="#DCEDF2" stroke-width="7" stroke-linecap="round"><path d="M600 634C596 590 560 596 556 640M600 634C604 590 640 596 644 640M538 652C520 680 512 710 508 744M662 652C680 680 688 710 692 744"/></g>`;

const pigeons = times(4, (i) =>
  at(
    420 + i * 70 + (i % 2) * 24,
    862 + (i % 3) * 10,
    '<path d="M-18-4C-14-18 2-20 10-12C14-20 22-20 24-14L30-12L24-9C22-2 12 4 2 4L-18-4Z" fill="#7C8791"/><path d="M0 4v8M6 4v8" stroke="#C4452F" stroke-width="2.500"/>',
    0.9,
    i % 2 === 0,
  ),
);
