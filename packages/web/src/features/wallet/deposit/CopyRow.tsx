import { t } from '#messages/copy.ts';
import { useRegion } from '#state/region.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { copyText } from '#ui/copy.ts';
import shared from './order.module.css';

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
    <div className={`row wrap justify-between gap-x-3 ${shared.row}`}>
      <dt className="type-note color-muted text-start" title={note}>
        {label}
      </dt>
      <dd>
        <span className="min-width-0">{value}</span>
        <RoundButton
          variant="plain"
          className={shared.copy}
          icon="copy"
          label={t('common.copy', { what: label })}
          onClick={() => void copyText(copy, thai ? t('common.copiedThai') : t('common.copied'))}
        />
      </dd>
    </div>
  );
}
