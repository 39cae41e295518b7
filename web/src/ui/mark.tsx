/** The leaf of the holm oak and its acorn: Encina's mark, in one colour, to be set on a tile. */
export function Mark() {
  return (
    <svg viewBox="5 2 40 44" fill="currentColor" aria-hidden="true" className="size-[64%]">
      <g transform="translate(17.5 21) rotate(-28)">
        <path d="M0-19c2 3 4.5 4 7.5 4-.7 3 .3 6 2.7 7.7-1.4 2.8-1 5.8.8 8.1-2 2.2-2.6 4.7-2.1 7.5C5.8 9.2 3 11.5 0 17c-3-5.5-5.8-7.8-8.9-8.7.5-2.8-.1-5.3-2.1-7.5 1.8-2.3 2.2-5.3.8-8.1 2.4-1.7 3.4-4.7 2.7-7.7 3 0 5.5-1 7.5-4z" />
        <path
          d="M0-10v33M0-2l4-3M0 5l4-3M0-2l-4-3M0 5l-4-3"
          fill="none"
          stroke="var(--mark-vein, var(--fill))"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
        <path d="M0 17v6" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      </g>
      <g transform="translate(34 27) rotate(14)">
        <path d="M0-9v-4" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        <path d="M-9 0c0-6 4-9.5 9-9.500S9-6 9 0c0 1-.6 1.5-1.5 1.500h-15C-8.4 1.5-9 1-9 0z" />
        <path d="M-7 4h14c0 7-3.2 11.5-7 14-3.8-2.5-7-7-7-14z" />
      </g>
    </svg>
  );
}
