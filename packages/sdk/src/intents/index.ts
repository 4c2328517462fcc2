import type { Body, Data, KeyedOperation } from '../core/calls.ts';
import { isSdkError } from '../core/error.ts';
import { newIdempotencyKey } from '../core/idempotency.ts';
import { operationPath } from '../core/named-calls.ts';
import { asObject, parseObject } from '../core/parse-object.ts';
import type { Sdk } from '../core/types.ts';

/** Stores intents across reloads; the methods are synchronous, as of `localStorage`. */
export interface IntentStore {
  /** The value; null if there is none. */
  getItem(key: string): string | null;
  /** Stores a value. */
  setItem(key: string, value: string): void;
}

/** Options of `createIntents`. */
export interface IntentsOptions {
  /** Returns the store; called at each use, because a page may have no access to its storage. In memory by default. */
  store?: (() => IntentStore) | undefined;
  /** Prefix of the key in the store; the same as the prefix of the SDK. */
  namespace?: string | undefined;
  /** How long an intent can be continued, in milliseconds; 24 hours by default, as long as servers keep a key. */
  keptMs?: number | undefined;
}

/** One action of the player, such as a deposit. All its attempts have one idempotency key, so it is done once. */
export interface Intent<Op extends KeyedOperation> {
  readonly operation: Op;
  readonly idempotencyKey: string;
  /** Without its secrets. */
  readonly body: Partial<Body<Op>>;
  /** Milliseconds since 1970 UTC. */
  readonly startedAt: number;
  /**
   * Makes an attempt. After an unknown outcome the intent stays unfinished, also over a reload.
   * @param attempt the call; by default `operation` with `body`, not repeated automatically
   * @throws SdkError of the attempt
   */
  run(): Promise<Data<Op>>;
  run<T>(attempt: (idempotencyKey: string) => Promise<T>): Promise<T>;
}

/** The actions of the player whose outcome is not known. */
export interface Intents {
  /**
   * Begins an action and stores it. If the same action of the player is unfinished, that one continues with its key.
   * @param secrets fields such as passwords, which are not stored and not compared
   */
  begin<Op extends KeyedOperation>(operation: Op, body: Body<Op>, secrets?: readonly string[]): Intent<Op>;
  /** Returns the unfinished actions of the player, the newest last, e.g. to ask for their outcome after a reload. */
  unfinished<Op extends KeyedOperation>(operation: Op): Intent<Op>[];
}

interface StoredIntent {
  idempotencyKey: string;
  operation: string;
  body: Readonly<Record<string, unknown>>;
  /** Id of the player. */
  player: number;
  startedAt: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function isStoredIntent(value: unknown): value is StoredIntent {
  const { idempotencyKey, operation, body, player, startedAt } =
    asObject<{ [F in keyof StoredIntent]?: unknown }>(value) ?? {};
  return (
    typeof idempotencyKey === 'string' &&
    typeof operation === 'string' &&
    asObject(body) !== null &&
    typeof player === 'number' &&
    typeof startedAt === 'number'
  );
}

/**
 * Creates the list of unfinished actions. An action is stored before its first attempt and until its outcome is known,
 * so that a retry, also after a reload, never does the same twice.
 * @param sdk calls, clock and player
 */
export function createIntents(
  sdk: Pick<Sdk, 'clock' | 'log' | 'post' | 'session'>,
  { store, namespace = 'tara', keptMs = DAY_MS }: IntentsOptions = {},
): Intents {
  const key = `${namespace}.intents`;
  // Another tab may finish and remove an action that this page still shows.
  let own: StoredIntent[] = [];

  function readStored(): StoredIntent[] {
    try {
      const { intents } = parseObject<{ intents?: unknown }>(store?.().getItem(key)) ?? {};
      return Array.isArray(intents) ? intents.filter(isStoredIntent) : [];
    } catch {
      return [];
    }
  }
  function write(intents: readonly StoredIntent[]) {
    try {
      store?.().setItem(key, JSON.stringify({ intents }));
    } catch {
      sdk.log.warn('intents: not stored');
    }
  }
  const isKept = ({ startedAt }: StoredIntent) => sdk.clock.now() - startedAt < keptMs;
  const getPlayer = () => sdk.session.getSnapshot().user?.id ?? 0;
  function findUnfinished(operation: string): StoredIntent[] {
    const player = getPlayer();
    const all = new Map([...readStored(), ...own].map((intent) => [intent.idempotencyKey, intent]));
    return [...all.values()].filter(
      (intent) => isKept(intent) && intent.operation === operation && intent.player === player,
    );
  }
  function finish({ idempotencyKey }: StoredIntent) {
    const isOther = (intent: StoredIntent) => intent.idempotencyKey !== idempotencyKey;
    own = own.filter(isOther);
    write(readStored().filter((intent) => isKept(intent) && isOther(intent)));
  }
  function toIntent<Op extends KeyedOperation>(stored: StoredIntent, body: object): Intent<Op> {
    const { idempotencyKey } = stored;
    const post = sdk.post as unknown as (...args: unknown[]) => Promise<unknown>;
    const call = async () => post(operationPath(stored.operation), body, { idempotencyKey, retries: 0 });
    async function run(attempt: (idempotencyKey: string) => Promise<unknown> = call): Promise<unknown> {
      try {
        const answer = await attempt(idempotencyKey);
        finish(stored);
        return answer;
      } catch (error) {
        if (!isSdkError(error) || error.outcome !== 'unknown') finish(stored);
        throw error;
      }
    }
    const { operation, startedAt } = stored;
    return { operation, idempotencyKey, body: stored.body, startedAt, run } as unknown as Intent<Op>;
  }

  return {
    begin<Op extends KeyedOperation>(operation: Op, body: Body<Op>, secrets: readonly string[] = []) {
      const fields = Object.entries(body as object).filter(([name]) => !secrets.includes(name));
      const known = Object.fromEntries(fields);
      const text = JSON.stringify(known);
      const same = findUnfinished(operation).find((intent) => JSON.stringify(intent.body) === text);
      const intent = same ?? {
        idempotencyKey: newIdempotencyKey(),
        operation,
        body: known,
        player: getPlayer(),
        startedAt: sdk.clock.now(),
      };
      const isOther = ({ idempotencyKey }: StoredIntent) => idempotencyKey !== intent.idempotencyKey;
      own = [...own.filter(isOther), intent];
      write([...readStored().filter((each) => isKept(each) && isOther(each)), intent]);
      return toIntent<Op>(intent, body as object);
    },
    unfinished<Op extends KeyedOperation>(operation: Op) {
      const found = findUnfinished(operation);
      own = [...new Map([...own, ...found].map((intent) => [intent.idempotencyKey, intent])).values()];
      return found.map((intent) => toIntent<Op>(intent, intent.body));
    },
  };
}
