import { Icon } from '#ui/icon/Icon.tsx';
import styles from './form.module.css';

interface FormAlertProps {
  /** What the form's aria-describedby points at. */
  id: string;
  message: string | undefined;
}

/** What is wrong with the form as a whole, where no field can say it. The toast reads it out. */
export function FormAlert({ id, message }: FormAlertProps) {
  return message ? (
    <p id={id} className={styles.alert}>
      <Icon name="circle-alert" />
      {message}
    </p>
  ) : null;
}
