// @ts-check
/**
 * Of Node, for the server: where a machine has much memory, V8 lets garbage lie for long. As much heap as it would take
 * on a small machine is enough for a town (decision 0076).
 */
export const SERVER_FLAGS = ['--max-old-space-size=512', '--max-semi-space-size=8'];
