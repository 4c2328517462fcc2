/** What `tara-conformance init` writes. */
export const HOOKS_TEMPLATE = `// Hooks of the conformance suite: what HTTP alone cannot do. Remove the comment marks of those that you write; checks that
// need the others are skipped.
// Run: npx @tara/conformance <base-url> --hooks ./hooks.mjs

/** @type {import('@tara/conformance').Hooks} */
export default {
  // Creates a player with start values (money in hundredths) and returns how to log in.
  // async createPlayer(setup) { return { account: 'name', password: 'password' }; },

  // Reads the last one-time code that was sent to a number.
  // async readCode({ countryCode, mobile }) { return '123456'; },

  // Lets the payment of a deposit order arrive, or pays a withdrawal.
  // async settleOrder(orderId) {},

  // Refuses a deposit order or a withdrawal.
  // async refuseOrder(orderId) {},

  // Moves the time forward, in milliseconds.
  // async moveTime(ms) {},

  // Changes the configuration, and returns the previous values.
  // async setConfig(values) { return {}; },

  // Reads the clock (milliseconds since 1970), and whether it stands until moveTime moves it.
  // async now() { return { ms: Date.now(), stands: false }; },

  // Others: decideIdentity, sendMail, playRound, authorize, disablePlayer, isolate. The guide and the types describe them.
};
`;
