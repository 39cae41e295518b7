/** What is told while `work` goes on, in its order. */
export async function* events<T>(
  work: (tell: (event: T) => void) => Promise<void>,
): AsyncGenerator<T> {
  const queue: T[] = [];
  let isOver = false;
  let news = Promise.withResolvers<void>();
  const done = work((event) => {
    queue.push(event);
    news.resolve();
  }).finally(() => {
    isOver = true;
    news.resolve();
  });
  while (!isOver || queue.length > 0) {
    await news.promise;
    if (!isOver) news = Promise.withResolvers();
    yield* queue.splice(0);
  }
  await done;
}
