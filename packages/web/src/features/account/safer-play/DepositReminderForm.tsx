import { formatCoinsShort, parseAmount } from '@tara/sdk/rules';
import { useState, type FormEvent } from 'react';
import { t } from '#messages/safer-play.ts';
import { t as tParts } from '#messages/safer-play-parts.ts';
import { currencySign, useRegion } from '#state/region.ts';
import { reminderPeriods, useSaferPlay, type ReminderPeriod } from '#state/safer-play.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import { Field } from '#ui/field/Field.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import { toast } from '#ui/toast/toast.ts';
import { DeviceNote } from './DeviceNote.tsx';
import styles from './safer-play.module.css';

const periodLabels = {
  day: 'saferPlay.reminderDay',
  week: 'saferPlay.reminderWeek',
  month: 'saferPlay.reminderMonth',
} as const;
const states = {
  day: 'saferPlay.reminderOnDay',
  week: 'saferPlay.reminderOnWeek',
  month: 'saferPlay.reminderOnMonth',
} as const;

/** The deposit reminder: an amount and a period. It is not a limit, and is not called one. */
export default function DepositReminderForm() {
  const { deposit } = useSaferPlay();
  const { short } = useMoney();
  const sign = currencySign[useRegion()];
  const [text, setText] = useState(deposit ? formatCoinsShort(deposit.amount) : '');
  const [period, setPeriod] = useState<ReminderPeriod>(deposit?.period ?? 'day');
  const [missing, setMissing] = useState(false);
  function save(event: FormEvent) {
    event.preventDefault();
    const amount = parseAmount(text);
    const valid = amount !== null && amount > 0;
    setMissing(!valid);
    if (!valid) return;
    useSaferPlay.setState({ deposit: { amount, period } });
    toast.success(t('saferPlay.reminderSaved'));
  }
  function remove() {
    useSaferPlay.setState({ deposit: null });
    setText('');
    toast.success(t('saferPlay.reminderRemoved'));
  }
  return (
    <Card as="form" noValidate onSubmit={save} aria-label={tParts('depositReminder.title')}>
      <h2 className="type-subtitle">{tParts('depositReminder.title')}</h2>
      <p className={styles.text}>{t('saferPlay.reminderText')}</p>
      {deposit && (
        <p className={`row wrap gap-y-1 gap-x-3 padding-3 type-label color-success ${styles.on}`}>
          <Icon name="check" size={18} />
          {t(states[deposit.period], { amount: short(deposit.amount) })}
        </p>
      )}
      <ChoiceRow
        label={t('saferPlay.reminderPeriod')}
        tabs={reminderPeriods.map((id) => ({ id, label: t(periodLabels[id]) }))}
        current={period}
        onChange={setPeriod}
      />
      <Field
        label={t('saferPlay.reminderAmount')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setMissing(false);
        }}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={20}
        before={<b className="num color-muted">{sign}</b>}
        error={missing ? t('saferPlay.reminderMissing') : undefined}
      />
      <div className={`flex wrap gap-3 ${styles.buttons}`}>
        {deposit && <Button onClick={remove}>{t('saferPlay.reminderRemove')}</Button>}
        <Button type="submit">{t('saferPlay.reminderSave')}</Button>
      </div>
      <DeviceNote />
    </Card>
  );
}
