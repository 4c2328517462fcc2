import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { WorldDamagedError } from '#store/errors.ts';
import { isWorldName, WORLD_NAME_RULE } from '#worlds/address.ts';
import { exportText } from '#worlds/export-text.ts';
import { EXPORT_FORMAT, readExport, type WorldExport } from '#worlds/export-schema.ts';

/** A damaged world with the reason. */
export interface DamagedWorld {
  readonly world: string;
  readonly reason: string;
}

/** The content of a worlds file. */
export interface WorldsFile {
  readonly worlds: ReadonlyMap<string, WorldExport>;
  readonly damaged: readonly DamagedWorld[];
}

const manySchema = z.object({ format: z.literal(EXPORT_FORMAT), worlds: z.record(z.string(), z.unknown()) });
/** In the format of the control API's export. */
const oneSchema = z.object({ format: z.literal(EXPORT_FORMAT), world: z.string(), data: z.unknown() });

/** The defect of a world, without its name, which precedes it in messages. */
export function getReason(error: unknown): string {
  if (error instanceof WorldDamagedError) return error.reason;
  return error instanceof Error ? error.message : String(error);
}

async function* toText(worlds: AsyncIterable<readonly [string, WorldExport]>): AsyncGenerator<string> {
  yield `{"format":${EXPORT_FORMAT},"worlds":{`;
  let comma = '';
  for await (const [name, world] of worlds) {
    yield `${comma}\n${JSON.stringify(name)}:`;
    yield* exportText(world);
    comma = ',';
  }
  yield '}}\n';
}

/** Writes a temporary file and renames it, so that an existing file stays complete until then. */
export async function writeWorldsFile(
  file: string,
  worlds: AsyncIterable<readonly [string, WorldExport]>,
): Promise<void> {
  const unfinished = `${file}.new`;
  try {
    await pipeline(Readable.from(toText(worlds)), createWriteStream(unfinished));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Reads a file of worlds, or an export of one world by the control API.
 * @param wanted only these worlds; all if it is empty
 * @throws {Error} if it is not such a file, or lacks a wanted world
 */
export async function readWorldsFile(file: string, wanted: readonly string[]): Promise<WorldsFile> {
  let data: unknown;
  try {
    data = JSON.parse(await text(createReadStream(file)));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${getReason(error)}`, { cause: error });
  }
  const many = manySchema.safeParse(data);
  const one = oneSchema.safeParse(data);
  if (!many.success && !one.success)
    throw new Error(`${file} contains no worlds of format ${EXPORT_FORMAT}, which this server reads`);
  const found = many.success ? Object.entries(many.data.worlds) : [];
  if (one.success) found.push([one.data.world, one.data.data]);
  const missing = wanted.find((name) => !found.some(([world]) => world === name));
  if (missing !== undefined) throw new Error(`${file} contains no world ${missing}`);

  const worlds = new Map<string, WorldExport>();
  const damaged: DamagedWorld[] = [];
  for (const [world, exported] of found) {
    if (wanted.length > 0 && !wanted.includes(world)) continue;
    try {
      if (!isWorldName(world)) throw new Error(WORLD_NAME_RULE);
      worlds.set(world, await readExport(exported));
    } catch (error) {
      damaged.push({ world, reason: getReason(error) });
    }
  }
  return { worlds, damaged };
}
