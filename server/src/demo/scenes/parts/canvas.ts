export const WIDTH = 1200;
export const HEIGHT = 900;

/** A memory as SVG: what was seen, under the soft corners of a photograph. */
export function picture(drawing: string, definitions = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs>${definitions}<radialGradient id="corners" cx=".5" cy=".48" r=".75">
      <stop offset=".62" stop-color="#3B2314" stop-opacity="0"/><stop offset="1" stop-color="#3B2314" stop-opacity=".3"/>
    </radialGradient></defs>
    ${drawing}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#corners)"/></svg>`;
}

/** A gradient from top to bottom: `stops` are colours at even distances. */
export function gradient(id: string, ...stops: string[]): string {
  const marks = stops.map(
    (color, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${marks.join('')}</linearGradient>`;
}

export const sky = (height = HEIGHT) =>
  `<rect width="${WIDTH}" height="${height}" fill="url(#sky)"/>`;

/** Draws `mark` around the point x, y, at a size. */
export const at = (x: number, y: number, mark: string, size = 1, flip = false) =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -size : size} ${size})">${mark}</g>`;

/** `count` marks, each with its index. */
export const times = (count: number, mark: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => mark(i)).join('');

export const shade = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#2B2414" opacity=".2"/>`;

export const sun = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.7}" fill="#FFF3D0" opacity=".5"/><circle cx="${x}" cy="${y}" r="${r}" fill="#F4BC55"/>`;

export const cloud = (x: number, y: number, size = 1) =>
  at(
    x,
    y,
    '<path d="M-90 0a26 26 0 0 1 10-50a44 44 0 0 1 78-22a36 36 0 0 1 60 20a27 27 0 0 1 12 52z" fill="#FFFDF6" opacity=".75"/>',
    size,
  );
