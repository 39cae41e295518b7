import { darker, lighter, mix } from '../drawing/color.ts';
import { type FaceShape, HAIRS, type Look, SKINS } from './look.ts';

interface Outline {
  /** Half the width at the cheekbones. */
  readonly half: number;
  readonly jaw: number;
  readonly chin: number;
  readonly bottom: number;
}

/** The middle of every face; the canvas is 240 wide. */
export const MIDDLE = 120;

export const OUTLINES: Record<FaceShape, Outline> = {
  oval: { half: 43, jaw: 36, chin: 17, bottom: 164 },
  round: { half: 46, jaw: 42, chin: 21, bottom: 161 },
  long: { half: 41, jaw: 35, chin: 17, bottom: 169 },
  square: { half: 43, jaw: 41, chin: 26, bottom: 165 },
};

export function facePath(shape: FaceShape): string {
  const { half, jaw, chin, bottom } = OUTLINES[shape];
  const [left, right] = [MIDDLE - half, MIDDLE + half];
  return `M${left} 100C${left} 70 ${MIDDLE - half * 0.7} 54 ${MIDDLE} 54
    C${MIDDLE + half * 0.7} 54 ${right} 70 ${right} 100
    C${right} 118 ${MIDDLE + jaw + 4} 132 ${MIDDLE + jaw - 4} 144
    C${MIDDLE + jaw - 12} 156 ${MIDDLE + chin} ${bottom} ${MIDDLE} ${bottom}
    C${MIDDLE - chin} ${bottom} ${MIDDLE - jaw + 12} 156 ${MIDDLE - jaw + 4} 144
    C${MIDDLE - jaw - 4} 132 ${left} 118 ${left} 100Z`;
}

/** Both ears, each with its fold. Old ears are long ones. */
export function ears(look: Look): string {
  const { half } = OUTLINES[look.face];
  const skin = SKINS[look.skin];
  const ear = (
    side: 1 | -1,
  ) => `<g transform="translate(${MIDDLE + side * (half + 2)} 0) scale(${side} 1)">
    <path d="M-7 97c5-9 17-7 17 5c0 10-4 15-6 22c-2 7-9 6-11 1z" fill="${darker(skin, side === 1 ? 0.16 : 0.06)}"/>
    <path d="M4 101c4 6 0 10-2 15" stroke="${darker(skin, 0.32)}" stroke-width="2" fill="none" stroke-linecap="round"/></g>`;
  return ear(-1) + ear(1);
}

/** Everything within the outline of the face: light, lines, eyes, nose, mouth. */
export function features(look: Look): string {
  return [cheeks(look), lines(look), brows(look), eyes(look), nose(look), mouth(look)].join('');
}

function cheeks({ skin, age }: Look): string {
  const tone = SKINS[skin];
  return `<g fill="${mix(tone, '#D9584A', 0.42)}" opacity="${0.36 + age * 0.1}">
    <ellipse cx="91" cy="132" rx="12" ry="9"/><ellipse cx="149" cy="132" rx="12" ry="9"/></g>
    <g fill="${darker(tone, 0.35)}" opacity="${age * 0.2}">
    <path d="M84 140c2 8 8 14 16 18c-2-6-2-12 0-18c-5 3-11 3-16 0zM156 140c-2 8-8 14-16 18c2-6 2-12 0-18c5 3 11 3 16 0z"/></g>`;
}

/** What the years draw: first beside mouth and eyes, then on the forehead, last at the chin. */
function lines({ skin, age, mouth: smile }: Look): string {
  const wide = smile === 'calm' ? 0 : 2;
  return `<g fill="none" stroke="${darker(SKINS[skin], 0.42)}" stroke-width="1.8" stroke-linecap="round" opacity="${0.36 + age * 0.4}">
    <path d="M${106 - wide} 129c-6 4-10 10-10 17M${134 + wide} 129c6 4 10 10 10 17"/>
    <path d="M91 121c4 5 11 6 17 2M149 121c-4 5-11 6-17 2"/>
    <path d="M84 108l-6-4M83 113l-6 0M156 108l6-4M157 113l6 0"/>
    ${age > 0.35 ? '<path d="M102 83c11-4 25-4 36 0M117 95c0 3 0 5-1 7M123 95c0 3 0 5 1 7"/>' : ''}
    ${age > 0.55 ? '<path d="M108 76c8-2 16-2 24 0M84 117l-5 3M156 117l5 3M93 127c3 2 7 3 10 2M147 127c-3 2-7 3-10 2"/>' : ''}
    ${age > 0.75 ? '<path d="M101 152c-1 3-1 5 0 8M139 152c1 3 1 5 0 8M86 138c-1 4 0 8 2 11M154 138c1 4 0 8-2 11"/>' : ''}
  </g>${age > 0.85 ? spots(SKINS[skin]) : ''}`;
}

const spots = (skin: string) =>
  `<g fill="${darker(skin, 0.4)}" opacity=".4"><ellipse cx="153" cy="90" rx="3.400" ry="2.400"/><ellipse cx="147" cy="83" rx="1.800" ry="1.400"/><ellipse cx="158" cy="97" rx="1.600" ry="2"/><ellipse cx="87" cy="92" rx="2.200" ry="1.600"/></g>`;

function brows({ hairColor, beard, eyes: kind }: Look): string {
  const tone = darker(HAIRS[hairColor], hairColor === 'black' ? 0.05 : 0.3);
  const lift = kind === 'laughing' ? -2 : 0;
  return `<g transform="translate(0 ${lift})" fill="none" stroke="${tone}" stroke-width="${beard ? 5 : 3.4}" stroke-linecap="round">
    <path d="M88 102c5-6 13-7 19-3M152 102c-5-6-13-7-19-3"/></g>`;
}

const LASH = '#46301F';

function eyes({ eyes: kind, skin, age }: Look): string {
  if (kind === 'laughing') {
    return `<g fill="none" stroke="${LASH}" stroke-width="3.200" stroke-linecap="round">
      <path d="M92 114c4-5 12-5 15 0M148 114c-4-5-12-5-15 0"/></g>`;
  }
  // The lid of an old eye hangs a little at its outer corner.
  const droop = 1 + age * 1.6;
  const eye = (x: number, side: 1 | -1) => `<g transform="translate(${x} 112) scale(${side} 1)">
    <path d="M-8.5 1.500C-5-4.500 5-5 8.500 ${droop}C5 5.500-5 5.500-8.500 1.500Z" fill="#FFFBF4"/>
    <circle cx="0" cy=".6" r="4.200" fill="${LASH}"/>
    <path d="M-9.500 1.500C-6-5 6-5.500 10 ${droop + 0.6}" fill="none" stroke="${LASH}" stroke-width="2.200" stroke-linecap="round"/>
    <path d="M-9-3.500C-5-9 6-9 11 ${droop - 3.5}" fill="none" stroke="${darker(SKINS[skin], 0.3)}" stroke-width="1.800" stroke-linecap="round"/></g>
    <circle cx="${x - 1.5}" cy="111" r="1.300" fill="#fff"/>`;
  return eye(101, -1) + eye(139, 1);
}

function nose({ skin, age }: Look): string {
  const tone = SKINS[skin];
  const wide = 9 + age * 2;
  return `<path d="M119 106C123 118 ${120 + wide} 124 ${120 + wide} 132C${120 + wide} 137 126 138 120 138C114 138 ${120 - wide} 137 ${120 - wide} 132C${120 - wide} 127 115 120 119 106Z" fill="${mix(tone, '#D9714F', 0.2)}" opacity=".62"/>
    <path d="M${121 - wide} 133c2 5 6 3 9 5c3-2 7 0 9-5" fill="none" stroke="${darker(tone, 0.4)}" stroke-width="2.2" stroke-linecap="round"/>
    <path d="M116 118c-1 5-3 8-4 11" stroke="${lighter(tone, 0.55)}" stroke-width="3" stroke-linecap="round" fill="none" opacity=".45"/>`;
}

function mouth({ mouth: kind, skin, beard }: Look): string {
  const lip = mix(darker(SKINS[skin], 0.2), '#B0413A', beard ? 0.35 : 0.55);
  const curve = { calm: 'M107 149c8 3 18 3 26 0', smile: 'M104 147c9 8 23 8 32 0', grin: '' };
  if (kind === 'grin') {
    return `<path d="M103 146c11 3 23 3 34 0c-3 11-10 14-17 14s-14-3-17-14z" fill="#8B3A35"/>
      <path d="M105 147c10 3 20 3 30 0c-1 4-3 5-6 6c-6 1-12 1-18 0c-3-1-5-2-6-6z" fill="#FFFBF2"/>
      <path d="M102 145c12 4 24 4 36 0" fill="none" stroke="${lip}" stroke-width="2.8" stroke-linecap="round"/>`;
  }
  return `<path d="${curve[kind]}" fill="none" stroke="${lip}" stroke-width="3.2" stroke-linecap="round"/>
    <path d="M113 157c5 2 9 2 14 0" fill="none" stroke="${darker(SKINS[skin], 0.22)}" stroke-width="2" stroke-linecap="round" opacity=".7"/>`;
}
