/**
 * Answers the benchmark's questions about this process and creates players for it.
 * @param getToken returns a token of the player of that account
 */
export function report({ port, getToken }) {
  const answer = async (question) => {
    if (typeof question === 'object') return { token: await getToken(question.account) };
    const { user, system } = process.cpuUsage();
    return { cpuMs: (user + system) / 1000, peakMemory: process.resourceUsage().maxRSS * 1024 };
  };
  process.on('message', (question) => {
    void answer(question).then((facts) => process.send(facts));
  });
  process.send({ port });
}
