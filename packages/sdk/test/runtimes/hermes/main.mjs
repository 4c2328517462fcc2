/* global print */
import './environment.mjs';
import 'whatwg-fetch';
import { scenario } from '../scenario.mjs';

scenario({
  baseUrl: 'http://api.test',
  passwordFallback: async () => import('@tara/sdk/password-fallback'),
}).then(
  (result) => print(JSON.stringify(result)),
  (error) => print(`${error} ${error.stack}`),
);
