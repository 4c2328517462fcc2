import { Errcode, isSdkError, type SdkError } from '@tara/sdk';
import { checkOtp, checkPassword, checkPhone, SUBMIT_DEBOUNCE_MS, type Message } from '@tara/sdk/rules';
import { useRef, useState } from 'react';
import type { WebConfig } from '#api/config.ts';
import { useRefresh } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { digitsOnly } from '#features/auth/checks.ts';
import { formFailure } from '#features/auth/failure.ts';
import { tMessage } from '#i18n/t.ts';
import { t } from '#messages/account.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { showToast, withLoading } from '#ui/toast/toast.ts';

type BindName = 'mobile' | 'code' | 'password';
type BindValues = Record<BindName, string>;

/** The field that a refusal belongs to, or null where it has none. */
function fieldOf(error: SdkError): BindName | null {
  if (error.is(Errcode.mobileInvalid, Errcode.mobileTaken)) return 'mobile';
  if (error.is(Errcode.smsCodeWrong, Errcode.smsCodeLocked)) return 'code';
  return error.is(Errcode.newPasswordNotAccepted) ? 'password' : null;
}

/** Binding a mobile number (spec 2.2): its checks, what its key does, and where a refusal is said. */
export function useBind(rules: WebConfig, onBound: () => void) {
  const [values, setValues] = useState<BindValues>({ mobile: '', code: '', password: '' });
  const [errors, setErrors] = useState<Partial<BindValues>>({});
  const [binding, setBinding] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const refresh = useRefresh();
  const otp = rules.otpStatus === 1;
  const mobile = digitsOnly(values.mobile);

  /** Says what is wrong under the fields and goes to the first of them. @returns whether there was anything */
  function complain(found: Partial<BindValues>): boolean {
    setErrors(found);
    const [first] = Object.keys(found);
    const field = first === undefined ? null : form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    return first !== undefined;
  }
  function fault(name: BindName, message: Message | null): Partial<BindValues> {
    return message ? { [name]: tMessage(message) } : {};
  }
  function call() {
    const { code, password } = values;
    const body = { mobile, countryCode: rules.countryCode, ...(otp ? { code } : {}) };
    return password === ''
      ? sdk.post('/app/v1/bindAccount', body)
      : sdk.session.withPassword(async (seal) =>
          sdk.post('/app/v1/bindAccount', { ...body, password: await seal(password) }),
        );
  }
  async function bind() {
    if (binding) return;
    setBinding(true);
    try {
      const bound = await withLoading(t('account.binding'), call);
      sdk.session.update({ user: { mobile: bound.mobile } });
      // Binding is one of the tasks, and an activity that is done with it (spec 3).
      refresh('/app/v1/getTaskUser', '/app/v1/getActivityIds');
      showToast('ok', t('account.bound'));
      onBound();
    } catch (error) {
      setBinding(false);
      if (!isSdkError(error)) throw error;
      if (error.kind === 'auth') return;
      const text = formFailure(error, 'common.networkUnknown');
      const field = fieldOf(error);
      if (field) complain({ [field]: text });
      else showToast('bad', text);
      // Bound already, perhaps by an attempt whose answer was lost: the number is fetched, and the page shows it.
      if (error.is(Errcode.mobileAlreadyBound)) await sdk.session.refreshProfile().catch(() => undefined);
    }
  }
  const send = useDebounced(() => void bind(), SUBMIT_DEBOUNCE_MS);

  return {
    form,
    values,
    errors,
    binding,
    /** Whether a one-time code is asked for. */
    otp,
    change(name: BindName, value: string) {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _mended, ...others }) => others);
    },
    /** The number to send a code to, or null after saying what is wrong with it (spec 5). */
    checkedMobile(): string | null {
      return complain(fault('mobile', checkPhone(mobile, rules))) ? null : mobile;
    },
    submit() {
      const wrong = complain({
        ...fault('mobile', checkPhone(mobile, rules)),
        ...fault('code', checkOtp(values.code, otp)),
        ...(values.password === '' ? {} : fault('password', checkPassword(values.password, rules))),
      });
      if (!wrong) send();
    },
  };
}
