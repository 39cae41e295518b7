import { Backdrop } from './backdrop.tsx';
import { Oak } from './oak.tsx';
import { Village } from './village.tsx';

/** The horizon of the dehesa along the foot of a page; it gives way first where there is no room. */
export function DehesaStrip() {
  return (
    <div
      data-no-print
      className="pointer-events-none relative mt-auto h-[clamp(110px,14.9vw,300px)] overflow-hidden"
    >
      <Backdrop width={1280} height={190}>
        <path
          d="M0 96C160 50 330 62 470 92s290-56 460-16 250-22 350 8v106H0z"
          fill="var(--sc-hill-1)"
        />
        <path
          d="M0 136c200-46 340-2 520-18s340-44 520-4 180-18 240 0v76H0z"
          fill="var(--sc-hill-2)"
        />
        <Oak x={486} y={126} scale={0.3} />
        <Oak x={812} y={120} scale={0.32} />
        <Village x={644} y={142} scale={0.72} />
        <path d="M0 164c220-30 420-14 640-8s420-20 640 4v30H0z" fill="var(--sc-hill-3)" />
        <Oak x={210} y={172} scale={0.95} />
        <Oak x={388} y={166} scale={0.5} />
        <Oak x={936} y={166} scale={0.55} />
        <Oak x={1100} y={172} scale={1.05} />
      </Backdrop>
    </div>
  );
}
