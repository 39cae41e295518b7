const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A sun that came out; or its empty place, which is no fault of anybody's. */
export function Sun({ isOut }: { isOut: boolean }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="mx-auto size-12 max-w-full">
      {isOut ? (
        <g fill="var(--fill)" stroke="var(--hue)" strokeWidth="2.5" strokeLinecap="round">
          <circle cx="24" cy="24" r="11" />
          {RAYS.map((angle) => (
            <path key={angle} d="M24 8V3" transform={`rotate(${angle} 24 24)`} />
          ))}
        </g>
      ) : (
        <circle
          cx="24"
          cy="24"
          r="11"
          fill="none"
          stroke="var(--edge)"
          strokeWidth="2"
          strokeDasharray="3 5"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
