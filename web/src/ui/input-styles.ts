/** How every text input looks: 56 px high, an edge that can be seen, red and thick where it is wrong. */
export const inputStyles =
  'w-full min-h-14 rounded-lg border-2 border-edge bg-card px-4 py-2 text-base text-ink placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] disabled:border-dashed disabled:bg-paper';
