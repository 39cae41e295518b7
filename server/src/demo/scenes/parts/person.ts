import { darker } from '../../drawing/color.ts';
import { at } from './canvas.ts';

type Arm = 'down' | 'hip' | 'wave' | 'up' | 'forward' | 'lap' | 'out' | 'chest';

/** A small person of a scene, 100 units tall, feet (or seat) at 0, 0. */
export interface Extra {
  readonly pose?: 'stand' | 'sit' | 'bust';
  readonly skin?: string;
  readonly hair?: string;
  readonly style?:
    | 'short'
    | 'bun'
    | 'curls'
    | 'bald'
    | 'long'
    | 'plaits'
    | 'scarf'
    | 'beret'
    | 'straw'
    | 'veil';
  readonly top: string;
  readonly bottom: string;
  readonly skirt?: boolean;
  /** Arms as one sees them: left, right. */
  readonly arms?: readonly [Arm, Arm];
  readonly apron?: string;
  readonly child?: boolean;
  readonly back?: boolean;
}

/** Elbow and hand of the right arm, from the shoulder. */
const ARMS: Record<Arm, readonly [number, number, number, number]> = {
  down: [3, 14, 2, 28],
  hip: [11, 13, 1, 24],
  wave: [12, 4, 16, -16],
  up: [8, -10, 7, -28],
  forward: [8, 12, 17, 15],
  lap: [5, 14, -5, 23],
  out: [10, 6, 24, 6],
  chest: [7, 13, -4, 10],
};

export function person(x: number, y: number, size: number, extra: Extra): string {
  return at(x, y, drawn(extra), size / 100);
}

function drawn(extra: Extra): string {
  const { pose = 'stand', child = false } = extra;
  const rise = { stand: -74, sit: -33, bust: -26 }[pose];
  const body = `<g transform="translate(0 ${rise})">${torso(extra)}${arms(extra)}</g>`;
  const head = at(0, rise - 15, face(extra), child ? 1.3 : 1.08);
  return `${pose === 'bust' ? '' : legs(extra)}${body}${head}`;
}

function legs({ pose, bottom, skirt, skin = '#E7B890', back }: Extra): string {
  const shoe = '#3F3028';
  const limb = skirt ? skin : bottom;
  if (pose === 'sit') {
    const cover = skirt
      ? `<path d="M-11-4C-17 4-17 14-15 22H15C17 14 17 4 11-4Z" fill="${bottom}"/>`
      : `<path d="M-10-3C-13 2-13 8-12 14H-2L0 4L2 14H12C13 8 13 2 10-3Z" fill="${darker(bottom, 0.06)}"/>`;
    return `<path d="M-7 10V36M7 10V36" stroke="${limb}" stroke-width="8"/>
      <path d="M-12 38a5 4 0 0 1 9 0zM3 38a5 4 0 0 1 9 0z" fill="${shoe}" stroke="${shoe}" stroke-width="3" stroke-linejoin="round"/>${back ? '' : cover}`;
  }
  const cover = skirt
    ? `<path d="M-9-48C-12-36-16-24-17-15C-8-11 8-11 17-15C16-24 12-36 9-48Z" fill="${bottom}"/>`
    : `<path d="M-10-50H10L9-40H-9Z" fill="${bottom}"/>`;
  return `<path d="M-5-44V-4M5-44V-4" stroke="${limb}" stroke-width="${skirt ? 6 : 8.6}"/>
    <path d="M-10-1a5 4 0 0 1 9 0zM1-1a5 4 0 0 1 9 0z" fill="${shoe}" stroke="${shoe}" stroke-width="2.500" stroke-linejoin="round"/>${cover}`;
}

function torso({ top, apron, skirt, pose, back }: Extra): string {
  const hem = pose === 'bust' ? 34 : 29;
  return `<path d="M-11 0C-8-5-3-6 0-6C3-6 8-5 11 0C13 10 ${skirt ? 9 : 11} 18 10 ${hem}H-10C-${skirt ? 9 : 11} 18-13 10-11 0Z" fill="${top}"/>
    <path d="M3-5.500C8-5 11 0 11 0C13 10 11 18 10 ${hem}H4C7 18 7 6 3-5.500Z" fill="#2B1A10" opacity=".12"/>
    ${apron && !back ? `<path d="M-7 12H7L${pose === 'sit' ? 11 : 10} 50C4 53-4 53-${pose === 'sit' ? 11 : 10} 50Z" fill="${apron}"/><path d="M-7 12L-5-5M7 12L5-5" stroke="${apron}" stroke-width="2"/>` : ''}`;
}

function arms({ arms: [left, right] = ['down', 'down'], top, skin = '#E7B890' }: Extra): string {
  const sleeve = darker(top, 0.12);
  const arm = (kind: Arm) => {
    const [ex, ey, hx, hy] = ARMS[kind];
    return `<path d="M0 0Q${ex} ${ey} ${hx} ${hy}" fill="none" stroke="${sleeve}" stroke-width="6.400" stroke-linecap="round"/>
      <circle cx="${hx}" cy="${hy}" r="3.400" fill="${skin}"/>`;
  };
  return at(-10, 3, arm(left), 1, true) + at(10, 3, arm(right));
}

/** The head, 10 units of radius about 0, 0. */
function face({ skin = '#E7B890', hair = '#D5D2CC', style = 'short', back, child }: Extra): string {
  const features = back
    ? `<circle r="9.600" cy="-1" fill="${style === 'bald' ? skin : hair}"/>`
    : `<circle cx="-3.200" cy="-.5" r="1.050" fill="#46301F"/><circle cx="3.200" cy="-.5" r="1.050" fill="#46301F"/>
      <path d="M-3 4c2 1.800 4 1.800 6 0" stroke="#A2493C" stroke-width="1.200" fill="none" stroke-linecap="round"/>
      <g fill="#D9584A" opacity=".3"><circle cx="-5" cy="2.500" r="1.900"/><circle cx="5" cy="2.500" r="1.900"/></g>
      ${child ? '' : `<path d="M-1 2q1 .8 2 0" stroke="${darker(skin, 0.35)}" stroke-width=".9" fill="none" stroke-linecap="round"/>`}`;
  const { behind, over } = STYLES[style];
  return `${behind(hair)}<path d="M-3 6H3V15H-3Z" fill="${darker(skin, 0.15)}"/>
    <circle cx="-8.800" cy="1" r="1.900" fill="${darker(skin, 0.08)}"/><circle cx="8.800" cy="1" r="1.900" fill="${darker(skin, 0.08)}"/>
    <path d="M-8.600-1C-8.600-13 8.600-13 8.600-1C8.600 7 4 10 0 10C-4 10-8.600 7-8.600-1Z" fill="${skin}"/>${features}${over(hair)}`;
}

const none = () => '';
const CAP =
  'M-9.500 0C-11-13-3-13.500 0-13.500C5-13.500 11-12 9.500 0C8-4 6-6.500 3-7C-2-5-6-6-7-7C-8-5-9-3-9.500 0Z';
const cap = (hair: string) => `<path d="${CAP}" fill="${hair}"/>`;

const STYLES: Record<
  NonNullable<Extra['style']>,
  { behind: (hair: string) => string; over: (hair: string) => string }
> = {
  short: { behind: none, over: cap },
  bald: {
    behind: none,
    over: (hair) =>
      `<path d="M-8.800 1C-11-3-9-8-7-9C-8-5-8-2-8 1ZM8.800 1C11-3 9-8 7-9C8-5 8-2 8 1Z" fill="${hair}"/>`,
  },
  bun: { behind: (hair) => `<circle cy="-14" r="4.500" fill="${darker(hair, 0.14)}"/>`, over: cap },
  curls: {
    behind: (hair) =>
      `<g fill="${darker(hair, 0.12)}"><circle cx="-8" cy="-5" r="5"/><circle cx="8" cy="-5" r="5"/><circle cx="-9" cy="2" r="4"/><circle cx="9" cy="2" r="4"/></g>`,
    over: (hair) =>
      `<g fill="${hair}"><circle cx="-6" cy="-8" r="4"/><circle cx="0" cy="-10" r="4.500"/><circle cx="6" cy="-8" r="4"/><circle cx="-9" cy="-4" r="3"/><circle cx="9" cy="-4" r="3"/></g>`,
  },
  long: {
    behind: (hair) =>
      `<path d="M-10-2C-12-14 12-14 10-2C11 8 12 14 9 17H-9C-12 14-11 8-10-2Z" fill="${darker(hair, 0.12)}"/>`,
    over: cap,
  },
  plaits: {
    behind: (hair) =>
      `<path d="M-9 2C-13 8-12 14-11 19M9 2C13 8 12 14 11 19" stroke="${hair}" stroke-width="3.600" fill="none" stroke-linecap="round"/>`,
    over: cap,
  },
  scarf: {
    behind: (hair) =>
      `<path d="M-11 0C-13-16 13-16 11 0C12 8 6 14 0 15C-6 14-12 8-11 0Z" fill="${hair}"/>`,
    over: (hair) =>
      `<path fill-rule="evenodd" d="M-11 0C-12-16 12-16 11 0C11 7 6 12 0 13C-6 12-11 7-11 0ZM-7.500 0C-7.500 5-4 9 0 10C4 9 7.500 5 7.500 0C7-9-7-9-7.500 0Z" fill="${hair}"/>`,
  },
  beret: {
    behind: none,
    over: (hair) =>
      `<path d="M-8.800 0C-10-4-9-8-7-8ZM8.800 0C10-4 9-8 7-8Z" fill="${hair}"/><path d="M-11-6C-13-14 4-17 9-13C15-10 13-6 9-5.500C3-5-6-5-11-6Z" fill="#2E2B2A"/>`,
  },
  straw: {
    behind: none,
    over: (hair) =>
      `<path d="M-8.800 0C-10-4-9-8-7-8ZM8.800 0C10-4 9-8 7-8Z" fill="${hair}"/><ellipse cy="-6" rx="17" ry="3" fill="#D2AC5B"/><path d="M-9-6C-9-17 9-17 9-6Z" fill="#E6C77F"/><path d="M-9-8.500H9V-6H-9Z" fill="#7A4B2E"/>`,
  },
  veil: {
    behind: () =>
      '<path d="M-9-6C-12-15 12-15 9-6C14 20 20 50 26 84H-26C-20 50-14 20-9-6Z" fill="#FFFDF8" opacity=".8"/>',
    over: (hair) =>
      `${cap(hair)}<path d="M-9-5C-6-15 6-15 9-5C4-9-4-9-9-5Z" fill="#FFFDF8"/><g fill="#F3E8D3"><circle cx="-5" cy="-9" r="1.800"/><circle cy="-10" r="1.800"/><circle cx="5" cy="-9" r="1.800"/></g>`,
  },
};
