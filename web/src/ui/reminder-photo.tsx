/** The photo of what there is to do: of a box of pills, of a door. */
export function ReminderPhoto({
  src,
  title,
  className = 'max-h-64',
}: {
  src: string;
  /** What it is about: a photo says it to whoever does not see it. */
  title: string;
  className?: string;
}) {
  return (
    <img
      src={src}
      alt={`Foto de «${title}»`}
      className={`max-w-full rounded-2xl border-2 border-line bg-card object-contain ${className}`}
    />
  );
}
