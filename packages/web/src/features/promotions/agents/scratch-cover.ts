/** A point on a card; 0 to 1 along each edge. */
export interface CardPoint {
  x: number;
  y: number;
}

/** Cells that measure how much of the cover is removed. */
export const COLUMNS = 12;
export const ROWS = 6;

/** Share of the cover after which the rest disappears. */
const ENOUGH = 0.45;

/** Width of a stroke, in widths of the card. */
export const STROKE = 0.14;

/** The cells that a stroke removes, numbered from 0, row by row. */
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

/** Whether enough of the cover is removed. @param cells number of removed cells */
export function isUncovered(cells: number): boolean {
  return cells >= COLUMNS * ROWS * ENOUGH;
}
