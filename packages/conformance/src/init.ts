/** What `tara-conformance init` writes. */
export const HOOKS_TEMPLATE = `// Hooks of the conformance suite: what HTTP alone cannot do. Delete the ones you do not have; their checks are skipped.
// Run: tara-conformance <base-url> --hooks ./hooks.mjs

/** @type {import('@tara/conformance').Hooks} */
export default {
  // Creates a player with start values (money in hundredths) and returns how to log in.
  async makePlayer(wish) {
    throw new Error(\`makePlayer is not written yet: \${JSON.stringify(wish)}\`);
  },
  // Reads the last one-time code that was sent to a number.
  async readCode({ countryCode, mobile }) {
    throw new Error(\`readCode is not written yet: \${countryCode} \${mobile}\`);
  },
  // Lets the payment of a deposit order arrive, or pays a withdrawal.
  async settleOrder(orderId) {
    throw new Error(\`settleOrder is not written yet: \${orderId}\`);
  },
  // Refuses a deposit order or a withdrawal.
  async refuseOrder(orderId) {
    throw new Error(\`refuseOrder is not written yet: \${orderId}\`);
  },
  // Others: decideIdentity, sendMail, playRound, authorize, moveTime, setConfig, isolate. See the types.
};
`;
