export { encryptPassword, type PasswordKey } from './encrypt.ts';
