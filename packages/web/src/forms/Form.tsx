import { useId, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './form.module.css';

interface FormProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  onSubmit: () => void;
  /** For a button that stands outside: its `form`. */
  id?: string | undefined;
  /** Where the fields do not stand one below the other. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form: it hands its state to the fields in it, and says at its head what is wrong with it as a whole, where no
 * field can say it. The toast that comes with it is what is read out.
 */
export function Form<V extends FieldValues>({ form, onSubmit, id, className, children }: FormProps<V>) {
  const alertId = useId();
  const message = form.formState.errors.root?.message;
  return (
    <FormProvider {...form}>
      <form
        id={id}
        className={classNames(styles.form, className)}
        noValidate
        aria-describedby={message ? alertId : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          form.clearErrors('root');
          onSubmit();
        }}
      >
        {message && (
          <p id={alertId} className={styles.alert}>
            <Icon name="circle-alert" />
            {message}
          </p>
        )}
        {children}
      </form>
    </FormProvider>
  );
}
