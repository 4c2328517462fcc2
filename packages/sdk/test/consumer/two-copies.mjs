// Runs in a folder where @tara/sdk is installed twice: for the app, and for a library with its own copy.
import * as own from '@tara/sdk';
import * as other from './library/node_modules/@tara/sdk/dist/index.js';

const fields = { kind: 'network', op: 'refreshData', outcome: 'unknown' };
const [error, foreign] = [new own.SdkError(fields), new other.SdkError(fields)];
process.stdout.write(
  JSON.stringify({
    same: own.SdkError === other.SdkError,
    known: [error, foreign].flatMap((each) => [own.isSdkError(each), other.isSdkError(each)]),
    others: [new Error('x'), null, undefined, 0, '', { name: 'SdkError' }].filter(own.isSdkError).length,
    keys: Object.keys(foreign.toJSON()),
  }),
);
