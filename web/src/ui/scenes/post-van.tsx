import { Hills, Track } from './land.tsx';
import { Oaks } from './oak.tsx';
import { Scene } from './scene.tsx';
import { Sun } from './sun.tsx';

/** The post van on its way round the farms. */
export function PostVan() {
  return (
    <Scene>
      <Sun x={324} y={52} light={38} disc={25} />
      <Hills level={1} d="M0 112c70-30 140-20 210-6s130-14 190-4v118H0z" />
      <Hills level={2} d="M0 144c90-22 180-14 250-8s110-8 150-4v88H0z" />
      <Oaks at="40 152 0.7, 350 146 0.55" />
      <Hills level={3} d="M0 168c120-10 280-10 400 0v52H0z" />
      <Track d="M0 184c130-8 270-8 400 0v20c-130-8-270-8-400 0z" />
      <ellipse cx="202" cy="196" rx="104" ry="7" fill="var(--sc-shade)" />
      <path
        d="M112 96c0-6 4-10 10-10h104c6 0 10 3 13 8l17 30 32 8c6 2 9 6 9 12v32c0 6-3 9-9 9H121c-6 0-9-3-9-9z"
        fill="var(--sc-wall)"
      />
      <path d="M112 150h185v26c0 6-3 9-9 9H121c-6 0-9-3-9-9z" fill="var(--sc-leaf)" />
      <path d="M214 98h9c4 0 6 2 8 5l11 21h-28z" fill="var(--sc-window)" />
      <path d="M204 98v84" stroke="var(--sc-wall-shade)" strokeWidth="3" />
      <g transform="translate(158 122)">
        <rect x="-24" y="-17" width="48" height="34" rx="4" fill="var(--sc-orb)" />
        <path
          d="M-24-12L0 4l24-16"
          fill="none"
          stroke="var(--sc-wood)"
          strokeWidth="3.5"
          strokeLinejoin="round"
        />
      </g>
      <circle cx="292" cy="152" r="6" fill="var(--sc-orb)" />
      <Wheel x={150} />
      <Wheel x={258} />
    </Scene>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 184)`}>
      <circle r="19" fill="var(--sc-wood)" />
      <circle r="8" fill="var(--sc-stone)" />
    </g>
  );
}
