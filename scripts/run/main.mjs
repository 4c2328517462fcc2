import './end-with-parent.mjs';
import { install } from './install.mjs';
import { commands } from './commands.mjs';
import { root } from './paths.mjs';

/** Installs the dependencies and runs a command. Sets the exit code. */
export async function main([name = 'help', ...args]) {
  const command = commands[name];
  if (!command) {
    console.log('Commands:\n');
    for (const [key, { about }] of Object.entries(commands))
      console.log(`  npm run ${key.padEnd(17)} ${about}`);
    process.exitCode = name === 'help' ? 0 : 1;
    return;
  }
  try {
    if (root.includes('#'))
      throw new Error(`The path ${root} contains "#", which the build does not support. Move the checkout.`);
    await install(name);
    process.exitCode = (await command.run(args)) ?? 0;
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
