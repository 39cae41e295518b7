export const digitFace = (digit: number) => <span className="symbol-digit">{digit}</span>;

export function NumbersExample() {
  return (
    <p>
      Se ven <b>4, 7, 1</b>. Cuando se tapan, toca el 4, luego el 7 y luego el 1.
    </p>
  );
}
