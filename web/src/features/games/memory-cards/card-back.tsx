/** The azulejo of the cards: an acorn in a diamond. */
export function CardBack() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" fill="none" className="size-[72%]">
      <g stroke="currentColor" strokeWidth="4">
        <rect x="8" y="8" width="84" height="84" rx="20" />
        <path d="M50 17 83 50 50 83 17 50z" />
      </g>
      <g fill="currentColor">
        <path d="M35 46c0-10 6-16 15-16s15 6 15 16z" />
        <path d="M38 50h24c0 11-5 18-12 22-7-4-12-11-12-22z" />
      </g>
    </svg>
  );
}
