import { nearest } from '#contract/nearest-name.ts';
import type { Worlds } from '#worlds/registry.ts';
import type { World } from '#worlds/world.ts';

/** A control call with its checked parts. */
export interface ControlCall {
  readonly world: World;
  readonly params: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, string | number>>;
  readonly body: never;
  /** `http://host:port` as the caller sees it. */
  readonly origin: string;
  readonly server: ControlledServer;
}

/** What control calls need to know of the server around their world. */
export interface ControlledServer {
  readonly version: string;
  readonly operationIds: readonly string[];
  /** The calls that need no token. */
  readonly visitorIds: readonly string[];
  readonly passwordCost: number;
  readonly worlds: Worlds;
}

/** The answer of a control call; an undefined body is no body. */
export interface ControlAnswer {
  readonly status: number;
  readonly body?: unknown;
}

export type ControlHandler = (call: ControlCall) => Promise<ControlAnswer> | ControlAnswer;

/** A refused control call: 400 for a bad body, 404 for something unknown, 409 for a wrong state. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: 400 | 404 | 409;
  readonly detail: { readonly pointer?: string; readonly rule?: string };
  constructor(status: 400 | 404 | 409, message: string, detail: { pointer?: string; rule?: string } = {}) {
    super(message);
    this.status = status;
    this.detail = detail;
  }
}

/** @throws {ControlError} 404, with the nearest name, when the contract has no such call. */
export function requireOperation(operationId: string, { operationIds }: ControlledServer): void {
  if (operationIds.includes(operationId)) return;
  const like = nearest(operationId, operationIds) ?? '';
  throw new ControlError(404, `No call is named ${operationId}; did you mean ${like}?`, {
    pointer: '/operationId',
  });
}

export function ok(body: unknown): ControlAnswer {
  return { status: 200, body };
}
export function created(body: unknown): ControlAnswer {
  return { status: 201, body };
}
export const done: ControlAnswer = { status: 204 };
