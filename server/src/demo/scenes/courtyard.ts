import { at, gradient, picture, shade, times } from './parts/canvas.ts';
import { person } from './parts/person.ts';
import { geranium, vine } from './parts/plants.ts';

/** The courtyard with its geraniums, being watered. */
export function courtyard(): string {
  return picture(
    `<rect width="1200" height="900" fill="#FFFBF0"/>
    <path d="M0 0H1200V34H0Z" fill="#97492B"/><path d="${times(31, (i) => `M${i * 40} 34a20 16 0 0 0 40 0z`)}" fill="#B4613F"/>
    <path d="M0 62L520 62L0 560Z" fill="#EFE4CB" opacity=".8"/>
    ${arch(230)}${arch(600)}${window}
    <path d="M0 566H1200V660H0Z" fill="url(#dado)"/>${tiles}
    <path d="M0 660H1200V900H0Z" fill="#D9BE93"/>
    <path d="M0 720H1200M0 800H1200M150 660L40 900M350 660L300 900M550 660L560 900M750 660L820 900M950 660L1080 900M1120 660L1320 900" stroke="#C2A272" stroke-width="4"/>
    ${vine(30, 84, 330)}
    ${hanging(420, 214)}${hanging(420, 380, '#E3818F')}${hanging(790, 214, '#E3818F')}${hanging(790, 380)}${hanging(1150, 300)}
    ${times(6, (i) => geranium(40 + i * 92, 676 + (i % 2) * 10, 0.9 + (i % 3) * 0.12, ['#C4452F', '#D9667B', '#F0A184'][i % 3]))}
    ${well}
    ${shade(720, 858, 120, 16)}${person(700, 860, 400, { style: 'bun', hair: '#E9E5DE', top: '#2A6F9E', bottom: '#3A4E66', skirt: true, apron: '#F3E8D3', arms: ['hip', 'forward'] })}
    ${wateringCan}${geranium(880, 846, 1.5)}${geranium(560, 880, 1.25, '#E3818F')}
    ${at(404, 846, cat)}`,
    gradient('dado', '#2A6F9E', '#2A6F9E', '#3D84B3'),
  );
}

const arch = (x: number) => `
  <path d="M${x - 110} 660V330a110 110 0 0 1 220 0V660Z" fill="#E2D2AE"/>
  <path d="M${x - 86} 660V334a86 86 0 0 1 172 0V660Z" fill="#6F7F5E"/>
  <path d="M${x - 86} 660V470C${x - 40} 430 ${x + 30} 480 ${x + 86} 440V660Z" fill="#8FA36F"/>
  <path d="M${x + 20} 252a86 86 0 0 1 66 82V660H${x + 20}Z" fill="#2B2414" opacity=".14"/>`;

const window = `<rect x="904" y="196" width="164" height="216" fill="#E2D2AE"/><rect x="918" y="210" width="136" height="188" fill="#5E7F97"/>
  <path d="${times(6, (i) => `M${932 + i * 22} 196v226`)}M904 300h164" stroke="#2E2B2A" stroke-width="5"/>
  <path d="M890 420h192v20H890z" fill="#C9B48F"/>${geranium(940, 422, 0.7)}${geranium(1030, 422, 0.7, '#E3818F')}`;

const tiles = times(15, (i) =>
  at(
    40 + i * 80,
    613,
    '<path d="M0-34L34 0L0 34L-34 0Z" fill="#F3E8D3"/><path d="M0-20L20 0L0 20L-20 0Z" fill="#EDB93C"/><circle r="7" fill="#2A6F9E"/>',
  ),
);

const hanging = (x: number, y: number, flower = '#C4452F') =>
  `<path d="M${x - 24} ${y - 4}a24 10 0 0 0 48 0" fill="none" stroke="#3C3530" stroke-width="4"/>${geranium(x, y + 18, 0.62, flower)}`;

const well = at(
  1010,
  790,
  `${shade(0, 56, 160, 22)}<path d="M-130-90H130V40Q0 86-130 40Z" fill="#F7F0DF"/><path d="M50-90H130V40Q90 56 50 62Z" fill="#DCCFAF"/>
  <path d="M-130 0Q0 44 130 0V40Q0 86-130 40Z" fill="#2A6F9E"/><ellipse cy="-90" rx="142" ry="30" fill="#CDBD9A"/><ellipse cy="-92" rx="104" ry="19" fill="#3D5560"/>
  <path d="M-116-90V-300M116-90V-300" stroke="#4A3527" stroke-width="13"/><path d="M-130-300H130" stroke="#4A3527" stroke-width="16" stroke-linecap="round"/>
  <circle cy="-284" r="22" fill="none" stroke="#3C3530" stroke-width="7"/><path d="M0-262V-170" stroke="#A68B5B" stroke-width="5"/><path d="M-26-170H26L20-120H-20Z" fill="#8B8F92"/><path d="M-26-170Q0-206 26-170" fill="none" stroke="#5F6366" stroke-width="5"/>`,
);

const wateringCan = at(
  822,
  648,
  `<path d="M-34-30H26V40H-34Z" fill="#3B7A4B"/><path d="M6-30H26V40H6Z" fill="#2C5D39"/><path d="M26 24L84-16L92-4L30 40Z" fill="#3B7A4B"/><path d="M80-28L104 2L96 8L74-20Z" fill="#2C5D39"/>
  <path d="M-34-14Q-14-66 26-26" fill="none" stroke="#2C5D39" stroke-width="8"/><path d="M100 10l8 28M92 16l2 32M106 2l18 24" stroke="#8DB6C9" stroke-width="4" stroke-linecap="round" stroke-dasharray="8 7"/>`,
);

/** Asleep on the warm flags. */
const cat = `${shade(4, 14, 84, 12)}<path d="M-70 10C-84-32-40-52 4-46C46-52 80-28 70 8C66 22-58 24-70 10Z" fill="#C98A4B"/>
  <path d="M40-40C38-60 44-66 50-66L58-52H72L82-64C88-58 86-44 84-34C86-14 68-4 56-6C44-8 38-22 40-40Z" fill="#D39A5E"/>
  <path d="M52-30q5 4 9 0M69-30q5 4 9 0" stroke="#4A3527" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M63-23h6l-3 4z" fill="#B5532F"/>
  <path d="M-30-46l-4 20M-10-48l-2 20M10-47l0 18" stroke="#A56A33" stroke-width="6" stroke-linecap="round"/><path d="M-66 4C-40 26 20 22 46 8" fill="none" stroke="#A56A33" stroke-width="13" stroke-linecap="round"/>`;
