/** A film of the family, where its message is. */
export function MessageVideo({
  url,
  name,
  className,
}: {
  url: string;
  name: string;
  className: string;
}) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: a video of the family has no captions
    <video
      src={url}
      controls
      playsInline
      preload="metadata"
      aria-label={name}
      className={`bg-[#000000] ${className}`}
    />
  );
}
