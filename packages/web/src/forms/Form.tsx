import { useId, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './form.module.css';
import { readFields } from './read-fields.ts';

interface FormProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  onSubmit: () => void;
  /** Id for the `form` attribute of a button outside of the form. */
  id?: string | undefined;
  /** For another arrangement of the fields. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form. It provides its state to the fields and shows errors that belong to no field at its top. The toast announces
 * them.
 */
export function Form<V extends FieldValues>({ form, onSubmit, id, className, children }: FormProps<V>) {
  const alertId = useId();
  const message = form.formState.errors.root?.message;
  return (
    <FormProvider {...form}>
      <form
        id={id}
        className={classNames('stack gap-4', className)}
        noValidate
        aria-describedby={message ? alertId : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          readFields(event.currentTarget, form);
          form.clearErrors('root');
          onSubmit();
        }}
      >
        {message && (
          <p id={alertId} className={`flex gap-2 padding-3 type-label color-danger ${styles.alert}`}>
            <Icon name="circle-alert" />
            {message}
          </p>
        )}
        {children}
      </form>
    </FormProvider>
  );
}
