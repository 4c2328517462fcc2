import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { EXPORT_FORMAT, readExport } from '#worlds/export-schema.ts';
import type { Worlds } from '#worlds/registry.ts';
import { SECOND_MS } from '#time/durations.ts';

const fileSchema = z.strictObject({
  format: z.literal(EXPORT_FORMAT),
  worlds: z.record(z.string(), z.unknown()),
});

/** Keeps worlds over a restart of the process. */
export interface StateFile {
  /** Writes soon: many calls make one write. */
  touch(): void;
  /** Writes now, if anything has happened since the last time. */
  save(): Promise<void>;
}

async function restore(file: string, worlds: Worlds): Promise<void> {
  const { worlds: saved } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const [name, data] of Object.entries(saved))
    await (await worlds.get(name)).import(await readExport(data));
}

/** Writes beside the file and moves it into place, so that a crash leaves the old one whole. */
async function write(file: string, worlds: Worlds): Promise<void> {
  const saved: Record<string, unknown> = {};
  for (const name of worlds.names()) saved[name] = await (await worlds.get(name)).export();
  writeFileSync(`${file}.new`, JSON.stringify({ format: EXPORT_FORMAT, worlds: saved }));
  renameSync(`${file}.new`, file);
}

/**
 * Opens a state file and takes over the worlds it holds.
 * @throws {Error} when the file is there and cannot be read as one.
 */
export async function openStateFile(file: string, worlds: Worlds): Promise<StateFile> {
  if (existsSync(file)) {
    try {
      await restore(file, worlds);
    } catch (error) {
      throw new Error(`${file} holds no state of this server; remove it or name another`, { cause: error });
    }
  }
  mkdirSync(dirname(file), { recursive: true });
  let changed = false;
  let timer: NodeJS.Timeout | undefined;
  const save = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (!changed) return;
    changed = false;
    await write(file, worlds);
  };
  return {
    save,
    touch: () => {
      changed = true;
      timer ??= setTimeout(() => void save(), SECOND_MS).unref();
    },
  };
}
