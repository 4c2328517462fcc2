import { externalUrl, formatCoinsShort, formatPercent, gameImageUrl, isInMaintenance } from '@tara/sdk/rules';
import { useConfig, type Game } from '#api/config.ts';
import { t } from '#messages/all-games.ts';
import { t as tGames } from '#messages/games.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './game-facts.module.css';
import { useLike } from './use-like.ts';

const VOLATILITIES = ['low', 'medium', 'high'] as const;
const FEATURES = ['wild', 'scatter', 'lines20', 'choice'] as const;

/** The facts of a game before it is opened, with the favourite and Play. */
export default function GameFacts({ game, onClose }: { game: Game; onClose: () => void }) {
  const web = useConfig()?.web;
  const { liked, pending, toggle } = useLike(game);
  const { minBet, maxBet, returnToPlayer } = game;
  const volatility = VOLATILITIES.find((name) => name === game.volatility);
  // Features of a later version have no words here.
  const features = FEATURES.filter((name) => game.features?.includes(name));
  const rows: [name: string, value: string | undefined, hint?: string][] = [
    [t('facts.kind'), web?.appGameTypeList.find(({ id }) => id === game.typeId)?.name],
    [t('facts.studio'), web?.appGameBrandList.find(({ id }) => id === game.brandId)?.name],
    [
      t('facts.bets'),
      minBet === undefined || maxBet === undefined
        ? undefined
        : t('facts.betRange', { min: formatCoinsShort(minBet), max: formatCoinsShort(maxBet) }),
    ],
    [
      t('facts.return'),
      returnToPlayer === undefined
        ? undefined
        : t('facts.returnValue', { percent: formatPercent(returnToPlayer) }),
      t('facts.returnHint'),
    ],
    [t('facts.volatility'), volatility && t(`facts.${volatility}`)],
    [t('facts.features'), features.map((name) => t(`feature.${name}`)).join(', ') || undefined],
  ];
  const odds = externalUrl(game.oddsUrl, window.location.href);
  const off = isInMaintenance(game);
  return (
    <Sheet
      open
      onClose={onClose}
      title={game.name}
      footer={
        <div className={styles.actions}>
          <Button
            className={styles.save}
            aria-pressed={liked}
            aria-label={tGames('games.like', { name: game.name })}
            busy={pending && t('facts.save')}
            onClick={toggle}
          >
            <Icon name="heart" className={liked ? styles.liked : undefined} />
            {t(liked ? 'facts.saved' : 'facts.save')}
          </Button>
          {!off && (
            <LinkButton
              variant="gold"
              to={href('start', undefined, { gameId: String(game.id) })}
              onClick={onClose}
            >
              {t('facts.play')}
            </LinkButton>
          )}
        </div>
      }
    >
      <div className={styles.facts}>
        <img
          className={styles.picture}
          src={gameImageUrl(web?.gameResourceUrl ?? '/content/games/', game.id)}
          width={96}
          height={120}
          alt=""
        />
        <dl className="grid gap-2">
          {rows.map(
            ([name, value, hint]) =>
              value && (
                <div key={name} className={`flex wrap align-baseline justify-between gap-x-3 ${styles.row}`}>
                  <dt className="type-caption color-muted">{name}</dt>
                  <dd className="margin-start-auto type-label text-end">{value}</dd>
                  {hint && <dd className={`type-caption color-muted ${styles.hint}`}>{hint}</dd>}
                </div>
              ),
          )}
        </dl>
        {odds && (
          <a
            className="inline-flex align-center gap-2 column-all min-height-target type-label color-info"
            href={odds}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('facts.odds')}
            <Icon name="external-link" size={18} />
          </a>
        )}
        {off && (
          <p className={`type-caption color-muted ${styles.hint}`}>
            {tGames('games.maintenance', { name: game.name })}
          </p>
        )}
      </div>
    </Sheet>
  );
}
