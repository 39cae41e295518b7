import { Hills } from './land.tsx';
import { Scene } from './scene.tsx';
import { Sun } from './sun.tsx';
import { Village } from './village.tsx';

/** The village square with its fountain. */
export function Square() {
  return (
    <Scene>
      <Sun x={62} y={58} light={38} disc={24} />
      <Hills level={1} d="M0 140c80-24 150-18 210-10s130-10 190-4v94H0z" />
      <Village x={206} y={166} scale={0.82} />
      <path d="M0 168h400v52H0z" fill="var(--sc-path)" />
      <Lamp x={46} />
      <Lamp x={356} />
      <ellipse cx="200" cy="202" rx="76" ry="8" fill="var(--sc-shade)" />
      <path d="M136 186h128l-8 15H144z" fill="var(--sc-stone-2)" />
      <ellipse cx="200" cy="186" rx="64" ry="8" fill="var(--sc-stone)" />
      <ellipse cx="200" cy="186" rx="52" ry="5" fill="var(--sc-water)" />
      <path d="M194 186v-22h12v22z" fill="var(--sc-stone-2)" />
      <path d="M178 162h44l-8 8h-28z" fill="var(--sc-stone)" />
      <g fill="none" stroke="var(--sc-water)" strokeWidth="3" strokeLinecap="round">
        <path d="M200 160c-2-12-16-10-18 6M200 160c2-12 16-10 18 6" />
      </g>
    </Scene>
  );
}

function Lamp({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 196)`}>
      <ellipse cy="0" rx="14" ry="3" fill="var(--sc-shade)" />
      <path d="M0 0v-66" stroke="var(--sc-wood)" strokeWidth="4" strokeLinecap="round" />
      <path d="M-8-84h16l-3 18H-5z" fill="var(--sc-orb)" />
      <path d="M-11-84L0-94l11 10z" fill="var(--sc-wood)" />
    </g>
  );
}
