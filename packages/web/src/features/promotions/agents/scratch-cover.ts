/** A place on a card; 0 to 1 along each edge. */
export interface CardPoint {
  x: number;
  y: number;
}

/** The cells of the cover, by which it is counted how much of it is gone. */
export const COLUMNS = 12;
export const ROWS = 6;

/** How much of the cover must be gone for the rest to go by itself. */
const ENOUGH = 0.45;

/** Width of a stroke, in widths of the card. */
export const STROKE = 0.14;

/** The cells that a stroke takes off, as numbers from 0 on, row by row. */
export function strokeCells(from: CardPoint, to: CardPoint): number[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.max(1, Math.ceil(length * COLUMNS * 2));
  const cells = new Set<number>();
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps;
    const column = Math.floor((from.x + (to.x - from.x) * part) * COLUMNS);
    const row = Math.floor((from.y + (to.y - from.y) * part) * ROWS);
    if (column >= 0 && column < COLUMNS && row >= 0 && row < ROWS) cells.add(row * COLUMNS + column);
  }
  return [...cells];
}

/** Whether enough of the cover is gone. @param cells how many cells have been taken off */
export function isUncovered(cells: number): boolean {
  return cells >= COLUMNS * ROWS * ENOUGH;
}
