/**
 * The beads that fit: a column is filled from top to bottom, and a full road loses its oldest column.
 * @param beads the oldest first
 */
export const fitBeads = <T>(beads: readonly T[], rows: number, columns: number): readonly T[] =>
  beads.slice(Math.max(0, Math.ceil(beads.length / rows) - columns) * rows);
