import { claimButton, inviteProgress, ItemStatus, toReward } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import truck from '#assets/objects/truck.webp';
import { type PopupProps, useReport } from '#shared/popups/popup.ts';
import { useSharing } from '#shared/share/use-sharing.tsx';
import { t } from '#messages/invite.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { ProgressMeter } from '#ui/progress/ProgressMeter.tsx';
import { PromoDialog } from '#ui/promo-dialog/PromoDialog.tsx';
import { rewardText } from '#ui/reward/reward-text.ts';
import styles from './invite.module.css';

/** The current step of the invite bonus; null if there is none, or if it is claimed (spec 4). */
function useStep() {
  const web = useConfig()?.web;
  const query = useApiQuery('appInviteBonus1User', {}, { refetchOnMount: 'always' });
  const state = query.data?.appInviteBonus1User;
  const config = web?.appInviteBonus1ConfigList.find(({ id }) => id === state?.awardId);
  const [item] = config?.award ?? [];
  if (query.isPending && !hasFailed(query)) return { loading: true, step: null };
  if (!web || !state || !config || !item || state.itemStatus === ItemStatus.claimed) {
    return { loading: false, step: null };
  }
  return {
    loading: false,
    step: {
      button: claimButton(state.itemStatus, 'invite'),
      reward: rewardText(toReward(item, web.appPropConfigMap)),
      friends: config.inviteCount,
      progress: inviteProgress(state.inviteCount, config.inviteCount),
    },
  };
}

/** The invite bonus as a popup (spec 4, 9): the next reward, the progress, and a share button. */
export default function InvitePopup({ open, onClose, ...report }: PopupProps) {
  const { loading, step } = useStep();
  const { bound, share, sheet } = useSharing();
  useReport(report, step !== null, loading);
  if (!open || !step) return null;
  function invite() {
    share();
    if (!bound) onClose();
  }
  const { button, reward, friends, progress } = step;
  return (
    <>
      <PromoDialog
        open
        onClose={onClose}
        title={t('invite.popupTitle')}
        theme="road"
        object={truck}
        lead={reward.amount}
        text={button.action === 'invite' ? t('invite.popupText', { friends }) : t('invite.ready')}
        terms={t('invite.terms')}
        actions={
          <>
            {button.action === 'invite' ? (
              <Button variant="gold" size="l" wide onClick={invite}>
                {t('invite.invite')}
              </Button>
            ) : (
              <LinkButton variant="gold" size="l" wide to={href('inviteFriends')} onClick={onClose}>
                {t('invite.receive')}
              </LinkButton>
            )}
            <LinkButton to={href('inviteFriends')} onClick={onClose}>
              {t('invite.details')}
            </LinkButton>
            <Button onClick={onClose}>{t('invite.notNow')}</Button>
          </>
        }
      >
        <div className={styles.progress}>
          <ProgressMeter
            label={t('invite.progress')}
            value={progress.done}
            max={progress.of}
            text={t('invite.progressText', progress)}
          />
          <span className="num">
            {progress.done}/{progress.of}
          </span>
        </div>
      </PromoDialog>
      {sheet}
    </>
  );
}
