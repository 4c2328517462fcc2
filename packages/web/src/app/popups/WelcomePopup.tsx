import { APP_RECHARGE_BONUS, externalUrl, popupNotices } from '@tara/sdk/rules';
import { useEffect, useState } from 'react';
import rocket from '#assets/objects/rocket.webp';
import { useConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { useActivities, useFirstRecharge } from '#api/activities.ts';
import { PromotionLink } from '#shared/promotion-link/PromotionLink.tsx';
import { downloadApp } from '#shared/app-download/download-app.ts';
import { t } from '#messages/popups.ts';
import { isInApp, isInstalled } from '#lib/environment.ts';
import { currentLayout } from '#routing/layout.ts';
import { Button } from '#ui/button/Button.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import shared from './popups.module.css';
import styles from './welcome-popup.module.css';
import type { PopupProps } from '#shared/popups/popup.ts';

/** The welcome popup (spec 2.5): notices as images, once per session; on mobile web it also offers the app. */
export default function WelcomePopup({ open, onReady, onClose: close }: PopupProps) {
  const web = useConfig()?.web;
  const player = usePlayer();
  const facts = useActivities();
  const recharged = useFirstRecharge();
  const { short } = useMoney();
  const [at, setAt] = useState(0);
  const [asking, setAsking] = useState(false);
  const stopAsking = () => setAsking(false);
  const notices = popupNotices(web?.appNoticeConfigList ?? [], facts, player?.user.mobile ?? '', recharged);
  const notice = notices[Math.min(at, notices.length - 1)];
  useEffect(onReady, [onReady]);
  if (!open || !web || !notice) return null;
  const target = externalUrl(web.h5.downloadUrl, window.location.href);
  const banner =
    web.mode !== 'green' && !isInApp && !isInstalled && currentLayout() === 'mobile' && target !== null;
  return (
    <>
      <Sheet open onClose={close} title={notice.title ?? t('popups.welcome')} form="dialog">
        <PromotionLink promotion={notice} className={styles.notice} onFollow={close}>
          <img src={notice.imgUrl2} width={640} height={800} alt={notice.title ?? t('popups.welcome')} />
        </PromotionLink>
        {notices.length > 1 && (
          <div className="row justify-between gap-3 margin-top-3 type-caption color-muted">
            <Button size="s" onClick={() => setAt((at + notices.length - 1) % notices.length)}>
              {t('popups.previous')}
            </Button>
            <span role="status">{t('popups.notice', { index: at + 1, count: notices.length })}</span>
            <Button size="s" onClick={() => setAt((at + 1) % notices.length)}>
              {t('popups.next')}
            </Button>
          </div>
        )}
        {banner && (
          <button
            type="button"
            className={`row gap-3 width-full margin-top-3 type-caption text-start ${styles.banner}`}
            onClick={() => setAsking(true)}
          >
            <img src={rocket} width={44} height={44} alt="" />
            <span>
              <b>{t('popups.download', { amount: short(APP_RECHARGE_BONUS * 100) })}</b>
              {t('popups.downloadText')}
            </span>
          </button>
        )}
      </Sheet>
      {target && (
        <Sheet open={asking} onClose={stopAsking} title={t('popups.downloadAsk')} form="dialog">
          <p className={`color-muted text-center ${shared.text}`}>{t('popups.downloadAskText')}</p>
          <div className={shared.buttons}>
            <Button onClick={stopAsking}>{t('popups.later')}</Button>
            <Button variant="gold" onClick={() => void downloadApp(target, web, player, stopAsking)}>
              {t('popups.downloadGo')}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
