import { checkOtp, normalizeOtp } from '@tara/sdk/rules';
import { useFormContext } from 'react-hook-form';
import { t } from '#messages/forms.ts';
import { Button } from '#ui/button/Button.tsx';
import { fieldError } from './field-error.ts';
import { TextField } from './fields.tsx';
import styles from './form.module.css';
import { readFields } from './read-fields.ts';
import { useSendCode } from './use-send-code.ts';

interface CodeFieldProps {
  name: string;
  /** The field with the mobile number for the code. */
  mobile: string;
}

/** The one-time code with its "Send code" button (spec 2.7), which needs a valid number (spec 5). */
export function CodeField({ name, mobile }: CodeFieldProps) {
  const { sending, left, send } = useSendCode();
  const form = useFormContext<Record<string, string>>();
  // A mistyped number does not delay the code to the right one.
  const secondsLeft = left[form.watch(mobile) ?? ''] ?? 0;
  const again = secondsLeft > 0 && t('forms.againIn', { seconds: secondsLeft });
  async function press(button: Element) {
    readFields(button, form);
    if (!(await form.trigger(mobile, { shouldFocus: true }))) return;
    if (await send(form.getValues(mobile) ?? '')) form.setFocus(name);
  }
  return (
    <TextField
      name={name}
      rules={{ setValueAs: normalizeOtp, validate: (value: string) => fieldError(checkOtp(value, true)) }}
      className={styles.code}
      label={t('forms.code')}
      icon="key-round"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="next"
      maxLength={80}
      after={
        <Button
          size="s"
          className={styles.send}
          busy={sending && t('forms.sendingCode')}
          idle={again}
          onClick={({ currentTarget }) => void press(currentTarget)}
        >
          {again || t('forms.sendCode')}
        </Button>
      }
    />
  );
}
