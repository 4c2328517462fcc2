import type { Fields, Player } from '../../protocol/backend.ts';
import { expectEqual } from '../../protocol/expect.ts';

export const PAGE = { page: 1, pageSize: 20 };

/** The pages of a short list have the rows of the whole list, and its totals and sums. */
export async function expectPages(
  player: Player,
  call: string,
  field: string,
  query: object = {},
): Promise<readonly Fields[]> {
  const whole = await player.expectOk(call, { ...PAGE, ...query });
  const rows = whole[field] as readonly Fields[];
  expectEqual(`total of ${call}`, whole['total'], rows.length);
  for (const index of [...rows.keys(), rows.length]) {
    const page = await player.expectOk(call, { ...query, page: index + 1, pageSize: 1 });
    expectEqual(`page ${index + 1} of ${call}`, page, { ...whole, [field]: rows.slice(index, index + 1) });
  }
  return rows;
}

/** The values of one field of all rows. */
export const pick = <Row, Field extends keyof Row>(rows: readonly Row[], field: Field): Row[Field][] =>
  rows.map((row) => row[field]);

const DIRECTIONS = { ascending: 1, descending: -1 } as const;

/** Whether numbers are in order; equal ones may follow each other. */
export function expectOrder(what: string, numbers: readonly number[], order: keyof typeof DIRECTIONS): void {
  expectEqual(
    what,
    numbers,
    numbers.toSorted((a, b) => DIRECTIONS[order] * (a - b)),
  );
}

/** The sum of one field of all rows. */
export const addUp = <Row>(rows: readonly Row[], field: keyof Row): number =>
  rows.reduce((sum, row) => sum + Number(row[field]), 0);

/** The number of rows that a list has in all. */
export async function expectTotal(player: Player, call: string, total: number): Promise<void> {
  expectEqual(`total of ${call}`, (await player.expectOk(call, PAGE))['total'], total);
}
