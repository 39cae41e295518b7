import { darker, lighter } from '../drawing/color.ts';
import { backdrop } from './backdrop.ts';
import { clothes, torsoClip } from './clothes.ts';
import { beard, earrings, glasses } from './extras.ts';
import { ears, facePath, features, MIDDLE, OUTLINES } from './face.ts';
import { HAIR } from './hair.ts';
import { hat } from './hats.ts';
import { CLOTHS, HAIRS, type Look, SKINS } from './look.ts';

/** A square portrait as SVG, 240 units a side, light from the left. */
export function portrait(look: Look): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="384" height="384" viewBox="17 17 206 206">
    <defs><clipPath id="face"><path d="${facePath(look.face)}"/></clipPath>${torsoClip}</defs>
    ${backdrop(look.backdrop, look.ground)}
    <g transform="translate(0 4)">${lean(look, hairBack(look))}${neck(look)}${clothes(look)}${lean(look, head(look))}</g>
  </svg>`;
}

const lean = ({ tilt }: Look, drawing: string) =>
  `<g transform="rotate(${tilt} ${MIDDLE} 170)">${drawing}</g>`;

function head(look: Look): string {
  const skin = SKINS[look.skin];
  const scarf = look.hat === 'scarf';
  return `${scarf ? '' : ears(look)}
    ${look.earrings && !scarf ? earrings(look.earrings, look) : ''}
    <path d="${facePath(look.face)}" fill="${skin}"/>
    <g clip-path="url(#face)">
      <path d="M148 40C150 90 146 138 116 174H186V40Z" fill="${darker(skin, 0.5)}" opacity=".13"/>
      ${shine(look)}${features(look)}${look.beard === 'stubble' ? beard('stubble', look) : ''}
      <g transform="translate(0 5)" fill="${darker(skin, 0.6)}" opacity=".2">${stretched(look, `<path d="${HAIR[look.hair].front}"/>`)}</g>
    </g>
    ${look.beard && look.beard !== 'stubble' ? beard(look.beard, look) : ''}
    ${hairFront(look)}
    ${look.glasses ? glasses(look.glasses, look) : ''}
    ${look.hat ? hat(look.hat, CLOTHS[look.color]) : ''}`;
}

/** A bare forehead catches the light. */
function shine({ hair, hat: worn, skin }: Look): string {
  const bare = (hair === 'bald' || hair === 'sides') && !worn;
  return bare
    ? `<ellipse cx="106" cy="70" rx="20" ry="7" transform="rotate(-16 106 70)" fill="${lighter(SKINS[skin], 0.6)}" opacity=".6"/>`
    : '';
}

function neck({ skin, age }: Look): string {
  const tone = SKINS[skin];
  return `<path d="M97 140V184C104 204 136 204 143 184V140Z" fill="${darker(tone, 0.12)}"/>
    <path d="M97 150C106 178 134 178 143 150V168C134 186 106 186 97 168Z" fill="${darker(tone, 0.4)}" opacity=".35"/>
    <path d="M106 178c9 5 19 5 28 0M112 187c5 3 11 3 16 0" stroke="${darker(tone, 0.45)}" stroke-width="1.800" fill="none" stroke-linecap="round" opacity="${age * 0.8}"/>`;
}

function hairBack(look: Look): string {
  if (look.hat === 'scarf') return '';
  return stretched(
    look,
    `<path d="${HAIR[look.hair].back}" fill="${darker(HAIRS[look.hairColor], 0.16)}"/>`,
  );
}

function hairFront(look: Look): string {
  const color = HAIRS[look.hairColor];
  const { front, strands } = HAIR[look.hair];
  const bare = look.hair === 'sides';
  if (look.hat === 'scarf') return stretched(look, `<path d="${front}" fill="${color}"/>`);
  return stretched(
    look,
    `<path d="${front}" fill="${color}"/>
    <path d="${strands}" fill="none" stroke="${bare ? color : darker(color, 0.2)}" stroke-width="${bare ? 2.6 : 2.2}" stroke-linecap="round"/>
    ${bare ? '' : `<path d="${strands}" transform="translate(-2.500 -3)" fill="none" stroke="${lighter(color, 0.5)}" stroke-width="1.800" stroke-linecap="round" opacity=".7"/>`}`,
  );
}

/** Hair is drawn for a face 43 wide from the middle; others stretch it. */
function stretched({ face }: Look, drawing: string): string {
  const size = OUTLINES[face].half / 43;
  return `<g transform="translate(${MIDDLE} 0) scale(${size} 1) translate(${-MIDDLE} 0)">${drawing}</g>`;
}
