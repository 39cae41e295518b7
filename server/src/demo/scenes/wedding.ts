import { at, gradient, picture, shade, times } from './parts/canvas.ts';
import { person } from './parts/person.ts';

/** The wedding, as the travelling photographer took it. Shown in sepia. */
export function wedding(): string {
  return picture(
    `<rect width="1200" height="900" fill="url(#cloth)"/>
    <path d="M0 0H300C280 240 240 420 120 620L0 680Z" fill="#8C7A5E"/><path d="M60 0C90 200 60 420 0 560M150 0C170 220 130 420 60 620M230 0C240 200 210 400 130 560" stroke="#6E5E46" stroke-width="16" fill="none"/>
    <path d="M120 600C170 570 210 540 250 470" stroke="#D9C08A" stroke-width="12" fill="none"/><path d="M112 596l16 60M126 600l-4 64M140 594l-20 66" stroke="#D9C08A" stroke-width="6"/>
    <path d="M0 700H1200V900H0Z" fill="#77664C"/><path d="M0 700H1200" stroke="#5E5039" stroke-width="6"/>${carpet}
    ${column}
    ${shade(600, 858, 300, 26)}
    ${train}${person(500, 860, 580, { style: 'veil', hair: '#3A2B22', top: '#FFFDF8', bottom: '#FFFDF8', skirt: true, arms: ['lap', 'lap'], skin: '#EFC8A8' })}
    ${person(706, 860, 620, { style: 'short', hair: '#2E2622', top: '#34302E', bottom: '#34302E', arms: ['chest', 'down'], skin: '#DDB08A' })}
    ${at(708, 436, shirtFront)}${at(486, 560, bouquet)}
    <path d="M40 40H1160V860H40Z" fill="none" stroke="#FFF6E0" stroke-width="6" opacity=".5"/>`,
    gradient('cloth', '#C7B592', '#B29E79', '#97845F'),
  );
}

const carpet = `<path d="M240 760H980L1100 900H120Z" fill="#8C7A5E"/><path d="M262 772H958L1060 890H160Z" fill="none" stroke="#C7B592" stroke-width="6"/>
  ${times(9, (i) => at(290 + i * 78, 830, '<path d="M0-24L24 0L0 24L-24 0Z" fill="#C7B592" opacity=".5"/>'))}`;

const column = `<path d="M930 820V430H1070V820Z" fill="#EADBB9"/><path d="M1030 820V430H1070V820Z" fill="#BBA67E"/><path d="M960 440V810M1000 440V810" stroke="#CDB98F" stroke-width="7"/>
  <path d="M904 400H1096V434H904ZM904 812H1096V852H904Z" fill="#F3E8D3"/>
  ${at(1000, 400, '<path d="M-40-86H40L26 0H-26Z" fill="#A08D68"/><path d="M0-86C-20-150-90-150-110-110M0-86C10-170 70-190 110-150M0-86C-10-170-50-210-80-200M0-86C30-140 100-120 120-90M0-86C0-170 20-210 40-220" stroke="#5E6B45" stroke-width="12" fill="none" stroke-linecap="round"/>')}`;

const train = `<path d="M430 700C380 780 320 840 250 866C360 900 520 900 640 868C600 800 580 740 566 690Z" fill="#FFFDF8"/><path d="M470 720C440 800 400 840 350 874M520 720C510 800 500 850 490 884" stroke="#E3D6BA" stroke-width="6" fill="none"/>`;

const shirtFront = `<path d="M-34-30L0 96L34-30C12-22-12-22-34-30Z" fill="#FFFDF8"/><path d="M-24-22L0-8L24-22V8L0-6L-24 8Z" fill="#2E2622"/><circle cy="26" r="5" fill="#3A3533"/><circle cy="54" r="5" fill="#3A3533"/><path d="M-36-30L0 100L-52 44Z" fill="#26221F"/><path d="M36-30L0 100L52 44Z" fill="#26221F"/><g fill="#FFFDF8"><circle cx="66" cy="30" r="10"/><circle cx="76" cy="24" r="8"/></g>`;

const bouquet = `<path d="M-16 20L-30 130M0 24V140M16 20L34 126" stroke="#F3E8D3" stroke-width="7"/><path d="M-60 0C-80-30-50-60-20-52C0-80 50-70 54-40C84-30 76 20 44 26C20 46-40 44-60 0Z" fill="#8FA078"/>
  ${times(9, (i) => `<circle cx="${-40 + (i % 3) * 38 + (Math.floor(i / 3) % 2) * 12}" cy="${-38 + Math.floor(i / 3) * 26}" r="17" fill="${i % 2 ? '#FFFDF8' : '#EFE2CC'}"/><circle cx="${-38 + (i % 3) * 38 + (Math.floor(i / 3) % 2) * 12}" cy="${-36 + Math.floor(i / 3) * 26}" r="7" fill="#D9C8A8"/>`)}`;
