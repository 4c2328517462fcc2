import type { StoredWorld } from '#store/database.ts';
import { WorldView, type WorldSource, type WrapStore } from './world-view.ts';

/** Stores a temporary world in the server's database. @throws {TooManyWorldsError} */
type Save = () => Promise<{ readonly source: WorldSource; readonly stored: StoredWorld }>;

/** A view of a new world in memory, which `ensureStored()` replaces by the stored world. */
export class TemporaryWorld extends WorldView {
  readonly #save: Save;
  #saving: Promise<void> | undefined;

  constructor(source: WorldSource, temporary: StoredWorld, save: Save, wrapStore?: WrapStore) {
    super(source, temporary, wrapStore);
    this.#save = save;
  }

  override get isStored(): boolean {
    return this.#saving !== undefined;
  }

  override ensureStored(): Promise<void> {
    return (this.#saving ??= this.#save().then(({ source, stored }) => this.attach(source, stored)));
  }
}
