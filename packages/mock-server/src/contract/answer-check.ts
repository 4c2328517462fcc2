import type { Operation } from './document.ts';
import type { Check } from './schemas.ts';

/**
 * Checks the body of an answer against the contract.
 * @returns the place, the rule and the message of the violation, in one line; undefined if there is none
 */
export type AnswerCheck = (
  operation: Operation,
  status: number,
  body: Readonly<Record<string, unknown>>,
) => string | undefined;

export function createAnswerCheck(checkAt: (pointer: string) => Check): AnswerCheck {
  const checks = new Map<string, Check>();
  return (operation, status, body) => {
    const pointer = status === 200 ? operation.answerPointer : operation.failurePointers[status];
    if (pointer === undefined) return `${operation.id} has no answer with the status ${status}`;
    let check = checks.get(pointer);
    if (!check) checks.set(pointer, (check = checkAt(pointer)));
    const violation = check(body);
    if (violation) return `${violation.pointer} ${violation.rule}: ${violation.message}`;
    const { errcode } = body;
    const isForeign =
      status === 200 && errcode !== 0 && !operation.errcodes.some(({ code }) => code === errcode);
    return isForeign ? `errcode ${String(errcode)} is not one of ${operation.id}` : undefined;
  };
}

type Body = Record<string, unknown>;

function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A body with the fields of `part`; objects are merged, other values are replaced. */
export function mergeBody(whole: Readonly<Body>, part: Readonly<Body>): Body {
  const merged: Body = { ...whole };
  for (const [name, value] of Object.entries(part)) {
    const before = merged[name];
    merged[name] = isObject(before) && isObject(value) ? mergeBody(before, value) : value;
  }
  return merged;
}

/**
 * The smallest answer with HTTP 200: the example of the contract without everything that it may lack.
 * @param isValid whether an answer of the call is within the contract
 */
export function getSmallestAnswer({ answerExample }: Operation, isValid: (body: Body) => boolean): Body {
  const smallest = structuredClone(answerExample) as Body;
  const reduce = (holder: Body): void => {
    for (const [name, value] of Object.entries(holder)) {
      delete holder[name];
      if (isValid(smallest)) continue;
      holder[name] = Array.isArray(value) ? [] : value;
      if (isValid(smallest)) {
        if (isObject(value)) reduce(value);
        continue;
      }
      holder[name] = value;
    }
  };
  reduce(smallest);
  return smallest;
}
