import { at, cloud, gradient, picture, shade, sky, sun, times } from './parts/canvas.ts';
import { person } from './parts/person.ts';

/** The outing to the sea. For some it was the first time they saw it. */
export function sea(): string {
  return picture(
    `${sky(430)}${sun(930, 190, 70)}${cloud(240, 160, 1.2)}${cloud(620, 110, 0.7)}
    <rect y="400" width="1200" height="280" fill="url(#water)"/>
    <path d="${times(34, (i) => `M${(i * 167) % 1200} ${418 + ((i * 53) % 210)}q22-9 44 0t44 0`)}" stroke="#E5F1F0" stroke-width="4" fill="none" opacity=".6" stroke-linecap="round"/>
    ${at(430, 440, boat, 0.8)}${at(1060, 426, boat, 0.45, true)}
    <path d="M0 640C200 610 320 668 520 640S860 610 1200 650V900H0Z" fill="#F4EEDD"/><path d="M0 660C200 632 320 690 520 662S860 632 1200 672V900H0Z" fill="#E6CD98"/>
    <path d="${times(40, (i) => `M${(i * 131) % 1200} ${700 + ((i * 47) % 190)}h12`)}" stroke="#CFB27A" stroke-width="5" stroke-linecap="round"/>
    ${at(250, 846, parasol)}${at(260, 850, basket)}
    ${shade(560, 838, 80, 11)}${person(550, 840, 330, { style: 'bun', hair: '#D5D2CC', top: '#3A3533', bottom: '#3A3533', skirt: true, back: true, arms: ['down', 'down'] })}
    ${shade(660, 842, 80, 11)}${person(650, 842, 350, { style: 'straw', hair: '#AEABA6', top: '#F3E8D3', bottom: '#6B5A43', back: true, arms: ['down', 'out'], skin: '#C98F66' })}
    ${shade(770, 846, 54, 9)}${person(764, 846, 220, { style: 'plaits', hair: '#7B5437', top: '#C4452F', bottom: '#C4452F', skirt: true, child: true, back: true, arms: ['up', 'wave'] })}
    ${shade(960, 800, 54, 9)}${person(960, 800, 230, { style: 'short', hair: '#4B3A2E', top: '#2A6F9E', bottom: '#EDB93C', child: true, arms: ['up', 'up'], skin: '#DBA67C' })}
    ${at(1080, 850, castle)}${gulls}`,
    `${gradient('sky', '#8FC1DC', '#C5E0E6', '#F5ECD2')}${gradient('water', '#2A6F9E', '#4C92B5', '#9CCBD0')}`,
  );
}

const boat = `<path d="M-120 0H120L88 44H-88Z" fill="#C4452F"/><path d="M-120 0H120L112 12H-112Z" fill="#FFFDF7"/><path d="M0 0V-190" stroke="#5B3F2A" stroke-width="8"/><path d="M10-184L104-20H10Z" fill="#FFFDF7"/><path d="M-10-160L-84-20H-10Z" fill="#EADBB9"/>`;
const parasol = `${shade(60, 6, 190, 20)}<path d="M0 10L-20-330" stroke="#8A6A44" stroke-width="11" stroke-linecap="round"/>
  <g transform="translate(-20 -330) rotate(-4)"><path d="M-210 60C-190-70 190-70 210 60Z" fill="#C4452F"/><path d="M-126 60C-120-40-60-38 0-38C-40-30-62 10-62 60ZM62 60C62 10 40-30 0-38C60-38 120-40 126 60Z" fill="#FFF6E0"/><path d="M-210 60q26 22 42 0q21 22 42 0q32 24 64 0q62 24 124 0q32 24 64 0q21 22 42 0q16 22 42 0" fill="#A8361F"/></g>`;
const basket = `<path d="M20-70H140L126 0H34Z" fill="#C39A57"/><path d="M24-50H136M28-28H132" stroke="#94702F" stroke-width="6"/><path d="M40-70C40-120 120-120 120-70" fill="none" stroke="#94702F" stroke-width="9"/><path d="M50-70l-10-50h18l10 50zM100-70q8-34 34-28l-10 28z" fill="#3B7A4B"/>`;
const castle = `<path d="M-90 0V-60H-66V-76H-48V-60H-30V-96H-10V-112H10V-96H30V-60H48V-76H66V-60H90V0Z" fill="#D2B273"/><path d="M-16 0V-34a16 16 0 0 1 32 0V0Z" fill="#A88750"/><path d="M0-112V-150l28 10l-28 12" fill="#C4452F" stroke="#5B3F2A" stroke-width="4"/>`;
const gulls = times(
  5,
  (i) =>
    `<path d="M${420 + i * 90} ${220 + ((i * 37) % 90)}q14-16 26 0q12-16 26 0" stroke="#4E6470" stroke-width="5" fill="none" stroke-linecap="round"/>`,
);
