import type { Data, GameUser, UserInfo } from '@tara/sdk';
import { useId, type ReactNode } from 'react';
import type { WebConfig } from '#api/config.ts';
import { cardName } from '#shared/orders/card-name.ts';
import { t } from '#messages/safebox.ts';
import { t as tTransfer } from '#messages/transfer.ts';
import { href } from '#routing/layout.ts';
import { Button } from '#ui/button/Button.tsx';
import { EntryList, type Entry } from '#ui/entry-list/EntryList.tsx';
import { Screen, useFrame } from '#ui/frame.ts';
import { BothBalances, SafeboxContents, SafeboxPicture } from './SafeboxContents.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import styles from './safebox.module.css';
import { Transfers } from './Transfers.tsx';
import { usePasswordForm } from './use-password-form.ts';

interface KnownSafeboxProps {
  title: string;
  top: ReactNode;
  action: ReactNode;
  whole: boolean;
  player: { user: UserInfo; gameUser: GameUser };
  rules: WebConfig;
  safebox: Data<'getSafebox'>;
}

/** The safebox page after its data has loaded. */
export function KnownSafebox({
  title,
  top,
  action,
  whole,
  player: { user, gameUser },
  rules,
  safebox,
}: KnownSafeboxProps) {
  const formId = useId();
  const isBar = useFrame().footer === 'bar';
  // The session knows first that it was set; a password cannot be removed.
  const isSet = safebox.hasSafeboxPassword || user.hasSafeboxPassword;
  const password = usePasswordForm(user.id, isSet);
  const [card] = gameUser.appUserBankList;
  const isOpen = password.lockedUntil === null && !password.unknown;
  // Where its form has a page of its own, moving coins is what this page is for.
  const isApart = whole && !isBar && isSet && isOpen;
  const transfers = whole && (
    <Transfers
      player={user.id}
      most={{ in: user.coin, out: safebox.safebox }}
      barred={isSet ? null : tTransfer('transfer.needsPassword')}
      shut={
        password.lockedUntil === null
          ? safebox.safebox === 0 && tTransfer('transfer.nothing')
          : tTransfer('transfer.locked')
      }
      main={isApart}
    />
  );
  const cards: Entry = {
    icon: 'landmark',
    label: t('safebox.cards'),
    value: card ? cardName(card) : t('safebox.noCard'),
    to: href('bankCardList'),
  };
  const change: Entry = { icon: 'key-round', label: t('safebox.changeTitle'), to: href('walletsPassword') };
  if (isApart) {
    return (
      <Screen title={title} action={action}>
        {top}
        <div className={`stack align-start gap-6 ${styles.apart}`}>
          <BothBalances balance={user.coin} coins={safebox.safebox}>
            {transfers}
          </BothBalances>
          <EntryList label={t('safebox.links')} entries={[change, cards]} />
        </div>
      </Screen>
    );
  }
  const send = isOpen && (
    <Button type="submit" form={formId} variant="gold" size="l" wide busy={password.busy}>
      {t(isSet ? 'safebox.changeNow' : 'safebox.setNow')}
    </Button>
  );
  return (
    <Screen title={title} action={action} footer={isBar && send}>
      {top}
      <div className={`stack content-start gap-4 ${styles.page}`}>
        {whole || !isBar ? (
          <SafeboxContents coins={safebox.safebox}>{transfers}</SafeboxContents>
        ) : (
          <SafeboxPicture small />
        )}
        <PasswordSection {...{ formId, rules, isSet, password }} footer={!isBar && send} />
        {whole && <EntryList label={t('safebox.links')} entries={[cards]} />}
      </div>
    </Screen>
  );
}
