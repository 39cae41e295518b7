import { Backdrop } from './backdrop.tsx';
import { Hills } from './land.tsx';
import { Oaks } from './oak.tsx';
import { Village } from './village.tsx';

/** The horizon of the dehesa along the foot of a page; it gives way first where there is no room. */
export function DehesaStrip() {
  return (
    <div
      data-no-print
      className="pointer-events-none relative mt-auto h-[clamp(110px,14.9vw,300px)] overflow-hidden"
    >
      <Backdrop width={1280} height={190}>
        <Hills level={1} d="M0 96C160 50 330 62 470 92s290-56 460-16 250-22 350 8v106H0z" />
        <Hills level={2} d="M0 136c200-46 340-2 520-18s340-44 520-4 180-18 240 0v76H0z" />
        <Oaks at="486 126 0.3, 812 120 0.32" />
        <Village x={644} y={142} scale={0.72} />
        <Hills level={3} d="M0 164c220-30 420-14 640-8s420-20 640 4v30H0z" />
        <Oaks at="210 172 0.95, 388 166 0.5, 936 166 0.55, 1100 172 1.05" />
      </Backdrop>
    </div>
  );
}
