import { darker, lighter } from '../drawing/color.ts';
import { CLOTHS, type Garment, type Look } from './look.ts';

/** Shoulders and chest as far as the frame shows them; rounder with the years. */
const TORSO = 'M14 244C18 208 46 194 92 184L120 196L148 184C194 194 222 208 226 244Z';

type Tailor = (color: string, under: string) => string;

export function clothes(look: Look): string {
  const [color, under] = [CLOTHS[look.color], CLOTHS[look.under]];
  return `${GARMENTS[look.clothes](color, under)}
    <path d="M150 186C196 196 220 208 226 244H176C180 222 172 202 150 186Z" fill="#2B1A10" opacity=".1"/>`;
}

const torso = (fill: string) => `<path d="${TORSO}" fill="${fill}"/>`;

const buttons = (x: number, color: string, ...heights: number[]) =>
  heights.map((y) => `<circle cx="${x}" cy="${y}" r="3.6" fill="${color}"/>`).join('');

/** A shirt or blouse collar, its two points. */
const collar = (color: string) => `
  <path d="M93 183L120 203L100 220L84 190Z" fill="${color}"/><path d="M147 183L120 203L140 220L156 190Z" fill="${darker(color, 0.07)}"/>
  <path d="M93 183L120 203L100 220M147 183L120 203L140 220" fill="none" stroke="${darker(color, 0.2)}" stroke-width="1.6" stroke-linejoin="round"/>`;

const GARMENTS: Record<Garment, Tailor> = {
  cardigan: (color, under) => `${torso(under)}
    <path d="M120 204V244" stroke="${darker(under, 0.16)}" stroke-width="2"/>
    <path d="M14 244C18 208 46 194 90 184L112 244ZM226 244C222 208 194 194 150 184L128 244Z" fill="${color}"/>
    <path d="M90 184L112 244M150 184L128 244" stroke="${darker(color, 0.24)}" stroke-width="6" fill="none"/>
    ${collar(lighter(under, 0.25))}
    <path d="M46 214c-6 10-8 20-9 30M194 214c6 10 8 20 9 30" stroke="${darker(color, 0.22)}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
  blouse: (color, under) => `${torso(color)}${flowers(under)}
    <path d="M120 204V244" stroke="${darker(color, 0.2)}" stroke-width="2.2"/>${collar(lighter(color, 0.3))}
    ${buttons(120, darker(color, 0.3), 220, 236)}`,
  dress: (color, under) => `${torso(color)}${dots(under)}
    <path d="M88 185C94 214 146 214 152 185L148 183C142 204 98 204 92 183Z" fill="${lighter(color, 0.25)}"/>
    ${pearls()}`,
  jumper: (color, under) => `${torso(color)}${knit(darker(color, 0.16))}
    <path d="M86 186C90 212 150 212 154 186L147 180C142 200 98 200 93 180Z" fill="${darker(color, 0.14)}"/>
    <path d="M92 183C96 205 144 205 148 183" fill="none" stroke="${under}" stroke-width="3"/>`,
  shawl: (color, under) => `${torso(under)}
    <path d="M8 244C14 204 50 190 94 180L122 234L114 244ZM232 244C226 204 190 190 146 180L112 244Z" fill="${color}"/>
    <path d="M94 180L128 244M146 180L112 244" stroke="${darker(color, 0.3)}" stroke-width="3" fill="none"/>
    <path d="M34 226c16-14 34-20 52-24M30 240c20-16 42-22 62-24M206 226c-16-14-34-20-52-24M210 240c-20-16-42-22-62-24" stroke="${lighter(color, 0.22)}" stroke-width="2" fill="none" stroke-dasharray="2 5" stroke-linecap="round"/>`,
  housecoat: (color, under) => `${torso(color)}${checks(under)}
    <path d="M92 184L120 226L148 184L156 190L122 244H118L84 190Z" fill="${lighter(color, 0.35)}"/>
    ${buttons(120, '#FBF8F1', 238)}`,
  vneck: (color, under) => `${torso(under)}
    <path d="M14 244C18 208 46 194 88 185L120 236L152 185C194 194 222 208 226 244Z" fill="${color}"/>${cables(darker(color, 0.2))}
    <path d="M88 185L120 237L152 185" fill="none" stroke="${darker(color, 0.26)}" stroke-width="5.5" stroke-linejoin="round"/>${collar(lighter(under, 0.3))}`,
  jacket: (color, under) => `${torso(under)}
    <path d="M114 204h12l4 12l-6 28h-8l-6-28z" fill="${darker(color, 0.35)}"/>${collar(lighter(under, 0.35))}
    <path d="M14 244C18 208 46 194 88 185L116 244ZM226 244C222 208 194 194 152 185L124 244Z" fill="${color}"/>
    <path d="M88 185L76 212L92 216L84 222L114 244L117 244ZM152 185L164 212L148 216L156 222L126 244L123 244Z" fill="${darker(color, 0.16)}"/>`,
  shirt: (color, under) => `${torso(color)}${checks(under)}
    <path d="M116 206h8V244h-8z" fill="${darker(color, 0.1)}" opacity=".7"/>${collar(lighter(color, 0.2))}${buttons(120, lighter(color, 0.6), 222, 238)}`,
  waistcoat: (color, under) => `${torso(under)}
    <path d="M120 204V244" stroke="${darker(under, 0.2)}" stroke-width="2"/>${collar(lighter(under, 0.3))}
    <path d="M58 196L88 185L120 240V244H50ZM182 196L152 185L120 240V244H190Z" fill="${color}"/>
    <path d="M58 196C52 212 50 228 50 244M182 196C188 212 190 228 190 244M88 185L120 240L152 185" fill="none" stroke="${darker(color, 0.3)}" stroke-width="2.6"/>`,
};

/** What a pattern covers: the torso, by a clip that the portrait defines. */
const within = (marks: string) => `<g clip-path="url(#torso)">${marks}</g>`;
export const torsoClip = `<clipPath id="torso"><path d="${TORSO}"/></clipPath>`;

const grid = (stepX: number, stepY: number, mark: (x: number, y: number) => string) =>
  Array.from({ length: Math.ceil(64 / stepY) }, (_, row) =>
    Array.from({ length: Math.ceil(230 / stepX) }, (_, column) =>
      mark(10 + column * stepX + (row % 2) * (stepX / 2), 188 + row * stepY),
    ).join(''),
  ).join('');

const flowers = (color: string) =>
  within(
    grid(22, 15, (x, y) =>
      [0, 72, 144, 216, 288]
        .map(
          (turn) =>
            `<ellipse cx="${x}" cy="${y - 3}" rx="2" ry="3" transform="rotate(${turn} ${x} ${y})" fill="${color}"/>`,
        )
        .join('')
        .concat(`<circle cx="${x}" cy="${y}" r="1.5" fill="#E9B949"/>`),
    ),
  );
const dots = (color: string) =>
  within(grid(14, 11, (x, y) => `<circle cx="${x}" cy="${y}" r="2.2" fill="${color}"/>`));
const knit = (color: string) =>
  within(
    `<path d="${grid(9, 8, (x, y) => `M${x} ${y}l2.5 3l2.5-3`)}" stroke="${color}" stroke-width="1.5" fill="none" opacity=".55"/>`,
  );
const cables = (color: string) =>
  within(
    `<path d="M52 200V244M62 197V244M178 197V244M188 200V244" stroke="${color}" stroke-width="2" stroke-dasharray="5 3" fill="none"/>`,
  );
const checks = (color: string) =>
  within(
    `<path d="${Array.from({ length: 14 }, (_, i) => `M${10 + i * 17} 180V244`).join('')}M0 196H240M0 212H240M0 228H240" stroke="${color}" stroke-width="4" opacity=".5"/>`,
  );

const pearls = () =>
  Array.from({ length: 11 }, (_, i) => {
    const part = (i - 5) / 5;
    return `<circle cx="${120 + part * 27}" cy="${(206 - part * part * 19).toFixed(1)}" r="3.3" fill="#FDF7EA" stroke="#CDB894" stroke-width=".8"/>`;
  }).join('');
