/** The sun, or the moon at night, with the light around it. */
export function Sun({ x, y, light, disc }: { x: number; y: number; light: number; disc: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={light} fill="var(--sc-glow)" />
      <circle cx={x} cy={y} r={disc} fill="var(--sc-orb)" />
    </>
  );
}
