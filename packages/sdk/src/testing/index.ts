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
