/** One piece of a photo that is cut into a square of `side` by `side`; `at` counts row by row from 0. */
export function PhotoTile({
  photo,
  at,
  side,
  onMissing,
}: {
  photo: string;
  at: number;
  side: number;
  /** It could not be had. */
  onMissing: () => void;
}) {
  return (
    <img
      src={photo}
      alt=""
      draggable={false}
      onError={onMissing}
      className="pointer-events-none absolute max-w-none object-cover"
      style={{
        width: `${side * 100}%`,
        height: `${side * 100}%`,
        left: `${(at % side) * -100}%`,
        top: `${Math.floor(at / side) * -100}%`,
      }}
    />
  );
}
