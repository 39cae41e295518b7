import { projectFacts } from '../lib/project-facts.ts';

/** Whose project this is, 80 px high at most. */
export function Logos() {
  const { width, height, alt } = projectFacts.logos;
  return (
    <img
      src="/logos.svg"
      width={width}
      height={height}
      alt={alt}
      className="h-auto max-h-[80px] w-auto max-w-full rounded-md"
    />
  );
}
