import type { Fields, Player } from '../../protocol/backend.ts';
import { expectEqual, expectFields } from '../../protocol/expect.ts';

export const PAGE = { page: 1, pageSize: 20 };

/** The pages of a list of two rows agree with the whole list. */
export async function expectPages(player: Player, call: string, field: string): Promise<readonly Fields[]> {
  const whole = await player.expectOk(call, PAGE);
  const rows = whole[field] as readonly Fields[];
  expectEqual('total', whole['total'], rows.length);
  for (const index of [...rows.keys(), rows.length]) {
    const page = await player.expectOk(call, { page: index + 1, pageSize: 1 });
    const expected = { [field]: rows.slice(index, index + 1), total: rows.length };
    expectFields(`page ${index + 1}`, page, expected);
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
