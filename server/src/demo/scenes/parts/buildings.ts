import { at, times } from './canvas.ts';

/** A lime-washed house, its left bottom corner at x, y. */
export function house(
  x: number,
  y: number,
  width: number,
  height: number,
  dado = '#D9B98C',
): string {
  const rise = height * 0.3;
  const windows = times(2, (i) => window(width * (0.16 + i * 0.46), height * 0.16, width * 0.2));
  return at(
    x,
    y - height,
    `<rect width="${width}" height="${height}" fill="#FFFDF7"/><rect x="${width * 0.8}" width="${width * 0.2}" height="${height}" fill="#EDE3CD"/>
    <rect y="${height * 0.84}" width="${width}" height="${height * 0.16}" fill="${dado}"/>
    <path d="M-12 4L${width * 0.14} ${-rise}H${width * 0.86}L${width + 12} 4Z" fill="#B4613F"/>
    <path d="${times(Math.round(width / 18), (i) => `M${i * 18 + 4} 2L${width * 0.14 + (i * 18 * 0.72 * width) / width} ${-rise}`)}" stroke="#97492B" stroke-width="2.500"/>
    <rect x="-12" y="0" width="${width + 24}" height="9" fill="#97492B"/>${windows}
    <path d="M${width * 0.38} ${height}V${height * 0.58}h${width * 0.24}V${height}Z" fill="#7A4B2E"/>
    <path d="M${width * 0.38} ${height}V${height * 0.58}h${width * 0.24}V${height}" fill="none" stroke="#C9B48F" stroke-width="6"/>
    <path d="M${width * 0.5} ${height * 0.6}V${height}" stroke="#5B3622" stroke-width="3"/>`,
  );
}

/** A window with its grille, as every street of the south has. */
function window(x: number, y: number, width: number): string {
  const height = width * 1.3;
  return `<rect x="${x - 5}" y="${y - 5}" width="${width + 10}" height="${height + 10}" fill="#E5D6B8"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#5E7F97"/>
    <path d="${times(4, (i) => `M${x + (width * (i + 0.5)) / 4} ${y}v${height}`)}M${x} ${y + height / 2}h${width}" stroke="#2E2B2A" stroke-width="2.500"/>
    <rect x="${x - 8}" y="${y + height + 3}" width="${width + 16}" height="6" fill="#C9B48F"/>`;
}

/** The church with its bell gable and the stork that comes back to it; foot in the middle at 0, 0. */
export const church = (x: number, y: number, size = 1) =>
  at(
    x,
    y,
    `<path d="M-190 0V-190H190V0Z" fill="#FDF8EC"/><path d="M110 0V-190H190V0Z" fill="#E9DDC4"/>
    <path d="M-206-186L0-262L206-186Z" fill="#B4613F"/><path d="M-206-186H206V-174H-206Z" fill="#97492B"/>
    <path d="M-70 0V-330H70V0Z" fill="#FFFDF7"/><path d="M34 0V-330H70V0Z" fill="#EDE3CD"/>
    <path d="M-84-330H84V-316H-84Z" fill="#D8C6A0"/>
    <path d="M-60-330V-420Q-60-440-40-440H40Q60-440 60-420V-330Z" fill="#FFFDF7"/><path d="M30-330V-440H40Q60-440 60-420V-330Z" fill="#EDE3CD"/>
    <path d="M-44-346V-392a18 18 0 0 1 36 0V-346ZM8-346V-392a18 18 0 0 1 36 0V-346Z" fill="#8FA8B4"/>
    <path d="M-38-358c2-4 3-8 3-16c0-12 18-12 18 0c0 8 1 12 3 16zM14-358c2-4 3-8 3-16c0-12 18-12 18 0c0 8 1 12 3 16z" fill="#8A6A34"/>
    <path d="M-72-424L0-486L72-424Z" fill="#B4613F"/><path d="M-72-428H72V-418H-72Z" fill="#97492B"/><path d="M0-486v-40M-13-512h26" stroke="#4A3527" stroke-width="6"/>
    <circle cy="-270" r="28" fill="#F6EBD2" stroke="#8A6A34" stroke-width="6"/><path d="M0-288V-270L13-262" stroke="#4A3527" stroke-width="5" fill="none" stroke-linecap="round"/>
    <path d="M-46 0V-112a46 46 0 0 1 92 0V0Z" fill="#CDB891"/><path d="M-34 0V-110a34 34 0 0 1 68 0V0Z" fill="#6E4429"/><path d="M0-142V0" stroke="#4F2F1B" stroke-width="4"/>
    <circle cy="-200" r="19" fill="#7FA0B2" stroke="#CDB891" stroke-width="6"/>
    ${times(2, (i) => `<path d="M${-142 + i * 244} -60v-54a20 20 0 0 1 40 0v54z" fill="#7FA0B2" stroke="#CDB891" stroke-width="6"/>`)}
    ${at(44, -456, stork)}`,
    size,
  );

/** On its nest of sticks. */
const stork = `<path d="M-34 6C-20 16 20 16 34 6L26-8H-26Z" fill="#6B4C30"/><path d="M-36 2l18-8M34 0l-18-8M-20 10l30-14" stroke="#4F3722" stroke-width="4"/>
  <path d="M-3-8v-22M6-8v-22" stroke="#C4452F" stroke-width="3.500"/>
  <path d="M-26-36C-18-54 4-54 12-44C20-50 20-62 22-72C24-82 36-82 38-74C36-58 32-34 12-28C-4-22-18-26-26-36Z" fill="#FFFDF7"/>
  <path d="M-34-32C-24-46-6-44 2-34C-8-24-24-24-34-32Z" fill="#2E2B2A"/><path d="M36-76l28 7l-28 0z" fill="#C4452F"/><circle cx="31" cy="-74" r="2" fill="#2E2B2A"/>`;

/** Hills behind a village, from back to front. */
export const hills = (y: number, colors: readonly string[]) =>
  colors
    .map((color, i) => {
      const top = y + i * 56;
      const lift = i % 2 ? -46 : 40;
      return `<path d="M0 ${top + lift}C240 ${top - 60 - lift} 420 ${top - 30 + lift} 640 ${top}S1020 ${top - 50 - lift} 1200 ${top - lift / 2}V900H0Z" fill="${color}"/>`;
    })
    .join('');
