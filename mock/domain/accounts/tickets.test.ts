import { createRandom } from '../random';
import { createTickets } from './tickets';

function begin() {
  let now = 0;
  return { tickets: createTickets<string>(createRandom(1), () => now, 1_000), wait: (ms: number) => (now += ms) };
}

it('returns its value until it is used', () => {
  const { tickets } = begin();
  const ticket = tickets.issue('value');
  expect([tickets.find(ticket), tickets.find(ticket)]).toEqual(['value', 'value']);
  tickets.spend(ticket);
  expect(tickets.find(ticket)).toBeUndefined();
});

it('returns undefined after its lifetime', () => {
  const { tickets, wait } = begin();
  const ticket = tickets.issue('value');
  wait(999);
  expect(tickets.find(ticket)).toBe('value');
  wait(1);
  expect(tickets.find(ticket)).toBeUndefined();
});
