import { useIsUpright } from '../use-is-upright.ts';
import { Backdrop } from './backdrop.tsx';
import { Hills, Track } from './land.tsx';
import { Oaks } from './oak.tsx';
import { Sky } from './sky.tsx';
import { Village } from './village.tsx';

interface DehesaProps {
  /** False where words stand in the sky: on a moon nobody can read them. */
  orb?: boolean;
}

/** The dehesa with the village in it, for the start screens: one drawing for wide screens, one for tall ones. */
export function Dehesa({ orb = true }: DehesaProps) {
  // Only one of them is ever made: a slow telephone takes half as long for its first sight of Encina.
  return useIsUpright() ? <Tall orb={orb} /> : <Wide orb={orb} />;
}

function Wide({ orb }: DehesaProps) {
  return (
    <Backdrop width={1280} height={800}>
      <Sky width={1280} height={800} orb={orb ? [1010, 340, 88] : undefined} />
      <Hills level={1} d="M0 470C160 400 330 412 470 452S760 382 930 432s250-30 350 8v360H0z" />
      <Hills level={2} d="M0 524c200-50 340 0 520-20s340-54 520-4 180-20 240 0v300H0z" />
      <Oaks at="330 540 0.42, 410 528 0.3, 905 522 0.34, 1186 520 0.32" />
      <Village x={644} y={520} scale={1.02} />
      <Hills level={3} d="M0 596c220-60 420-30 640-15s420-35 640 5v214H0z" />
      <Track d="M640 574c2 22 44 34 34 60-12 30-70 50-84 84-12 30-6 54 4 82h104c-20-30-28-50-14-78 16-32 62-52 50-92-10-32-74-34-78-56z" />
      <Oaks at="880 606 0.62, 370 616 0.66" />
      <StoneWall y={648} />
      <Hills level={4} d="M0 700c240-50 420-24 590-24 0 40-16 80 10 132H0z" />
      <Hills level={4} d="M1280 694c-200-38-400-24-562-18-26 40-70 70-30 132h592z" />
      <Oaks at="164 690 1.55, 1118 682 1.75" />
      <Sheep x={300} y={706} />
      <Sheep x={352} y={722} flip />
      <Sheep x={958} y={712} flip />
    </Backdrop>
  );
}

/** Wider than any phone, so that phones and tablets held upright are both filled from top to bottom. */
function Tall({ orb }: DehesaProps) {
  return (
    <Backdrop width={640} height={860}>
      <Sky width={640} height={860} orb={orb ? [446, 372, 46] : undefined} />
      <Hills level={1} d="M0 510c80-34 190-38 320-24s220-34 320-10v394H0z" />
      <Hills level={2} d="M0 556c110-32 240-8 340-18s200-16 300 2v330H0z" />
      <Oaks at="82 556 0.34, 566 548 0.36" />
      <Village x={324} y={556} scale={0.96} />
      <Hills level={3} d="M0 606c140-30 300-26 380-20s180-10 260 4v280H0z" />
      <Oaks at="480 622 0.6, 226 612 0.42" />
      <Hills level={4} d="M0 700c110-28 220-30 330-26s210-14 310 4v192H0z" />
      <Track d="M319 578c4 26 32 42 30 66-4 38-74 58-76 110-2 42 12 72 24 112h112c-22-40-54-66-54-104 2-48 38-72 34-118-4-30-46-42-50-66z" />
      <Oaks at="158 706 1.08, 20 726 1.3, 604 712 1.2" />
      <Sheep x={480} y={668} flip />
      <Sheep x={436} y={682} />
    </Backdrop>
  );
}

const stones = Array.from({ length: 40 }, (_, place) => place);

/** A dry-stone wall, as between all fields here. */
function StoneWall({ y }: { y: number }) {
  return (
    <g>
      {stones.map((place) => (
        <rect
          key={place}
          x={place * 33 - 10 + (place % 3) * 2}
          y={y + Math.sin(place * 0.42) * 6 - (place % 2) * 3}
          width={30 - (place % 4)}
          height={18 + (place % 3) * 2}
          rx="7"
          fill={place % 2 ? 'var(--sc-stone)' : 'var(--sc-stone-2)'}
        />
      ))}
    </g>
  );
}

function Sheep({ x, y, flip = false }: { x: number; y: number; flip?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1)`}>
      <path
        d="M-7 0v8M-3 1v8M5 1v8M9 0v8"
        stroke="var(--sc-wood)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M-12-3c-3-5 1-10 5-9 2-4 8-4 10-1 4-2 9 1 8 5 4 2 3 8-1 9-6 2-14 2-18 0-2 0-4-2-4-4z"
        fill="var(--sc-wool)"
      />
      <path d="M10-8c3-3 8-2 9 1 1 2-1 5-4 5-4 0-6-3-5-6z" fill="var(--sc-wood)" />
    </g>
  );
}
