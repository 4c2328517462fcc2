import {
  firstChargePercentage,
  formatCoins,
  maskPhone,
  parseRewardItems,
  toReward,
  shareLink,
} from '@tara/sdk/rules';
import { connect, type Api } from './connect.ts';

/** Uses the product's rules, which need no server and are the same for every client. */
export async function rules(api: Api): Promise<string[]> {
  const { appWebConfig } = await connect(api).call.appConfig({ gameListVersion: 0 });
  const [offer] = appWebConfig.appRechargeBonusCollection9ConfigList;
  const items = parseRewardItems(offer?.award);
  const percentage = firstChargePercentage(offer?.price ?? 0, items, appWebConfig.appPropConfigMap);
  return [
    formatCoins(1_248_050),
    maskPhone('3001234567'),
    `${percentage}%`,
    items.map((item) => toReward(item, appWebConfig.appPropConfigMap).kind).join(' '),
    shareLink('https://tara.example/', 'TARA7Q', 'a1'),
  ];
}
