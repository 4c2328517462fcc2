export { fakeClock, type FakeClock } from './fake-clock.ts';
export {
  fakeFetch,
  held,
  refusal,
  reply,
  stalled,
  type FakeCall,
  type FakeFetch,
  type FakeHandler,
  type FakeReply,
} from './fake-fetch.ts';
export { injectFetch, type Inject, type InjectRequest, type InjectResponse } from './inject-fetch.ts';
export { testStore, type TestStore } from './store.ts';
