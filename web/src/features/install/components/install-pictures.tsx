import type { ReactNode } from 'react';

/** The upper edge of a browser or a part of it, drawn plainly: where to tap has a ring around it. */
function Screen({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 120"
      aria-hidden="true"
      className="w-full max-w-72 flex-none rounded-xl border-2 border-edge"
    >
      <rect width="240" height="120" className="fill-paper" />
      {children}
    </svg>
  );
}

const Ring = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r="19" fill="none" strokeWidth="5" className="stroke-clay" />
);

const Bar = ({ y = 0 }: { y?: number }) => (
  <>
    <rect y={y} width="240" height="40" className="fill-sand" />
    <rect x="14" y={y + 9} width="150" height="22" rx="11" className="fill-card" />
  </>
);

const Line = ({ y, width = 110 }: { y: number; width?: number }) => (
  <rect x="86" y={y} width={width} height="8" rx="4" className="fill-edge" />
);

/** The three dots of Chrome. */
export const ThreeDots = () => (
  <Screen>
    <Bar />
    {[12, 20, 28].map((y) => (
      <circle key={y} cx="214" cy={y} r="3" className="fill-ink" />
    ))}
    <Ring x={214} y={20} />
  </Screen>
);

/** A square with an arrow out of it: Safari's "Compartir". */
export const ShareSign = () => (
  <Screen>
    <Bar />
    <g fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-ink">
      <path d="M207 18h-3v14h20V18h-3M214 25V9M209 13l5-5 5 5" />
    </g>
    <Ring x={214} y={20} />
  </Screen>
);

/** A list of which one line is meant: a plus in a square. */
export const AddLine = () => (
  <Screen>
    <rect x="60" y="8" width="164" height="104" rx="10" className="fill-card stroke-edge" />
    <Line y={24} />
    <Line y={56} width={90} />
    <Line y={88} />
    <g fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-ink">
      <rect x="196" y="52" width="16" height="16" rx="4" />
      <path d="M204 56v8M200 60h8" />
    </g>
    <rect
      x="70"
      y="44"
      width="146"
      height="32"
      rx="8"
      fill="none"
      strokeWidth="5"
      className="stroke-clay"
    />
  </Screen>
);

/** The icon among those of the tablet. */
export const AmongIcons = () => (
  <Screen>
    {[30, 90, 210].map((x) => (
      <rect key={x} x={x - 18} y="34" width="36" height="36" rx="9" className="fill-sand" />
    ))}
    <image href="/icon.svg" x="130" y="32" width="40" height="40" />
    <text x="150" y="96" textAnchor="middle" fontSize="16" fontWeight="600" className="fill-ink">
      Encina
    </text>
  </Screen>
);
