import { formatPoints, type Reward } from '@tara/sdk/rules';
import gift from '#assets/objects/wrapped-gift.webp';
import star from '#assets/objects/star.webp';
import ticket from '#assets/objects/ticket.webp';
import { t } from '#messages/points.ts';
import { classNames } from '#lib/class-names.ts';
import { Button } from '#ui/button/Button.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { ProgressMeter } from '#ui/progress/ProgressMeter.tsx';
import { optionNotes, optionTitle } from './option-text.ts';
import type { Option } from './options.ts';
import styles from './option-row.module.css';

interface OptionRowProps {
  option: Option;
  /** Whether it is being exchanged. */
  busy: boolean;
  /** Whether the outcome of the last exchange is unknown: it must be checked first. */
  waits: boolean;
  onExchange: () => void;
}

/** An exchange option: reward, price and missing points. */
export function OptionRow({ option: { price, short, rewards }, busy, waits, onExchange }: OptionRowProps) {
  const title = optionTitle(rewards);
  const amount = formatPoints(price);
  const missing = t('points.short', { amount: formatPoints(short) });
  return (
    <li className={classNames('row card wrap gap-y-2 gap-x-3', styles.option, short > 0 && styles.far)}>
      <Picture rewards={rewards} />
      <div className={`grid gap-half min-width-0 break-anywhere ${styles.text}`}>
        <h3 className={styles.name}>{title}</h3>
        {optionNotes(rewards).map((note) => (
          <p key={note} className="type-note color-muted">
            {note}
          </p>
        ))}
        {short > 0 && !busy && (
          <>
            <ProgressMeter label={title} value={price - short} max={price} text={missing} />
            <p className="type-caption color-muted">{missing}</p>
          </>
        )}
      </div>
      <div className="grid justify-items-end gap-1 min-width-0 max-width-full margin-start-auto">
        <p className="num inline-flex align-center gap-2 size-20">
          <img src={star} width={20} height={20} alt="" />
          <span aria-hidden="true">{amount}</span>
          <span className="visually-hidden">{t('points.price', { amount })}</span>
        </p>
        {(short === 0 || busy) && (
          <Button
            size="s"
            busy={busy && t('points.exchanging')}
            idle={waits && t('points.checkFirst')}
            aria-label={busy ? undefined : t('points.exchangeOf', { points: amount, gets: title })}
            onClick={onExchange}
          >
            {t('points.exchange')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Picture({ rewards }: { rewards: readonly Reward[] }) {
  const [only, ...others] = rewards;
  if (only?.kind === 'coins' && others.length === 0) return <Coin size={44} />;
  return (
    <img
      src={getObject(rewards)}
      width={44}
      height={44}
      alt=""
      loading="lazy"
      className="flex-none shadow-object"
    />
  );
}

function getObject([only, ...others]: readonly Reward[]): string {
  if (!only || others.length > 0) return gift;
  if (only.kind === 'points' || only.kind === 'point-item') return star;
  return only.kind === 'other' || only.kind === 'new-year' ? gift : ticket;
}
