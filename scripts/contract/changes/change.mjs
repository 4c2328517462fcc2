// A change between two versions of the contract, and its effect on clients.

/**
 * @typedef {object} Change
 * @property {string} at the place: a JSON pointer into a body, or a part of a call.
 * @property {string} text what changed, as `maximum 100 -> 50`.
 * @property {'wire' | 'code' | 'addition'} effect
 *   wire: breaks running clients. code: breaks the compilation of generated clients. addition: breaks nothing.
 * @property {boolean} [isNewValue] whether an enum of an answer got one more value.
 * @property {string} [sunset] the day before which the removed part must stay.
 */

/** @typedef {'request' | 'answer'} Direction whether the client or the server writes the value. */

/** A stricter request rejects what clients send. A stricter answer still contains only values that clients can read. */
const EFFECTS = {
  request: { narrower: 'wire', wider: 'addition' },
  answer: { narrower: 'addition', wider: 'wire' },
};

/** A change that allows less than before. */
export function narrower(direction, at, text) {
  return { at, text, effect: EFFECTS[direction].narrower };
}

/** A change that allows more than before. */
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

/** Adds the place of the surrounding part to changes. */
export function under(place, changes) {
  return changes.map((change) => ({ ...change, at: `${place}${change.at}` }));
}

/** A value for a message, cut to 60 characters. */
export function shown(value) {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
