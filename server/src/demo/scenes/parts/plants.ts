import { at, times } from './canvas.ts';

/** An encina, its foot at 0, 0; 260 wide, 250 tall. */
export const oak = (x: number, y: number, size = 1) =>
  at(
    x,
    y,
    `<ellipse cx="14" cy="2" rx="130" ry="15" fill="#2B2414" opacity=".2"/>
    <path d="M-22 6C-8-40-12-74-40-112L-18-124L2-84L20-126L42-114C18-74 16-36 26 6C10-2-6-2-22 6Z" fill="#5B3F2A"/>
    <path d="M4 0C10-40 10-74 36-112L42-114C18-74 16-36 26 6Z" fill="#412B1C"/>
    <path d="M-128-104C-146-144-118-178-82-176C-72-222-6-240 32-212C70-236 130-216 134-168C168-152 166-108 132-96C112-74 76-80 62-96C34-80-6-80-26-98C-56-78-108-80-128-104Z" fill="#24492E"/>
    <path d="M-116-128C-126-158-102-180-72-176C-60-214-6-228 24-202C58-222 112-206 116-168C140-156 142-128 118-120C92-106 70-116 56-128C26-114-6-116-24-130C-54-112-98-108-116-128Z" fill="#2F5D3A"/>
    <path d="M-96-152q14-16 34-12M-48-186q20-18 44-8M40-190q22-10 40 6M78-152q18-8 34 4M-20-150q16-12 36-4M-70-130q14-8 26 0" stroke="#4B8457" stroke-width="9" fill="none" stroke-linecap="round"/>`,
    size,
  );

/** An old olive tree with silver leaves and fruit. */
export const olive = (x: number, y: number, size = 1) =>
  at(
    x,
    y,
    `<ellipse cx="10" cy="2" rx="120" ry="14" fill="#2B2414" opacity=".18"/>
    <path d="M-34 8C-10-20-34-46-14-76C-24-96-46-108-58-122L-44-132C-24-116-8-110 0-92C12-112 34-118 50-136L64-126C48-106 28-96 24-74C40-46 14-22 36 8C14-4-12-6-34 8Z" fill="#77634C"/>
    <path d="M-10-2C2-26-12-48 2-78M14-4C18-28 8-46 18-70" stroke="#574736" stroke-width="5" fill="none"/>
    <g fill="#74875F"><circle cx="-64" cy="-146" r="52"/><circle cx="0" cy="-172" r="62"/><circle cx="66" cy="-150" r="54"/><circle cx="-30" cy="-122" r="40"/><circle cx="34" cy="-122" r="42"/></g>
    <g fill="#93A47C"><circle cx="-72" cy="-160" r="36"/><circle cx="-8" cy="-190" r="42"/><circle cx="56" cy="-168" r="36"/></g>
    <path d="${times(34, (i) => `M${-108 + ((i * 47) % 214)} ${-118 - ((i * 29) % 96)}l9-7`)}" stroke="#BECBA6" stroke-width="5" stroke-linecap="round"/>
    <g fill="#4A3F4E">${times(18, (i) => `<circle cx="${-96 + ((i * 53) % 196)}" cy="${-112 - ((i * 37) % 92)}" r="4"/>`)}</g>`,
    size,
  );

/** A pot of geraniums, its foot at 0, 0. */
export const geranium = (x: number, y: number, size = 1, flower = '#C4452F') =>
  at(
    x,
    y,
    `<path d="M-26-44H26L18 0H-18Z" fill="#B4613F"/><path d="M6-44H26L18 0H8Z" fill="#93492B"/><path d="M-30-54H30V-42H-30Z" fill="#C57350"/>
    <path d="M-36-54C-50-70-40-94-20-90C-14-112 18-112 22-92C42-94 50-70 36-54Z" fill="#44804F"/>
    <path d="M-24-62q8-14 18-6M6-66q10-12 20-2M-8-82q8-8 16 0" stroke="#6BA371" stroke-width="4" fill="none" stroke-linecap="round"/>
    ${times(7, (i) => bloom(-30 + i * 10, -78 - ((i * 13) % 30), flower))}`,
    size,
  );

const bloom = (x: number, y: number, color: string) =>
  `<g fill="${color}"><circle cx="${x}" cy="${y}" r="7"/><circle cx="${x + 6}" cy="${y - 5}" r="6"/><circle cx="${x - 5}" cy="${y - 5}" r="6"/></g><circle cx="${x}" cy="${y - 3}" r="2.500" fill="#F6D9B8"/>`;

/** Leaves hanging from a line, as of a vine over a door. */
export const vine = (x: number, y: number, width: number) =>
  times(Math.round(width / 34), (i) => {
    const [cx, cy, turn] = [x + i * 34, y + ((i * 29) % 40), (i * 47) % 60];
    return `<path transform="translate(${cx} ${cy}) rotate(${turn - 30})" d="M0-26C14-22 30-26 32-8C40 4 24 12 18 24C8 18-8 18-18 24C-24 12-40 4-32-8C-30-26-14-22 0-26Z" fill="${['#5E8C4A', '#4A7A44', '#7BA25A'][i % 3]}"/>`;
  });

export const cypress = (x: number, y: number, size = 1) =>
  at(
    x,
    y,
    `<path d="M-4 0h8v-20h-8z" fill="#5B3F2A"/><path d="M0-250C26-190 34-90 22-16C10-8-10-8-22-16C-34-90-26-190 0-250Z" fill="#2F5D3A"/><path d="M0-250C26-190 34-90 22-16C18-12 12-10 8-10C16-90 14-180 0-250Z" fill="#24492E"/>`,
    size,
  );

/** Tufts of grass and small flowers over a meadow. */
export const meadow = (top: number, bottom: number, colors: readonly string[]) =>
  times(70, (i) => {
    const x = (i * 173) % 1200;
    const y = top + ((i * 97) % (bottom - top));
    const color = colors[i % colors.length];
    return `<path d="M${x} ${y}l-5-14M${x} ${y}l1-18M${x} ${y}l6-13" stroke="#5E7F3E" stroke-width="3" stroke-linecap="round"/>${i % 2 ? `<circle cx="${x + 1}" cy="${y - 19}" r="5" fill="${color}"/>` : ''}`;
  });
