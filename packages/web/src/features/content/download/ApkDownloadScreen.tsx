import { APP_RECHARGE_BONUS, externalUrl } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import rocket from '#assets/objects/rocket.webp';
import { downloadApp } from '#shared/app-download/download-app.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { t } from '#messages/download.ts';
import { href } from '#routing/layout.ts';
import { currencyWord } from '#state/region-names.ts';
import { useRegion } from '#state/region.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Screen } from '#ui/frame.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { PromoHero } from '#ui/promo-hero/PromoHero.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './apk-download.module.css';

/** The app: reward, download and installation (spec 2.2). It makes no call. */
export default function ApkDownloadScreen() {
  const web = useConfig()?.web;
  const currency = currencyWord[useRegion()];
  const values = { amount: APP_RECHARGE_BONUS, currency };
  const target = externalUrl(web?.h5.downloadUrl, window.location.href);
  const player = usePlayer();

  return (
    <Screen
      title={t('download.title')}
      theme="dusk"
      footer={
        target && (
          <Button variant="gold" size="l" wide onClick={() => void downloadApp(target, web, player)}>
            <Icon name="download" />
            {t('download.get')}
          </Button>
        )
      }
    >
      <div className="stack gap-5">
        <PromoHero theme="dusk" object={rocket} lead={t('download.lead', values)}>
          {t('download.text', values)}
        </PromoHero>
        {!web ? (
          <ConfigMissing />
        ) : target ? (
          <Steps copies={player !== null} />
        ) : (
          <EmptyState title={t('download.none')} text={t('download.noneText')}>
            <LinkButton to={href('home')}>{t('download.home')}</LinkButton>
          </EmptyState>
        )}
      </div>
    </Screen>
  );
}

/** The installation steps. @param props.copies whether there is an invite code to copy */
function Steps({ copies }: { copies: boolean }) {
  const steps = [t('download.step1'), t('download.step2'), t('download.step3'), t('download.step4')];
  return (
    <Section title={t('download.steps')}>
      <ol className="stack gap-3">
        {steps.map((step, place) => (
          <li key={step} className={`row card gap-3 type-body ${styles.step}`}>
            <span className={`num ${styles.number}`} aria-hidden="true">
              {place + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {copies && (
        <p className={`flex align-start gap-2 margin-top-4 type-note color-muted ${styles.copies}`}>
          <Icon name="copy" size={18} className="color-teal" />
          {t('download.copies')}
        </p>
      )}
    </Section>
  );
}
