/** Where each leaf falls, in percent of the width, and how long it waits, in ms. */
const LEAVES = [
  [6, 0],
  [17, 500],
  [28, 150],
  [41, 800],
  [53, 300],
  [64, 650],
  [76, 100],
  [88, 450],
] as const;

/** Leaves and acorns come down once. Where movement is not wanted they are not there at all. */
export function Celebration() {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 overflow-hidden motion-reduce:hidden"
    >
      {LEAVES.map(([left, delay], at) => (
        <svg
          key={left}
          viewBox="-14 -22 28 44"
          className={`falling-leaf ${at % 2 === 0 ? 'text-encina-fill' : 'text-honey-fill'}`}
          style={{ left: `${left}%`, animationDelay: `${delay}ms` }}
          fill="currentColor"
          aria-hidden="true"
        >
          <path d="M0-19c2 3 4.500 4 7.500 4-.7 3 .3 6 2.700 7.700-1.400 2.800-1 5.800.8 8.100-2 2.200-2.600 4.700-2.100 7.500C5.800 9.200 3 11.500 0 20c-3-8.500-5.800-10.800-8.900-11.700.5-2.800-.1-5.300-2.100-7.500 1.800-2.300 2.200-5.300.8-8.100 2.400-1.700 3.400-4.700 2.700-7.700 3 0 5.500-1 7.500-4z" />
        </svg>
      ))}
    </div>
  );
}
