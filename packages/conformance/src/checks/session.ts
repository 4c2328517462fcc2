import { defineChecks } from '../check.ts';
import { expectEqual } from '../expect.ts';

export const sessionChecks = defineChecks('session', {
  'log-in': {
    statements: ['7.2-01'],
    title: 'logs a registered player in with the password',
    run: async (backend) => {
      const player = await backend.registered();
      const { body } = await backend.signIn(player.account, player.password);
      expectEqual('errcode', body.errcode, 0);
      expectEqual('id', body['id'], player.userId);
    },
  },
});
