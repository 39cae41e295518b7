import { Scene } from './scene.tsx';

/** A courtyard: white arches, a well, geraniums on the wall. */
export function Courtyard() {
  return (
    <Scene>
      <rect y="40" width="400" height="150" fill="var(--sc-wall)" />
      <path d="M-10 50L18 24h364l28 26z" fill="var(--sc-roof)" />
      <rect y="44" width="400" height="7" fill="var(--sc-roof-2)" />
      <rect y="150" width="400" height="40" fill="var(--sc-wall-shade)" />
      <g fill="var(--sc-wall-shade)" stroke="var(--sc-stone)" strokeWidth="5">
        <path d="M30 188v-74a34 34 0 0 1 68 0v74z" />
        <path d="M302 188v-74a34 34 0 0 1 68 0v74z" />
      </g>
      <path d="M44 188v-72a20 20 0 0 1 40 0v72z" fill="var(--sc-door)" />
      <rect x="318" y="104" width="36" height="42" rx="3" fill="var(--sc-window)" />
      <path d="M336 104v42M318 125h36" stroke="var(--sc-wood)" strokeWidth="3" />
      <Pot x={128} y={118} />
      <Pot x={166} y={76} />
      <Pot x={234} y={76} />
      <Pot x={272} y={118} />
      <path d="M0 188h400v32H0z" fill="var(--sc-path)" />
      <ellipse cx="200" cy="200" rx="64" ry="7" fill="var(--sc-shade)" />
      <path d="M156 156h88v36a44 10 0 0 1-88 0z" fill="var(--sc-stone)" />
      <ellipse cx="200" cy="156" rx="44" ry="10" fill="var(--sc-stone-2)" />
      <ellipse cx="200" cy="157" rx="33" ry="6.5" fill="var(--sc-water)" />
      <path
        d="M164 156v-50M236 156v-50M158 106h84"
        stroke="var(--sc-wood)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M200 106v26" stroke="var(--sc-wood)" strokeWidth="3" />
      <path d="M190 132h20l-3 15h-14z" fill="var(--sc-roof-2)" />
    </Scene>
  );
}

function Pot({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-13 0h26l-4 16H-9z" fill="var(--sc-roof)" />
      <path d="M-15 0c-3-8 2-13 8-12 2-6 12-6 14 0 7-1 11 5 8 12z" fill="var(--sc-leaf-light)" />
      <g fill="var(--sc-flower)">
        <circle cx="-8" cy="-9" r="4.5" />
        <circle cx="2" cy="-14" r="4.5" />
        <circle cx="10" cy="-7" r="4.5" />
      </g>
    </g>
  );
}
