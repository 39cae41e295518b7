import { Hills } from './land.tsx';
import { Oak } from './oak.tsx';
import { Scene } from './scene.tsx';
import { Sun } from './sun.tsx';

/** A bench in the sun by a white wall. */
export function Bench() {
  return (
    <Scene>
      <Sun x={330} y={56} light={46} disc={30} />
      <Hills level={2} d="M0 118c70-26 150-20 220-8s130-8 180-4v114H0z" />
      <Hills level={3} d="M0 164c90-14 190-10 260-6s110-4 140-2v64H0z" />
      <Oak x={86} y={172} scale={1.25} />
      <ellipse cx="262" cy="192" rx="92" ry="7" fill="var(--sc-shade)" />
      <g stroke="var(--sc-wood)" strokeWidth="6" strokeLinecap="round">
        <path d="M196 160v30M328 160v30M200 118v40M324 118v40" />
      </g>
      <g fill="var(--sc-door)">
        <rect x="184" y="112" width="156" height="11" rx="4" />
        <rect x="184" y="130" width="156" height="11" rx="4" />
        <rect x="178" y="154" width="168" height="12" rx="4" />
      </g>
      <g transform="translate(290 152)">
        <ellipse rx="27" ry="5" fill="var(--sc-path)" />
        <path d="M-14-1c0-14 4-19 14-19s14 5 14 19z" fill="var(--sc-path)" />
        <path d="M-14-4c8 3 20 3 28 0v4c-8 3-20 3-28 0z" fill="var(--sc-roof)" />
      </g>
    </Scene>
  );
}
