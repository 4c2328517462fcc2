// A change between two versions of the contract, and what it does to whom.

/**
 * @typedef {object} Change
 * @property {string} at where: a JSON pointer into a body, or the place in a call.
 * @property {string} text what changed, as `maximum 100 -> 50`.
 * @property {'wire' | 'code' | 'addition'} effect
 *   wire: a client that runs breaks. code: what was generated from the contract no longer compiles. addition: neither.
 * @property {boolean} [isNewValue] a known set of an answer got one more value.
 * @property {string} [sunset] what is gone was promised until this date.
 */

/** @typedef {'request' | 'answer'} Direction who writes the value: the client, or the server. */

/** A stricter request refuses what clients send; a stricter answer hands nobody what they cannot read. */
const EFFECTS = {
  request: { narrower: 'wire', wider: 'addition' },
  answer: { narrower: 'addition', wider: 'wire' },
};

/** Less is allowed than before. */
export function narrower(direction, at, text) {
  return { at, text, effect: EFFECTS[direction].narrower };
}

/** More is allowed than before. */
export function wider(direction, at, text) {
  return { at, text, effect: EFFECTS[direction].wider };
}

export function breaks(at, text) {
  return { at, text, effect: 'wire' };
}

export function breaksCode(at, text) {
  return { at, text, effect: 'code' };
}

export function adds(at, text) {
  return { at, text, effect: 'addition' };
}

export function isBreaking({ effect }) {
  return effect !== 'addition';
}

/** The change, seen from further out. */
export function under(place, changes) {
  return changes.map((change) => ({ ...change, at: `${place}${change.at}` }));
}

/** A value as a message shows it; long ones are cut. */
export function shown(value) {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
