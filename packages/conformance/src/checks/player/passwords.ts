import type { Backend, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectSignIn } from '../shared/accounts.ts';
import { expectStatus } from '../shared/calls.ts';
import { LOCKED } from '../shared/safebox-password.ts';

const changePassword = async (
  backend: Backend,
  player: Player,
  errcode: number,
  oldPassword: string,
  password: string,
) =>
  player.expectErrcode('modifyPassword', errcode, {
    oldPassword: await backend.encryptPassword(oldPassword),
    password: await backend.encryptPassword(password),
  });

const setSafeboxPassword = async (backend: Backend, player: Player, errcode: number, password: string) =>
  player.expectErrcode('safeboxPasswordInit', errcode, { password: await backend.encryptPassword(password) });

export const passwordChecks: CheckDefinitions = {
  'changes-the-password': {
    statements: [],
    title: 'changes the password with the old one and signs out the other devices',
    level: 'should',
    run: async (backend) => {
      const player = await backend.registered();
      const there = backend.withToken((await expectSignIn(backend, 0, player))['token']);
      await changePassword(backend, player, 2121, 'not-this-one', 'another-pw1');
      await changePassword(backend, player, 2109, player.password, 'abc');
      await expectSignIn(backend, 0, player);
      await changePassword(backend, player, 0, player.password, 'another-pw1');
      await expectStatus(player, 200, ['refreshData']);
      await expectStatus(there, 401, ['refreshData']);
      await expectSignIn(backend, 1019, player);
      await expectSignIn(backend, 0, { account: player.account, password: 'another-pw1' });
    },
  },
  'password-change-locks': {
    statements: ['8-08'],
    title: 'locks the password for 15 minutes after five wrong ones, at the change and the log-in together',
    level: 'should',
    isHeavy: true,
    run: async (backend) => {
      const player = await backend.registered();
      for (let i = 0; i < 4; i++) await changePassword(backend, player, 2121, 'not-this-one', 'another-pw1');
      await expectSignIn(backend, 1019, { account: player.account, password: 'not-this-one' });
      await changePassword(backend, player, 1047, player.password, 'another-pw1');
      await expectSignIn(backend, 1047, player);
      await backend.hooks.moveTime(LOCKED - backend.slack);
      await changePassword(backend, player, 1047, player.password, 'another-pw1');
      await backend.hooks.moveTime(backend.slack);
      await changePassword(backend, player, 0, player.password, 'another-pw1');
    },
  },
  'passwords-differ': {
    statements: [],
    title: 'refuses one password for the account and the safebox with 2122',
    level: 'should',
    run: async (backend) => {
      const player = await backend.registered();
      await setSafeboxPassword(backend, player, 2122, player.password);
      await setSafeboxPassword(backend, player, 0, 'another-pw1');
      await changePassword(backend, player, 2122, player.password, 'another-pw1');
      await expectSignIn(backend, 0, player);
    },
  },
};
