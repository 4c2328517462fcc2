import { isSdkError } from '@tara/sdk';
import { errorMessage } from '@tara/sdk/errors';
import { checkAccount, checkPassword } from '@tara/sdk/rules';
import { connect, type Api } from './connect.ts';

/**
 * Registers a player: checks the rules of the configuration, makes the call, and shows the message key of a failure.
 */
export async function register(api: Api, account: string, password: string): Promise<string> {
  const sdk = connect(api);
  const { appWebConfig: rules } = await sdk.call.appConfig({ gameListVersion: 0 });
  sdk.session.setPasswordKey(rules.passwordKey);
  const problem = checkAccount(account, rules) ?? checkPassword(password, rules);
  if (problem) return problem.key;
  try {
    await sdk.session.register({ account, password, countryCode: rules.countryCode });
    return `welcome ${sdk.session.getSnapshot().user?.account}`;
  } catch (error) {
    const message = isSdkError(error) ? errorMessage(error) : null;
    if (!message) throw error;
    return message.key;
  } finally {
    sdk.dispose();
  }
}
