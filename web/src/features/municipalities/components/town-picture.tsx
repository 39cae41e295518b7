import { useState } from 'react';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { Mark } from '../../../ui/mark.tsx';

/** The town's photo, or the mark on its tile where there is none or it does not load. */
export function TownPicture({ photo }: { photo: string | null }) {
  const [broken, setBroken] = useState(false);
  if (!photo || broken) {
    return (
      <Azulejo hue="encina">
        <Mark />
      </Azulejo>
    );
  }
  return (
    <img
      src={photo}
      alt=""
      onError={() => setBroken(true)}
      className="size-18 flex-none rounded-[25%] border-2 border-edge object-cover sm:size-22"
    />
  );
}
