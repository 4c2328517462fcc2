// The one entry of every command: needs Node and npm only, installs the rest itself, prints what it does.
import { install } from './run/install.mjs';
import { commands } from './run/commands.mjs';

const [name = 'help', ...args] = process.argv.slice(2);
const command = commands[name];

if (!command) {
  console.log('Commands:\n');
  for (const [key, { about }] of Object.entries(commands))
    console.log(`  npm run ${key.padEnd(17)} ${about}`);
  process.exitCode = name === 'help' ? 0 : 1;
} else {
  try {
    await install();
    process.exitCode = (await command.run(args)) ?? 0;
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
