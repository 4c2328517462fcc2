import { t } from '#messages/copy.ts';
import { useRegion } from '#state/region.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { copyText } from '#ui/copy.ts';
import shared from './order.module.css';
import styles from './copy-row.module.css';

/** A value with a copy button, for another app (spec 8). */
export function CopyRow({
  label,
  note,
  value,
  copy = value,
}: {
  label: string;
  /** The label of the specification, where the row has another: a title. */
  note?: string;
  value: string;
  copy?: string;
}) {
  const thai = useRegion() === 'th';
  return (
    <div className={shared.row}>
      <dt title={note}>{label}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        <RoundButton
          variant="plain"
          className={styles.copy}
          icon="copy"
          label={t('common.copy', { what: label })}
          onClick={() => void copyText(copy, thai ? t('common.copiedThai') : t('common.copied'))}
        />
      </dd>
    </div>
  );
}
