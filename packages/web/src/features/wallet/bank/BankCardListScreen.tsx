import { PlayerData } from '#shared/player/PlayerData.tsx';
import { t } from '#messages/bank.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Screen } from '#ui/frame.ts';
import type { BindCardState } from './BindBankCardScreen.tsx';
import { CardList } from './CardList.tsx';

const FROM_LIST: BindCardState = { fromList: true };

/** The bound bank cards (spec 2.2). */
export default function BankCardListScreen() {
  return (
    <Screen
      title={t('bank.listTitle')}
      footer={
        <LinkButton variant="gold" size="l" wide to={href('bindBankCard')} state={FROM_LIST}>
          {t('bank.add')}
        </LinkButton>
      }
    >
      <PlayerData>{(_, { appUserBankList }) => <CardList cards={appUserBankList} />}</PlayerData>
    </Screen>
  );
}
