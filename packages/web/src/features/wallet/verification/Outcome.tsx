import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import card from '#assets/objects/identification-card.webp';
import { t } from '#messages/verification.ts';
import { classNames } from '#lib/class-names.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import rows from '#ui/detail/facts.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type { KnownProps } from './KycStatusQuery.tsx';
import { maskIdNumber } from './mask-id-number.ts';
import { useVerificationPaths } from './use-verification-paths.ts';
import { VerificationPage, type VerificationProps } from './VerificationPage.tsx';
import shared from './verification.module.css';
import styles from './outcome.module.css';

type OutcomeProps = VerificationProps & KnownProps;

interface StateProps {
  state: 'waiting' | 'done' | 'refused';
  title: string;
  text: string;
}

/** The state of a sent verification. */
function State({ state, title, text }: StateProps) {
  const icons = { waiting: 'clock', done: 'check', refused: 'x' } as const;
  return (
    <div
      className={`stack justify-items-center gap-2 padding-top-4 text-center ${shared.outcome}`}
      role="status"
    >
      <span className={shared.medal} data-state={state}>
        <img src={card} width={96} height={96} alt="" />
        <span className={styles.badge}>
          <Icon name={icons[state]} size={24} />
        </span>
      </span>
      <h2 className="type-display break-anywhere">{title}</h2>
      <p className={`type-body color-muted ${shared.text}`}>{text}</p>
    </div>
  );
}

/** The sent data; the document number is masked. */
function Submitted({ kyc: { submitted } }: Pick<OutcomeProps, 'kyc'>) {
  if (!submitted) return null;
  const facts: [name: string, value: ReactNode][] = [
    [t('verification.name'), submitted.realName],
    [t('verification.idNumber'), maskIdNumber(submitted.idNumber)],
    [t('verification.pictures'), submitted.fileIds.length],
  ];
  return (
    <Card as="div">
      <dl className={classNames(rows.facts, styles.facts)}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Under review: nothing to do. */
export function Waiting({ kyc, ...page }: OutcomeProps) {
  const { back } = useVerificationPaths();
  return (
    <OutcomeSteps
      {...page}
      step={2}
      footer={
        <LinkButton size="l" wide to={back} replace>
          {t('verification.backToWallet')}
        </LinkButton>
      }
    >
      <State state="waiting" title={t('verification.waitingTitle')} text={t('verification.waitingText')} />
      <Submitted kyc={kyc} />
      <p className="row justify-center gap-2 type-caption color-muted">
        <Icon name="mail" size={18} className="color-teal" />
        {t('verification.waitingLetter')}
      </p>
    </OutcomeSteps>
  );
}

/** Verified, with the next requirement of the first withdrawal. */
export function Verified({ kyc, ...page }: OutcomeProps) {
  const { back } = useVerificationPaths();
  const { user, gameUser } = page;
  const query = { from: back };
  const next =
    gameUser.appUserBankList.length === 0
      ? {
          to: href('bindBankCard', undefined, query),
          action: t('verification.bindCard'),
          said: t('verification.nextCard'),
        }
      : user.hasSafeboxPassword
        ? { to: back, action: t('verification.withdraw'), said: null }
        : {
            to: href('withdrawal', { name: 'password' }, query),
            action: t('verification.setPassword'),
            said: t('verification.nextPassword'),
          };
  return (
    <OutcomeSteps
      {...page}
      step={3}
      footer={
        <LinkButton variant="gold" size="l" wide to={next.to} replace>
          {next.action}
        </LinkButton>
      }
    >
      <State state="done" title={t('verification.verifiedTitle')} text={t('verification.verifiedText')} />
      <Submitted kyc={kyc} />
      {next.said && (
        <p className="row justify-center gap-2 type-caption color-muted">
          <Icon name="lock-keyhole" size={18} className="color-teal" />
          {next.said}
        </p>
      )}
    </OutcomeSteps>
  );
}

/** Rejected: the reason, and how to send it again. */
export function Refused({ kyc, ...page }: OutcomeProps) {
  const { pictures, details } = useVerificationPaths();
  return (
    <OutcomeSteps
      {...page}
      step={2}
      failed
      footer={
        <>
          <LinkButton wide to={details}>
            {t('verification.changeDetails')}
          </LinkButton>
          <LinkButton variant="gold" size="l" wide to={pictures}>
            <Icon name="camera" />
            {t('verification.newPictures')}
          </LinkButton>
        </>
      }
    >
      <State state="refused" title={t('verification.refusedTitle')} text={t('verification.refusedText')} />
      {kyc.reason && (
        <p className={`flex gap-3 padding-4 type-note break-anywhere ${shared.problem}`}>
          <Icon name="circle-alert" className="color-danger" />
          <span>
            <b className="block">{t('verification.reviewer')}</b>
            <q>{kyc.reason}</q>
          </span>
        </p>
      )}
      <Submitted kyc={kyc} />
    </OutcomeSteps>
  );
}

type OutcomeStepsProps = Omit<Parameters<typeof VerificationPage>[0], 'onBack'> &
  Pick<OutcomeProps, 'user' | 'gameUser'>;

/** A page after sending: Back leaves the verification. */
function OutcomeSteps({ user: _user, gameUser: _gameUser, ...page }: OutcomeStepsProps) {
  const navigate = useNavigate();
  const { back } = useVerificationPaths();
  return <VerificationPage {...page} onBack={() => void navigate(back, { replace: true })} />;
}
