import { constants, generateKeyPairSync, privateDecrypt, randomBytes } from 'node:crypto';
import { config } from './config.ts';
import type { Json } from './contract.ts';
import { DAY, digest, Refusal, toDay, type Person, type State } from './state.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const nonce = randomBytes(8).toString('hex');

/** `passwordKey` of the web config. */
export const passwordKey = {
  kid: 'second1',
  jwk: {
    ...(publicKey.export({ format: 'jwk' }) as { kty: 'RSA'; n: string; e: string }),
    alg: 'RSA-OAEP-256',
  },
  nonce,
};

/** Decrypts a password field. */
export function decryptPassword(field: string): string {
  const [kid, ciphertext = ''] = field.split('.');
  try {
    if (kid !== passwordKey.kid) throw new Error('another key');
    const options = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    const { p, n } = JSON.parse(
      privateDecrypt(options, Buffer.from(ciphertext, 'base64url')).toString('utf8'),
    ) as { p: string; n: string };
    if (n !== nonce) throw new Error('another nonce');
    return p;
  } catch {
    throw new Refusal(2110);
  }
}

const within = (length: number, min: number, max: number) => length >= min && length <= max;

const isPassword = (plain: string) =>
  within(plain.length, config['passwordLengthMin'], config['passwordLengthMax']);

export function isMobile(mobile: string): boolean {
  const { mobileStartsWith } = config['accountRule'];
  return (
    /^\d+$/.test(mobile) &&
    mobile.startsWith(mobileStartsWith) &&
    within(mobile.length, config['accountLengthMin'], config['accountLengthMax'])
  );
}

const NAMES = [
  'id',
  'uuid',
  'account',
  'accountType',
  'nickname',
  'avatar',
  'pid',
  'firstRecharge',
  'hasKyc',
] as const;
const SHOWN = [...NAMES, 'coin', 'lottery', 'totalRecharge', 'bet'] as const;

/** The user info as answers show it. */
export function getInfo(person: Person, now: number) {
  const passed = config.appUserLevelConfigList.filter(({ betAmount }) => betAmount <= person.bet).length;
  const userLevel = Math.min(passed, config.appUserLevelConfigList.length - 1);
  return {
    ...Object.fromEntries(SHOWN.map((field) => [field, person[field]])),
    password: '',
    ...(person.mobile === '' ? {} : { mobile: person.mobile }),
    safebox: 0,
    vip: userLevel,
    vipExp: Math.floor(person.bet / 100),
    userLevel,
    regPeriod: Math.floor((now - person.registeredAt) / DAY),
    memberDot: 0,
    hasSafeboxPassword: false,
    hasUserOther: Object.values(person.other).some((value) => value !== ''),
    appUserBankList: [],
  };
}

export function listActivities(person: Person) {
  const activityIds = config.activityIds.filter((id) => id !== 4 || person.mobile === '');
  return {
    activityIds,
    activityMap: Object.fromEntries(activityIds.map((id, index) => [id, { sort: index + 1 }])),
  };
}

export const openSession = (person: Person, now: number) => ({
  ...getInfo(person, now),
  inviteCode: person.inviteCode,
  aid: '',
  appGameDataUser: { gameLikes: {}, gameHistory: [] },
  activityIds: listActivities(person),
});

export function logIn(state: State, body: Json) {
  if (body.account !== body.account.trim()) throw new Refusal(101, { pointer: '/account' });
  const plain = decryptPassword(body.password);
  if (!isPassword(plain)) throw new Refusal(101, { pointer: '/password' });
  const person = state.byName(body.account);
  if (!person) throw new Refusal(1018);
  state.tryPassword(person, plain, 1019);
  if (person.disabled) throw new Refusal(1043);
  return { ...openSession(person, state.now()), token: state.open(person) };
}

export function register(state: State, body: Json, withCode: boolean) {
  const byPhone = config['registerType'] !== 2;
  const needsCode =
    byPhone && ((config['registerType'] === 1 && config['otpStatus'] === 1) || config['mode'] === 'green');
  if (withCode !== needsCode) throw new Refusal(1049);
  const plain = decryptPassword(body.password);
  const isName =
    /^[A-Za-z0-9]+$/.test(body.account) &&
    within(body.account.length, config['usernameLengthMin'], config['usernameLengthMax']);
  if (byPhone ? !isMobile(body.account) : !isName) throw new Refusal(101, { pointer: '/account' });
  if (!isPassword(plain)) throw new Refusal(101, { pointer: '/password' });
  if (state.byName(body.account)) throw new Refusal(1020);
  if (needsCode) state.useCode(body.countryCode + body.account, body.code ?? '', 1045, 1047);
  const person = state.add(body.account, config['registerType'], plain);
  if (byPhone) person.mobile = body.account;
  person.pid = state.people.find(({ inviteCode }) => inviteCode === body.outValue)?.id ?? 0;
  state.post(person, 'coin', config['userRegisterCoin'], 'bonus', 'registration');
  return { ...openSession(person, state.now()), token: state.open(person) };
}

export function bind(state: State, person: Person, { mobile, countryCode, code = '', password }: Json) {
  if (person.mobile !== '') throw new Refusal(2108);
  if (!isMobile(mobile)) throw new Refusal(2105);
  const plain = password === undefined ? undefined : decryptPassword(password);
  if (plain !== undefined && !isPassword(plain)) throw new Refusal(2109);
  if (state.people.some((holder) => holder.mobile === mobile)) throw new Refusal(2107);
  if (config['otpStatus'] === 1) state.useCode(countryCode + mobile, code, 2106, 2120);
  person.mobile = mobile;
  if (plain !== undefined) person.password = digest(plain);
  return { mobile };
}

export function replaceForgotten(
  state: State,
  body: { account: string; countryCode: string; code: string; password: string },
) {
  const person = state.people.find(({ mobile }) => mobile !== '' && mobile === body.account);
  if (!person) throw new Refusal(2111);
  const plain = decryptPassword(body.password);
  if (!isPassword(plain)) throw new Refusal(2109);
  state.useCode(body.countryCode + body.account, body.code, 2106, 2120);
  if (person.disabled) throw new Refusal(1043);
  Object.assign(person, { password: digest(plain), wrongPasswords: [], lockedUntil: 0 });
  state.closeAll(person);
  return {};
}

export function changePassword(
  state: State,
  person: Person,
  token: string,
  body: { oldPassword: string; password: string },
) {
  const [old, plain] = [decryptPassword(body.oldPassword), decryptPassword(body.password)];
  state.tryPassword(person, old, 2121);
  if (!isPassword(plain)) throw new Refusal(2109);
  person.password = digest(plain);
  state.closeAll(person, token);
  return {};
}

export function fillSuperior(state: State, person: Person, pid: number) {
  if (person.pid !== 0) throw new Refusal(2113);
  const superior = state.byId(pid);
  if (!superior) throw new Refusal(2114);
  if (superior === person) throw new Refusal(2115);
  for (let above: Person | undefined = superior; above; above = state.byId(above.pid))
    if (above.pid === person.id) throw new Refusal(2116);
  person.pid = pid;
  return { pid };
}

export function changeProfile(person: Person, { nickname, avatar }: { nickname?: string; avatar?: number }) {
  if (nickname !== undefined) {
    const trimmed = nickname.trim();
    const { length } = [...new Intl.Segmenter().segment(trimmed)];
    if (!within(length, 1, 32) || /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(trimmed))
      throw new Refusal(2112);
    person.nickname = trimmed;
  }
  if (avatar !== undefined) person.avatar = avatar;
  return { nickname: person.nickname, avatar: person.avatar };
}

export function changeOther(state: State, person: Person, body: Person['other']) {
  const { realName, email, birthday, address } = body;
  const today = toDay(state.now());
  const latest = `${Number(today.slice(0, 4)) - 21}${today.slice(4)}`;
  const parsed = Date.parse(`${birthday}T00:00:00Z`);
  const isDay = Number.isFinite(parsed) && new Date(parsed).toISOString().startsWith(birthday);
  const odd =
    (/\p{Cc}/u.test(realName) && 'realName') ||
    (email !== '' && !/^\S+@\S+\.\S+$/.test(email) && 'email') ||
    (birthday !== '' && (!isDay || birthday > latest) && 'birthday') ||
    (/\p{Cc}/u.test(address) && 'address');
  if (odd) throw new Refusal(2118, { pointer: `/${odd}` });
  person.other = { realName, email, birthday, address };
  return { appUserOther: person.other };
}

export function shorten(state: State, home: string, url: string) {
  let target: URL;
  try {
    if (!/^(\/(?!\/)|https?:)/.test(url)) throw new Error('not http');
    target = new URL(url, home);
  } catch {
    throw new Refusal(2119);
  }
  if (target.origin !== home || target.username !== '') throw new Refusal(2119);
  const code = digest(target.href).slice(0, 10);
  state.links.set(code, target.href);
  return { shortUrl: `${home}/s/${code}` };
}
