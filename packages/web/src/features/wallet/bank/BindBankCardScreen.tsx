import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePlayer } from '#api/session.ts';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { t } from '#messages/bank.ts';
import { useReturnPath } from '#routing/return-path.ts';
import { hasHistory, useBack } from '#routing/use-back.ts';
import { Screen } from '#ui/frame.ts';
import { Section } from '#ui/section/Section.tsx';
import { toast } from '#ui/toast/toast.ts';
import { CardForm } from './CardForm.tsx';
import { CardList } from './CardList.tsx';

/** State of the link to it. */
export interface BindCardState {
  /** Whether it was opened from the list of cards, where it returns to. */
  fromList: true;
}

/**
 * Binds or changes a bank card, then goes back (spec 2.2), or to the page that needed a card. A wide screen shows the
 * cards beside it.
 */
export default function BindBankCardScreen() {
  const back = useBack();
  const navigate = useNavigate();
  const { from } = useReturnPath();
  const { state } = useLocation() as { state: BindCardState | null };
  const [query] = useSearchParams();
  const cards = usePlayer()?.gameUser.appUserBankList ?? [];
  const chosen = query.get('id');
  const card = cards.find(({ id }) => String(id) === chosen);
  const form = useRef<HTMLDivElement>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    // The link of a card is below the form.
    if (shown.current !== chosen) form.current?.querySelector('select')?.focus();
    shown.current = chosen;
  }, [chosen]);
  function leave() {
    // The next page shows the new card: the list, or the withdrawal that needed one.
    const isShown = from !== null || (state?.fromList === true && hasHistory());
    if (!isShown) toast.success(t('bank.saved'));
    if (from === null) back();
    else void navigate(from, { replace: true });
  }
  return (
    <Screen title={t(card ? 'bank.editTitle' : 'bank.title')}>
      <PlayerData>
        {() => (
          <div ref={form} className="stack gap-6">
            <CardForm
              key={card?.id ?? 'new'}
              card={card}
              preset={query.get('bankId') ?? ''}
              onSaved={leave}
            />
            {cards.length > 0 && (
              <Section title={t('bank.yours')}>
                <CardList cards={cards} />
              </Section>
            )}
          </div>
        )}
      </PlayerData>
    </Screen>
  );
}
