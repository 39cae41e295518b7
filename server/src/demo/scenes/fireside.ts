import { at, gradient, picture, shade, times } from './parts/canvas.ts';
import { person } from './parts/person.ts';

/** A story by the fire, and chestnuts. */
export function fireside(): string {
  return picture(
    `<rect width="1200" height="900" fill="url(#room)"/><ellipse cx="600" cy="640" rx="640" ry="420" fill="url(#fire)"/>
    <path d="M0 720H1200V900H0Z" fill="#7A4B33"/><path d="${times(13, (i) => `M${i * 110 - 60} 900L${300 + i * 50} 720`)}M0 780H1200M0 840H1200" stroke="#5F3825" stroke-width="4"/>
    <path d="M0 0H1200V54H0Z" fill="#4A3020"/><path d="M150 0H210V120H150ZM990 0H1050V120H990Z" fill="#5B3B27"/>
    ${strings}${chimney}${flames}
    ${at(1050, 330, '<path d="M-90-90H90V90H-90Z" fill="#6B4A2D"/><path d="M-76-76H76V76H-76Z" fill="#E9DCC3"/><path d="M-76 76V20C-30-20 20 40 76-10V76Z" fill="#8A9A62"/><circle cx="34" cy="-34" r="17" fill="#E8A94B"/>')}
    ${at(330, 858, chair)}${person(330, 694, 430, { pose: 'sit', style: 'bun', hair: '#E9E5DE', top: '#57405A', bottom: '#3F3440', skirt: true, apron: '#8A8A80', arms: ['lap', 'forward'], skin: '#E6B48A' })}
    ${shade(820, 862, 110, 14)}${stool(790)}${person(790, 738, 330, { pose: 'sit', style: 'plaits', hair: '#7B5437', top: '#B23A5B', bottom: '#7A2A42', skirt: true, child: true, arms: ['lap', 'chest'], skin: '#F0C19A' })}
    ${stool(960)}${person(960, 740, 310, { pose: 'sit', style: 'short', hair: '#4B3A2E', top: '#2A6F9E', bottom: '#3C4652', child: true, arms: ['chest', 'lap'], skin: '#E6B48A' })}
    ${at(590, 850, pan)}${at(124, 866, cat)}
    <rect width="1200" height="900" fill="#F2953F" opacity=".08"/>`,
    `${gradient('room', '#6E4A36', '#B98A5E', '#C99A68')}<radialGradient id="fire"><stop offset="0" stop-color="#FFD98A" stop-opacity=".9"/><stop offset="1" stop-color="#FFD98A" stop-opacity="0"/></radialGradient>`,
  );
}

const chimney = `<path d="M420 720V330L500 150H700L780 330V720Z" fill="#F3E3C2"/><path d="M700 150L780 330V720H740V330L668 150Z" fill="#D9C094"/>
  <path d="M396 326H804V362H396Z" fill="#6B4A2D"/><path d="M466 720V430a134 90 0 0 1 268 0V720Z" fill="#33241C"/><path d="M440 720H760V746H440Z" fill="#A08A68"/>
  ${[450, 530, 640, 730].map((x, i) => at(x, 326, ['<path d="M-16 0V-40a16 10 0 0 1 32 0V0Z" fill="#2A6F9E"/>', '<circle cy="-28" r="28" fill="#FFFDF7"/><circle cy="-28" r="18" fill="none" stroke="#3B7A4B" stroke-width="6"/>', '<path d="M-14 0V-30L-8-46H8L14-30V0Z" fill="#B4613F"/>', '<path d="M-20 0H20L14-34H-14Z" fill="#EDB93C"/><path d="M-6-34V-54H6V-34Z" fill="#C98F2E"/>'][i] ?? '')).join('')}`;

const flames = `<path d="M510 706L690 676M690 706L510 676" stroke="#5B3B27" stroke-width="26" stroke-linecap="round"/>
  <path d="M530 690C500 630 550 610 548 560C590 590 590 620 600 560C606 520 636 500 628 470C680 520 690 580 664 610C690 620 690 660 670 690Z" fill="#E8663F"/><path d="M560 690C546 650 574 630 580 596C600 620 606 640 616 590C650 620 652 660 640 690Z" fill="#F2B84B"/><path d="M580 690C576 664 590 652 598 636C612 656 622 664 618 690Z" fill="#FFEFC0"/>`;

/** What hangs to dry from the beams. */
const strings = times(5, (i) => {
  const x = 60 + i * 72 + (i > 2 ? 640 : 0);
  const red = i % 2 === 0;
  return `<path d="M${x} 54V250" stroke="#A68B5B" stroke-width="4"/>${times(7, (k) => `<path transform="translate(${x + (k % 2 ? 9 : -9)} ${96 + k * 24}) rotate(${k % 2 ? -20 : 20})" d="M-8-12C10-14 12 10 0 22C-10 10-14-4-8-12Z" fill="${red ? '#B5342A' : '#E9DCC3'}"/>`)}`;
});

const chair = `<path d="M-86-360V0M86-360V0" stroke="#6B4A2D" stroke-width="17" stroke-linecap="round"/><path d="M-86-340H86M-86-280H86M-86-220H86" stroke="#7A5636" stroke-width="15"/><path d="M-96-172H96V-144H-96Z" fill="#D9B566"/>`;
const stool = (x: number) =>
  `<path d="M${x - 46} 748L${x - 56} 862M${x + 46} 748L${x + 56} 862" stroke="#6B4A2D" stroke-width="13" stroke-linecap="round"/><path d="M${x - 66} 732H${x + 66}V752H${x - 66}Z" fill="#8A5F3C"/>`;
const pan = `${shade(0, 8, 96, 12)}<ellipse rx="84" ry="20" fill="#2E2928"/><ellipse cy="-5" rx="72" ry="14" fill="#453E3D"/><path d="M70-6L170-24" stroke="#2E2928" stroke-width="12" stroke-linecap="round"/>${times(11, (i) => `<path transform="translate(${-54 + i * 11} ${-10 - (i % 3) * 5})" d="M-9 4C-8-8 8-8 9 4Z" fill="${i % 2 ? '#7A4427' : '#935631'}"/>`)}`;
const cat = `${shade(0, 4, 84, 11)}<path d="M-60 0C-76-60-30-84 0-80C40-76 66-40 58 0Z" fill="#4A4543"/><path d="M-16-72C-22-104-18-122-12-124L2-108H24L38-124C46-118 44-100 42-90C44-64 20-58 10-58C-2-58-12-62-16-72Z" fill="#57514F"/>
  <path d="M-2-90q6 5 11 0M20-90q6 5 11 0" stroke="#F2C14E" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-56-4C-96-8-100-40-84-56" stroke="#4A4543" stroke-width="14" fill="none" stroke-linecap="round"/>`;
