import { hills } from './parts/buildings.ts';
import { at, gradient, picture, shade, sky, sun, times } from './parts/canvas.ts';
import { person } from './parts/person.ts';
import { oak } from './parts/plants.ts';

/** Pigs at the acorns under the encinas, an autumn afternoon. */
export function montanera(): string {
  return picture(
    `${sky()}${sun(920, 250, 90)}${hills(380, ['#D8C79C', '#BFB886', '#A3A76B'])}
    ${times(9, (i) => oak(40 + i * 145, 520 + (i % 3) * 18, 0.34 + (i % 3) * 0.05))}
    <path d="M0 600C300 560 820 570 1200 610V900H0Z" fill="#B0A561"/><path d="M0 720C360 670 860 690 1200 720V900H0Z" fill="#9A9450"/>
    ${wall}
    ${oak(260, 700, 2.05)}${oak(1010, 660, 1.35)}
    ${times(60, (i) => acorn(180 + ((i * 139) % 900), 716 + ((i * 43) % 160), (i * 37) % 180))}
    ${at(470, 770, pig, 0.82)}${at(930, 764, pig, 0.8, true)}${at(700, 850, pig, 1.12)}${at(330, 862, pig, 0.7, true)}
    ${shade(1090, 866, 84, 12)}${person(1080, 868, 360, { style: 'beret', hair: '#AEABA6', top: '#7A5B41', bottom: '#4A443C', arms: ['down', 'forward'], skin: '#C98F66' })}
    <path d="M1178 662L1174 880" stroke="#5B3F2A" stroke-width="11" stroke-linecap="round"/>`,
    gradient('sky', '#E9B873', '#F6D9A0', '#FBEFD2'),
  );
}

/** Dry stone, as it parts the dehesa. */
const wall = times(44, (i) => {
  const [x, row] = [(i % 22) * 58 - 20 + (i > 21 ? 28 : 0), i > 21 ? 0 : 1];
  return `<rect x="${x}" y="${610 + row * 26 - (i % 3) * 3}" width="54" height="27" rx="9" fill="${['#A89A80', '#968970', '#B8AC92'][i % 3]}"/>`;
});

const acorn = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="6" ry="9" fill="#A8742F"/><path d="M-7-3C-6-11 6-11 7-3Z" fill="#6B4A2D"/></g>`;

/** Black-hoofed and grey, snout to the ground, looking left. */
const pig = `${shade(6, 4, 150, 16)}<path d="M-62-50L-66 0H-42L-36-50M-24-50L-24 0H-2L4-50M66-60L62 0H86L96-56M98-70L104 0H126L124-70" fill="#453E3D"/>
  <path d="M-66-8h24v9h-24zM-24-8h22v9h-22zM62-8h24v9H62zM104-8h22v9h-22z" fill="#231F1E"/>
  <path d="M-96-92C-92-142-20-152 40-148C104-146 138-116 134-78C130-44 80-34 20-34C-50-34-100-46-96-92Z" fill="#5C5452"/><path d="M134-78C130-44 80-34 20-34C-50-34-90-42-96-74C-40-52 80-52 134-78Z" fill="#4A4342"/>
  <path d="M-60-124C-100-130-128-104-140-74L-172-34C-176-22-160-16-150-22L-122-36C-96-34-72-52-60-76Z" fill="#5C5452"/><path d="M-172-34C-176-22-160-16-150-22L-148-42Z" fill="#7A6B68"/>
  <path d="M-96-120C-122-124-136-106-134-84C-114-82-94-96-84-112Z" fill="#453E3D"/><circle cx="-124" cy="-70" r="5" fill="#1D1918"/><path d="M-150-30q10 4 20-4" stroke="#2E2928" stroke-width="4" fill="none"/>
  <path d="M134-96C152-96 156-80 146-76C140-74 140-84 150-86" stroke="#5C5452" stroke-width="7" fill="none" stroke-linecap="round"/>`;
