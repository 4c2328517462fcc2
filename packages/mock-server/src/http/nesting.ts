/** Maximum nesting of objects and lists in a body: far more than any call uses, and few enough for the stack. */
export const MAX_NESTING = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{`, like `]` and `}`, differ in one bit. */
const OPENING = 0x5b;
const CLOSING = 0x5d;
const BRACE_BIT = 0x20;

/** Whether a JSON text has more than `MAX_NESTING` levels. It may be malformed. */
export function isNestedTooDeeply(json: string): boolean {
  if (json.length < MAX_NESTING) return false;
  let depth = 0;
  let isText = false;
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (isText) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if ((code & ~BRACE_BIT) === OPENING) {
      depth += 1;
      if (depth > MAX_NESTING) return true;
    } else if ((code & ~BRACE_BIT) === CLOSING) depth -= 1;
  }
  return false;
}
