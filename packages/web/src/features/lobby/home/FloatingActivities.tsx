import { ActivityType, displayedActivities, isActive } from '@tara/sdk/rules';
import { useCallback, useEffect, useId, useRef, useState, type PointerEvent, type RefObject } from 'react';
import gift from '#assets/objects/wrapped-gift.webp';
import { useConfig } from '#api/config.ts';
import { activityHref } from '#routing/activity-routes.ts';
import { ActivityEntry } from '#shared/activities/ActivityEntry.tsx';
import { useRewards } from '#shared/activities/use-rewards.ts';
import { RewardsCount } from '#shared/red-dots/RewardsCount.tsx';
import { useActivities } from '#api/activities.ts';
import { t } from '#messages/lobby-lazy.ts';
import { classNames } from '#lib/class-names.ts';
import { localStore, readJson, writeJson } from '#lib/storage.ts';
import { useSessionNotices } from '#state/notices.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { enterHistory } from '#ui/sheet/history.ts';
import styles from './floating.module.css';

const PLACE_KEY = 'tara.floatingPlace';

interface Place {
  side: 'left' | 'right';
  /** Share of the free height, from the top. */
  at: number;
}

/** Movement below these px is a tap. */
const DRAG_PX = 6;

/** Room above and below it, for the bars of the page (floating.module.css). */
const TOP_PX = 176;
const BOTTOM_PX = 160;

/** Height of the group if the player has not dragged it. */
const USUAL_AT = 0.57;

/** Where the player has dragged it; null for its usual place. */
function storedPlace(): Place | null {
  const place = readJson<Partial<Place>>(localStore, PLACE_KEY);
  if (place?.side !== 'left' && place?.side !== 'right') return null;
  const { side, at } = place;
  return { side, at: typeof at === 'number' && at >= 0 && at <= 1 ? at : USUAL_AT };
}

/** Closes on Escape, on Back and on an outside touch. Escape restores focus to the button. */
function useDismiss(open: boolean, close: () => void) {
  const group = useRef<HTMLElement>(null);
  const disc = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !group.current?.contains(target)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      close();
      disc.current?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('keydown', onKeyDown);
    const leave = enterHistory(close);
    return () => {
      leave();
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open, close]);
  return { group, disc };
}

export interface FloatingActivitiesProps {
  /** Where focus moves when the hide button disappears. */
  onward: RefObject<HTMLElement | null>;
}

/**
 * The floating group of activities (spec 2.5). At first it is where it covers nothing: in the top row on
 * a phone, in the free edge of the page on a desktop. A tap opens it, dragging moves it inside the view, and it snaps to
 * the nearer side. Everything also works by tap alone.
 */
export function FloatingActivities({ onward }: FloatingActivitiesProps) {
  const facts = useActivities();
  const rewards = useRewards();
  const id = useId();
  const green = useConfig()?.web.mode === 'green';
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState(storedPlace);
  const hidden = useSessionNotices(({ floatingHidden }) => floatingHidden);
  const drag = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const close = useCallback(() => setOpen(false), []);
  const { group, disc } = useDismiss(open, close);
  if (!facts || green || hidden) return null;
  const extra = [ActivityType.firstCharge, ActivityType.inviteFriend].filter((type) => isActive(facts, type));
  const types = [...displayedActivities(facts).list, ...extra]
    .filter((type) => activityHref(type) !== null)
    .slice(0, 4);
  if (types.length === 0) return null;

  function onPointerMove(event: PointerEvent) {
    const start = drag.current;
    if (!start) return;
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > DRAG_PX) start.moved = true;
    if (!start.moved) return;
    const side = event.clientX < window.innerWidth / 2 ? 'left' : 'right';
    const at = Math.min(
      1,
      Math.max(0, (event.clientY - TOP_PX) / Math.max(1, window.innerHeight - TOP_PX - BOTTOM_PX)),
    );
    setPlace({ side, at });
  }
  function moveOver() {
    const other: Place = { at: place?.at ?? USUAL_AT, side: place?.side === 'left' ? 'right' : 'left' };
    setPlace(other);
    writeJson(localStore, PLACE_KEY, other);
  }
  function hide() {
    useSessionNotices.setState({ floatingHidden: true });
    onward.current?.focus({ preventScroll: true });
  }
  function onPointerUp() {
    if (drag.current?.moved) writeJson(localStore, PLACE_KEY, place);
  }
  return (
    <aside
      ref={group}
      className={classNames(
        styles.group,
        place ? styles.floating : styles.docked,
        place?.side === 'left' && styles.left,
      )}
      style={{ '--at': place?.at ?? USUAL_AT } as Record<string, number>}
      aria-label={t('floating.label')}
    >
      <button
        ref={disc}
        type="button"
        className={styles.disc}
        aria-expanded={open}
        aria-label={t('floating.label')}
        aria-describedby={`${id}-count`}
        onPointerDown={(event) => {
          drag.current = { x: event.clientX, y: event.clientY, moved: false };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onClick={() => {
          if (!drag.current?.moved) setOpen(!open);
          drag.current = null;
        }}
      >
        <img src={gift} width={30} height={30} alt="" draggable={false} />
        <span id={`${id}-count`}>
          <RewardsCount rewards={rewards} className={styles.count} />
        </span>
      </button>
      {open && (
        <ul className={styles.entries}>
          {types.map((type) => (
            <li key={type}>
              <ActivityEntry
                type={type}
                rewards={rewards.byType.get(type)}
                className={styles.entry}
                onFollow={close}
              />
            </li>
          ))}
          <li className={styles.controls}>
            <RoundButton variant="plain" icon="rotate-ccw" label={t('floating.move')} onClick={moveOver} />
            <RoundButton variant="plain" icon="x" label={t('floating.hide')} onClick={hide} />
          </li>
        </ul>
      )}
    </aside>
  );
}
