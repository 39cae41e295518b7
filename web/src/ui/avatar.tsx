import { useState } from 'react';
import { hueOf } from './hue.ts';

export type AvatarSize = 'tiny' | 'small' | 'regular' | 'large' | 'largest';

const sizes: Record<AvatarSize, string> = {
  // So small that a coloured letter would be hard to read by night.
  tiny: 'size-12 text-base text-ink',
  small: 'size-14 text-lg text-hue',
  regular: 'size-18 text-xl text-hue',
  large: 'size-28 text-3xl text-hue',
  largest: 'size-40 text-4xl text-hue',
};

/** First letters of the first two words that are names: "María de la Paz" is MP. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const names = words.filter((word) => !/^(de|del|la|las|los|y)$/i.test(word));
  return names
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('es-ES');
}

/** A face, or initials on a colour that is always the same for the same person. The name stands beside it. */
export function Avatar({
  id,
  name,
  photo,
  size = 'regular',
}: {
  id: string;
  name: string;
  photo?: string | null | undefined;
  size?: AvatarSize;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const look = `${sizes[size]} flex-none rounded-[26%] border-2 border-hue-edge`;
  if (photo && photo !== broken) {
    return (
      <img
        src={photo}
        alt=""
        data-hue={hueOf(id)}
        onError={() => setBroken(photo)}
        className={`${look} bg-ground object-cover`}
      />
    );
  }
  return (
    <span
      aria-hidden
      data-hue={hueOf(id)}
      className={`${look} grid place-items-center bg-ground font-bold`}
    >
      {initialsOf(name)}
    </span>
  );
}
