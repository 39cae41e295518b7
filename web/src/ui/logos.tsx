import { Azulejo } from './azulejo.tsx';
import { Mark } from './mark.tsx';

/** What the foot of a page says of a town. */
export interface FooterTown {
  readonly name: string;
  /** Address of their picture. */
  readonly logos: string | null;
  /** Who pays for the project. */
  readonly funder: string | null;
}

/** Whose project this is, 80 px high at most: the town's picture, else the mark and the town's name. */
export function Logos({ town }: { town: FooterTown | undefined }) {
  if (town?.logos) return <img src={town.logos} alt={wordsOf(town)} className={PICTURE} />;
  return (
    <p className="flex min-h-20 items-center gap-3">
      <Azulejo hue="encina" size="small">
        <Mark />
      </Azulejo>
      <span className="leading-tight">
        <b className="block text-lg">Encina</b>
        {town?.name}
      </span>
    </p>
  );
}

const PICTURE = 'h-auto max-h-[80px] w-auto max-w-full rounded-md';

/** For who does not see them. */
const wordsOf = ({ name, funder }: FooterTown): string =>
  `Encina y Ayuntamiento de ${name}${funder ? `, con la ayuda de ${funder}` : ''}`;
