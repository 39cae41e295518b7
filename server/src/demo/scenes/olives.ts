import { hills } from './parts/buildings.ts';
import { at, cloud, gradient, picture, shade, sky, times } from './parts/canvas.ts';
import { person } from './parts/person.ts';
import { olive } from './parts/plants.ts';

/** The olive harvest, with nets and poles. */
export function olives(): string {
  return picture(
    `${sky()}${cloud(240, 150)}${cloud(900, 110, 0.8)}${hills(330, ['#C3CCB0', '#AEB98A', '#C3A777'])}
    ${rows}
    <path d="M0 560C300 530 800 540 1200 560V900H0Z" fill="#BF9560"/><path d="M0 640C320 610 860 616 1200 640V900H0Z" fill="#B08551"/>
    ${olive(250, 660, 1.75)}${olive(930, 680, 1.95)}
    <path d="M560 760C700 690 1080 680 1190 760C1140 850 700 870 560 760Z" fill="#7B8F5A"/><path d="M560 760C700 690 1080 680 1190 760" fill="none" stroke="#5F7244" stroke-width="6"/>
    <path d="${times(12, (i) => `M${590 + i * 50} ${752 - (i % 3) * 10}l40 ${60 - (i % 4) * 8}`)}" stroke="#67794A" stroke-width="3"/>
    <g fill="#3C3340">${times(60, (i) => `<ellipse cx="${610 + ((i * 71) % 540)}" cy="${736 + ((i * 31) % 76)}" rx="6" ry="5"/>`)}</g>
    <path d="M536 520L716 274" stroke="#6E5334" stroke-width="9" stroke-linecap="round"/>
    ${shade(520, 838, 90, 14)}${person(500, 840, 380, { style: 'straw', hair: '#85817D', top: '#A9C4D6', bottom: '#4C5A4A', arms: ['down', 'up'], skin: '#C98F66' })}
    ${shade(770, 850, 90, 12)}${person(770, 850, 340, { style: 'scarf', hair: '#B23A5B', top: '#8E4A7C', bottom: '#57405A', skirt: true, apron: '#F3E8D3', arms: ['forward', 'lap'], skin: '#D9A57A' })}
    ${shade(240, 852, 80, 12)}${person(230, 852, 240, { style: 'plaits', hair: '#7B5437', top: '#EDB93C', bottom: '#8C3B24', skirt: true, child: true, arms: ['forward', 'wave'] })}
    ${basket(360, 858, 1.2)}${basket(940, 872, 1.35)}${basket(90, 872, 1)}`,
    gradient('sky', '#BCD5DC', '#E3E6D8', '#FAEBCB'),
  );
}

const rows = times(7, (i) => olive(60 + i * 186, 540 + (i % 2) * 14, 0.55));

/** A basket of esparto full of olives. */
const basket = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    `${shade(0, 0, 74, 10)}<path d="M-62-56H62L48 0H-48Z" fill="#C39A57"/><path d="M20-56H62L48 0H24Z" fill="#A47C3D"/>
    <path d="${times(3, (i) => `M${-58 + i * 4} ${-40 + i * 15}H${58 - i * 4}`)}" stroke="#94702F" stroke-width="4"/>
    <path d="M-62-56Q0-92 62-56Q0-38-62-56Z" fill="#4A3F4E"/><g fill="#6B7A3C">${times(9, (i) => `<circle cx="${-44 + i * 11}" cy="${-60 - (i % 3) * 6}" r="7"/>`)}</g>
    <path d="M-50-56C-44-104 44-104 50-56" fill="none" stroke="#94702F" stroke-width="8"/>`,
    size,
  );
