import { hasRulesFor, withoutRules, type Matching, type RuleTarget } from '#rules/rules.ts';
import { createJournal, type Journal } from '#journal/journal.ts';
import type { Secrets } from '#random/secrets.ts';
import type { StoredWorld } from '#store/database.ts';
import { WorldReplacedError } from '#store/errors.ts';
import type { Store } from '#store/port.ts';
import type { Recording } from '#store/recording.ts';
import { clockSetTo, startClock, toTime, type ClockState } from '#time/clock.ts';
import type { WorldConfigOverrides } from '#config/world-config.ts';
import { worldPrefix } from './address.ts';
import { createContents } from './initial-world.ts';
import type { WorldExport } from './export-schema.ts';
import type { Arrival } from '#journal/entry.ts';
import { createArrival, forkWorld } from './fork.ts';
import { createHistory, type History, type UndoResult } from './history.ts';
import type { WorldObserver, WorldObservers } from './observer.ts';
import type { ParsedRecord } from './record-cache.ts';
import { newRecord, type Origin, type WorldRecord } from './record.ts';
import { createWorldRules, matchWorldRules, type Revision, type Rules } from './world-rules.ts';
import type { Clock, ForkResult, WorldSnapshot, World } from './world.ts';

/** The source of a world's view. */
export interface WorldSource {
  readonly name: string;
  readonly secrets: Secrets | undefined;
  readonly observers: WorldObservers;
  /** The instant at which the clock of a new world is frozen; undefined for a running clock. */
  readonly now: number | undefined;
  /** The time of running clocks, in ms since 1970 UTC: the same for all processes that share the store. */
  machineNow(): number;
  /** The next stamp: see `createStamps`. */
  stamp(): number;
  /** The current state of the world; undefined if it was deleted. */
  find(): Promise<StoredWorld | undefined>;
  /** Parses a record; `written` is the record if this process has just written it. */
  parse(stored: StoredWorld, written?: WorldRecord): ParsedRecord;
}

/** Wraps the store of each generation that a view uses. */
export type WrapStore = (store: Store, stamp: () => number) => Omit<Recording, 'changes'>;

type CreateReplacement = (record: WorldRecord) => {
  readonly record: WorldRecord;
  readonly contents: Parameters<StoredWorld['replace']>[0]['contents'];
  readonly isFresh: boolean;
};

/** A view of a world. Every call gets its own, so parts that a call may not need are created on demand. */
export class WorldView implements World {
  readonly #wrapStore: WrapStore | undefined;
  #source: WorldSource;
  #stored: StoredWorld;
  #parsed: ParsedRecord;
  #stores: ReturnType<WrapStore>;
  #hasChanged = false;
  #clock: Clock | undefined;
  #rules: Rules | undefined;

  /** @throws {Error} with the defect of the stored data */
  constructor(source: WorldSource, stored: StoredWorld, wrapStore?: WrapStore) {
    this.#source = source;
    this.#wrapStore = wrapStore;
    this.#stored = stored;
    this.#parsed = source.parse(stored);
    this.#stores = this.#wrap(stored.store);
  }

  get name(): string {
    return this.#source.name;
  }

  get prefix(): string {
    return worldPrefix(this.#source.name);
  }

  get secrets(): Secrets | undefined {
    return this.#source.secrets;
  }

  get clock(): Clock {
    return (this.#clock ??= { now: () => this.#now(), state: () => this.#record.clock });
  }

  get rules(): Rules {
    return (this.#rules ??= createWorldRules(
      () => this.#record,
      (change) => this.#revise(change),
    ));
  }

  hasRulesFor(operationId: string): boolean {
    return hasRulesFor(this.#record.faults, operationId);
  }

  matchRules(target: RuleTarget): Matching | Promise<Matching> {
    return matchWorldRules(this.#record, target, (change) => this.#revise(change));
  }

  get store(): Store {
    return this.#stores.store;
  }

  get unrecordedStore(): Store {
    return this.#stores.unrecordedStore;
  }

  get hasChanged(): boolean {
    return this.#hasChanged || !this.#stores.isEmpty();
  }

  get journal(): Journal {
    return createJournal(this.#stored.list('requests'), this.#stored.list('events'), this.#source);
  }

  get history(): History {
    return createHistory(this.#stored.list('history'), this.#source);
  }

  get observer(): WorldObserver | undefined {
    return this.#source.observers.get(this.#source.name);
  }

  get origin(): Origin {
    return this.#record.origin;
  }

  get config(): World['config'] {
    return this.#parsed.configAndContent.config;
  }

  get content(): World['content'] {
    return this.#parsed.configAndContent.content;
  }

  get startedAt(): number {
    return this.#record.startedAt;
  }

  ensureStored(): Promise<void> | undefined {
    return undefined;
  }

  get isStored(): boolean {
    return true;
  }

  get generation(): number {
    return this.#stored.generation;
  }

  get version(): number {
    return this.#stored.version;
  }

  async refresh(): Promise<void> {
    const latest = await this.#source.find();
    if (latest?.generation !== this.#stored.generation) throw new WorldReplacedError();
    if (latest !== this.#stored) this.#use(latest);
  }

  reset(origin: Origin, now?: number): Promise<void> {
    return this.#replace(({ faults }) => {
      const machineNow = this.#source.machineNow();
      const clock = startClock(this.#source.now);
      const record = newRecord(
        origin,
        now === undefined ? clock : clockSetTo(clock, now, machineNow),
        machineNow,
      );
      return {
        record: { ...record, faults: withoutRules(faults, () => true) },
        contents: createContents(origin, record.startedAt, this.secrets),
        isFresh: true,
      };
    });
  }

  import({ contents, ...settings }: WorldExport): Promise<void> {
    return this.#replace((record) => ({ record: { ...record, ...settings }, contents, isFresh: false }));
  }

  restore({ name: snapshot, settings }: WorldSnapshot): Promise<void> {
    return this.#replace((record) => ({
      record: { ...record, ...settings },
      contents: { snapshot },
      isFresh: false,
    }));
  }

  undo(through?: number): Promise<UndoResult> {
    return this.history.undo(this.#stores.unrecordedStore, through);
  }

  reconfigure(overrides: WorldConfigOverrides): Promise<void> {
    return this.#revise((record) => {
      const { origin } = record;
      const config = { ...origin.config, ...overrides };
      return { record: { ...record, origin: { ...origin, config } }, result: undefined };
    });
  }

  moveClock(move: (clock: ClockState, machineNow: number) => ClockState): Promise<void> {
    return this.#revise((record) => ({
      record: { ...record, clock: move(record.clock, this.#source.machineNow()) },
      result: undefined,
    }));
  }

  async snapshots(): Promise<readonly WorldSnapshot[]> {
    const snapshots = await this.#stored.snapshots();
    return snapshots.map(({ name, record }) => ({ ...(record as Omit<WorldSnapshot, 'name'>), name }));
  }

  async saveSnapshot(name: string): Promise<number> {
    const { origin, startedAt, clock } = this.#record;
    const takenAt = this.#now();
    await this.#stored.saveSnapshot(name, { takenAt, settings: { origin, startedAt, clock } });
    this.#hasChanged = true;
    return takenAt;
  }

  async removeSnapshot(name: string): Promise<void> {
    await this.#stored.removeSnapshot(name);
    this.#hasChanged = true;
  }

  arrive(): Arrival {
    return createArrival(this.#record, this.#source.stamp());
  }

  fork(name: string, requestId: number): Promise<ForkResult> {
    return forkWorld(this, this.#stored, { name, requestId, machineNow: this.#source.machineNow() });
  }

  async export(): Promise<WorldExport> {
    const { origin, startedAt, clock } = this.#record;
    return { origin, startedAt, clock, contents: await this.#stored.store.contents() };
  }

  /** Replaces the stored world behind the view. */
  protected attach(source: WorldSource, stored: StoredWorld): void {
    this.#source = source;
    this.#use(stored);
    this.#useStore(stored.store);
  }

  get #record(): WorldRecord {
    return this.#parsed.record;
  }

  #now(): number {
    return toTime(this.#record.clock, this.#source.machineNow());
  }

  #wrap(store: Store): ReturnType<WrapStore> {
    return this.#wrapStore
      ? this.#wrapStore(store, this.#source.stamp)
      : { store, unrecordedStore: store, isEmpty: () => true };
  }

  #useStore(store: Store): void {
    if (!this.#stores.isEmpty()) this.#hasChanged = true;
    this.#stores = this.#wrap(store);
  }

  #use(stored: StoredWorld, written?: WorldRecord): void {
    const isSame = stored.generation === this.#stored.generation;
    this.#parsed = this.#source.parse(stored, written);
    this.#stored = stored;
    if (!isSame) this.#useStore(stored.store);
  }

  async #revise<R>(change: Revision<R>): Promise<R> {
    for (;;) {
      const { record, result } = change(this.#record);
      if (record === this.#record) return result;
      const written = await this.#stored.write(record);
      if (written) {
        this.#hasChanged = true;
        this.#use(written, record);
        return result;
      }
      await this.refresh();
    }
  }

  async #replace(createReplacement: CreateReplacement): Promise<void> {
    for (;;) {
      const replacement = createReplacement(this.#record);
      const replaced = await this.#stored.replace(replacement);
      if (replaced) {
        this.#hasChanged = true;
        this.#use(replaced, replacement.record);
        return this.observer?.written();
      }
      await this.refresh();
    }
  }
}
