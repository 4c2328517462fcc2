export { Carousel } from './Carousel.tsx';
export { FeaturedRewards } from './FeaturedRewards.tsx';
export {
  DownloadBanner,
  DownloadLink,
  FloatingActivities,
  HomeFooter,
  PromoVideo,
  WelcomeCard,
} from './lazy-parts.tsx';
export { HomePanel } from './HomePanel.tsx';
export { HOME_PANEL_ID, HomeTabs } from './HomeTabs.tsx';
export { PopularGames } from './PopularGames.tsx';
export { PromotionLink, promotionHref } from './PromotionLink.tsx';
export { useSpinText } from './use-spin-text.ts';
export { useHomeArrival } from './use-home-arrival.ts';
export { WinTicker } from './WinTicker.tsx';
