import { startSecondBackend } from './server.ts';

const { url } = await startSecondBackend(Number(process.argv[2] ?? 4020));
process.stdout.write(`${url}\n`);
