const WARM_DARK = '#3B2314';
const WARM_LIGHT = '#FFF6E6';

/** A colour between two, `#RRGGBB` all three; `part` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, part: number): string {
  const channel = (at: number) => {
    const from = Number.parseInt(first.slice(at, at + 2), 16);
    const to = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Shadows and lights lean to brown and cream, never to grey: the drawings stay warm. */
export const darker = (color: string, part = 0.2): string => mix(color, WARM_DARK, part);
export const lighter = (color: string, part = 0.3): string => mix(color, WARM_LIGHT, part);
