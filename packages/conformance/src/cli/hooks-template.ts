/** What `tara-conformance init` writes. */
export const HOOKS_TEMPLATE = `// Hooks of the conformance suite: what HTTP alone cannot do. Remove the comment marks of those that you write; checks that
// need the others are skipped.
// Run: npx @tara/conformance <base-url> --hooks ./hooks.mjs

/** @type {import('@tara/conformance').Hooks} */
export default {
  // Creates a player with start values and returns how to log in. setup has any of: coin, lottery, totalRecharge, bet,
  // turnoverLeft, safebox (hundredths), vip, vipExp, hasKyc, firstRecharge, disabled (booleans), mobile.
  // async createPlayer(setup) { return { account: 'name', password: 'password' }; },

  // Reads the last one-time code that was sent to a number.
  // async readCode({ countryCode, mobile }) { return '123456'; },

  // Lets the payment of a deposit order arrive, or pays a withdrawal. Repeated for an order, it may throw or do nothing.
  // async settleOrder(orderId) {},

  // Refuses a deposit order or a withdrawal.
  // async refuseOrder(orderId) {},

  // Decides an identity verification: 'approve' or 'reject'.
  // async decideIdentity(playerId, decision) {},

  // Sends a mail { title, content, propList } to a player.
  // async sendMail(playerId, mail) {},

  // Plays one round of a game that startGame opened, with the bet in hundredths.
  // async playRound({ gameId, gameUrl, roundId, bet }) { return { win: 0 }; },

  // Completes the social login for one of two invented people: 'first' or 'second'.
  // async authorize(person) { return { state: 'state', code: 'code' }; },

  // Disables a player whose sessions are open.
  // async disablePlayer(playerId) {},

  // Moves the time forward, in milliseconds.
  // async moveTime(ms) {},

  // Reads the clock (milliseconds since 1970), and whether it stands until moveTime moves it.
  // async now() { return { ms: Date.now(), stands: false }; },

  // Changes values of the configuration, named as in appWebConfig, and returns the previous ones.
  // async setConfig(values) { return {}; },

  // The guide describes isolate and command.
};
`;
