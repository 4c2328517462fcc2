import type { NewYearPieces } from '@tara/sdk/rules';
import box from '#assets/objects/parcel-blue.webp';
import rocket from '#assets/objects/skyrocket.webp';
import ticket from '#assets/objects/ticket.webp';
import { SINGLE_CLAIM_ID } from '#shared/claims/claim-queue.ts';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { OpenButton } from '#shared/seasons/OpenButton.tsx';
import { t } from '#messages/new-year.ts';
import styles from './items.module.css';
import type { NewYearClaims } from './use-new-year.ts';

interface ItemProps {
  object: string;
  name: string;
  count: number;
  claims: ClaimQueue;
  id: number;
  verb: string;
  /** Object of the label, for screen readers. */
  of: string;
}

function Item({ object, name, count, claims, id, verb, of }: ItemProps) {
  return (
    <li className={`stack card justify-items-center gap-1 text-center ${styles.item}`}>
      <img src={object} width={72} height={72} alt="" />
      <span className="type-caption color-muted">{name}</span>
      <b className={`num ${styles.count}`}>{count}</b>
      <OpenButton claims={claims} id={id} size="s" idle={count === 0 && t('newYear.none')}>
        {verb}
        <span className="visually-hidden">{of}</span>
      </OpenButton>
    </li>
  );
}

/** The number of boxes, draws and rockets, each with its button. */
export function Items({ pieces, claims }: { pieces: NewYearPieces; claims: NewYearClaims }) {
  const { lottery, firework } = pieces;
  return (
    <ul className={styles.items} aria-label={t('newYear.items')}>
      <Item
        object={box}
        name={t('newYear.boxes')}
        count={pieces.box.count}
        claims={claims.box}
        id={SINGLE_CLAIM_ID}
        verb={t('newYear.open')}
        of={t('newYear.aBox')}
      />
      <Item
        object={ticket}
        name={t('newYear.draws')}
        count={lottery.count}
        claims={claims.draws}
        id={lottery.id}
        verb={t('newYear.draw')}
        of={t('newYear.once')}
      />
      <Item
        object={rocket}
        name={t('newYear.rockets')}
        count={firework.count}
        claims={claims.draws}
        id={firework.id}
        verb={t('newYear.launch')}
        of={t('newYear.aRocket')}
      />
    </ul>
  );
}
