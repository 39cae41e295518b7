/** Does it once what React has just made can be seen: what is fetched or worked out earlier than that holds up the picture. */
export function afterPaint(act: () => void): () => void {
  // The first frame draws; when the second one begins, it is on the screen.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}
