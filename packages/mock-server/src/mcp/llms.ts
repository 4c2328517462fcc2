/** The page `/llms.txt` (https://llmstxt.org): what an agent finds on this server. @param origin of the server */
export function llmsText(origin: string): string {
  return `# Tara Slots mock server

> A play-money backend with real state for clients of the Tara Slots API: accounts, deposits, withdrawals, games and
> promotions. Time, random numbers and failures are under your control. No real money, no real people.

Each world is isolated: its own players, clock, faults and journal. Use a world of your own: every address below exists
under \`/w/<name>\` too, and the first writing call creates the world. The demo player is \`demoplayer\`.
Amounts are integers in hundredths of a coin. Answers of the API have HTTP 200 and an \`errcode\`, 0 for success.

## Tools

- [MCP](${origin}/__mock/mcp): the Model Context Protocol over HTTP, a new world for each session; over standard input
  and output: \`tara-mock-server mcp\`
- Command line: \`tara-mock-server help\` (tail, fault, stub, hold, release, advance, world, fork, undo, player, order)

## Documents

- [Contract of the product API](${origin}/openapi.json): OpenAPI 3.1, calls under \`/app/v1/\`
- [Contract of the control API](${origin}/docs/control/openapi.json): worlds, clock, faults, stubs, players, orders, journal
- [Reference](${origin}/docs), [errcodes](${origin}/docs/errcodes)

## First steps

1. \`POST ${origin}/w/mine/__mock/reset\` with \`{}\` creates the world \`mine\`.
2. \`POST ${origin}/w/mine/__mock/sessions\` with \`{"account":"demoplayer"}\` returns a token.
3. \`POST ${origin}/w/mine/app/v1/refreshData\` with the token in \`Authorization\` and
   \`{"clientReferrer":"ph","channel":"WEB","appId":"me","platform":0}\` returns the balance.
4. \`GET ${origin}/w/mine/__mock/requests\` lists what the world has received.
`;
}
