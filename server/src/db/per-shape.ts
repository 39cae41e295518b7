/** Makes a query of each shape once. @param make gets all in which two queries of one kind differ besides their values */
export function perShape<Shape extends object, Query>(
  make: (shape: Shape) => Query,
): (shape: Shape) => Query {
  const made = new Map<string, Query>();
  return (shape) => {
    const name = Object.values(shape).join(' ');
    const query = made.get(name) ?? make(shape);
    made.set(name, query);
    return query;
  };
}
