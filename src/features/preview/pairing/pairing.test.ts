import { isPaired, nextPairing } from './pairing';
import type { Pairing, Peer } from './pairing';

const socket: Peer = { kind: 'socket', id: 'socket:1', name: '127.0.0.1:7777' };
const opener: Peer = { kind: 'window', id: 'window:0:https://a.example', name: 'https://a.example' };
const begin = (given: Partial<Pairing> = {}): Pairing => ({ code: '123456', wrongTries: {}, ended: [], ...given });
const pair = (pairing: Pairing, peer: Peer, key: string) => nextPairing(pairing, { type: 'pair', peer, key });

it('pairs a peer that sends the shown code', () => {
  expect(isPaired(pair(begin(), opener, '123456'), opener)).toBe(true);
  expect(isPaired(pair(begin(), opener, '123457'), opener)).toBe(false);
});

it('requires the key of the address from the socket only', () => {
  const pairing = begin({ socketKey: 'secret' });
  expect(isPaired(pair(pairing, socket, 'secret'), socket)).toBe(true);
  expect(isPaired(pair(pairing, socket, '123456'), socket)).toBe(false);
  expect(isPaired(pair(pairing, opener, 'secret'), opener)).toBe(false);
  expect(isPaired(pair(pairing, opener, '123456'), opener)).toBe(true);
});

it('pairs one peer at a time, even when another one sends the code', () => {
  const pairing = pair(pair(begin(), socket, '123456'), opener, '123456');
  expect(pairing.paired?.peer).toBe(socket);
  expect(isPaired(pairing, opener)).toBe(false);
});

it('lets a lost socket return with its key and no other source replace it', () => {
  const lost = nextPairing(pair(begin(), socket, '123456'), { type: 'lost', peer: socket });
  const again = { ...socket, id: 'socket:2' };
  expect(isPaired(lost, socket)).toBe(false);
  expect(isPaired(lost, again)).toBe(false);
  expect(isPaired(pair(lost, opener, '123456'), opener)).toBe(false);
  expect(isPaired(pair(lost, again, '123456'), again)).toBe(true);
});

it('ignores a source after five wrong codes until there is a new code', () => {
  let pairing = begin();
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(pairing.ended).toEqual([]);
    pairing = pair(pairing, opener, `wrong ${tries}`);
  }
  expect(pairing.ended).toEqual(['window']);
  expect(isPaired(pair(pairing, opener, '123456'), opener)).toBe(false);
  expect(isPaired(pair(pairing, socket, '123456'), socket)).toBe(true);
  const renewed = nextPairing(pairing, { type: 'newCode', code: '654321' });
  expect(isPaired(pair(renewed, opener, '123456'), opener)).toBe(false);
  expect(isPaired(pair(renewed, opener, '654321'), opener)).toBe(true);
});

it('ignores a disconnected source until the person requests a new code', () => {
  const alone = nextPairing(pair(begin({ socketKey: 'secret' }), socket, 'secret'), {
    type: 'disconnect',
    code: '222222',
  });
  expect(alone).toMatchObject({ code: '222222', paired: undefined, ended: ['socket'] });
  expect(isPaired(pair(alone, socket, 'secret'), socket)).toBe(false);
  expect(isPaired(pair(nextPairing(alone, { type: 'newCode', code: '333333' }), socket, 'secret'), socket)).toBe(true);
});

it('pairs the bridge of a desktop shell without a code when no peer is paired', () => {
  const desktop: Peer = { kind: 'desktop', id: 'desktop', name: '' };
  expect(isPaired(nextPairing(begin(), { type: 'trusted', peer: desktop }), desktop)).toBe(true);
  expect(isPaired(nextPairing(pair(begin(), socket, '123456'), { type: 'trusted', peer: desktop }), desktop)).toBe(
    false,
  );
});
