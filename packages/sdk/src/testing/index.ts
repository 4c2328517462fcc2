export { fakeClock, type FakeClock } from './fake-clock.ts';
export {
  fakeFetch,
  deferred,
  errcodeResponse,
  fakeResponse,
  stalledResponse,
  type FakeCall,
  type FakeFetch,
  type FakeHandler,
  type FakeResponse,
} from './fake-fetch.ts';
export { injectFetch, type Inject, type InjectRequest, type InjectResponse } from './inject-fetch.ts';
export { storedSession, testStore, type TestStore } from './test-store.ts';
