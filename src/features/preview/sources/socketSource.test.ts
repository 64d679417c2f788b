import { socketSource } from './socketSource';

class FakeSocket extends EventTarget {
  isClosed = false;
  close() {
    this.isClosed = true;
    this.dispatchEvent(new Event('close'));
  }
  say(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function setUp() {
  const opened: [address: string, socket: FakeSocket][] = [];
  const waits: [run: () => void, delayMs: number][] = [];
  const heard: string[] = [];
  const stop = socketSource({
    port: 7777,
    open(address) {
      const socket = new FakeSocket();
      opened.push([address, socket]);
      return socket as unknown as WebSocket;
    },
    later(run, delayMs) {
      waits.push([run, delayMs]);
      return () => waits.pop();
    },
  }).start({
    message: (peer, data) => heard.push(`${peer.id} ${String(data)}`),
    lost: (peer) => heard.push(`${peer.id} lost`),
  });
  const socketAt = (index: number) => opened[index]?.[1] as FakeSocket;
  return { opened, waits, heard, stop, socketAt };
}

it('connects to this machine only', () => {
  expect(setUp().opened.map(([address]) => address)).toEqual(['ws://127.0.0.1:7777']);
});

it('reports messages, and a new peer for a new connection', () => {
  const { heard, waits, socketAt } = setUp();
  socketAt(0).say('hello');
  socketAt(0).close();
  waits[0]?.[0]();
  socketAt(1).say('again');
  expect(heard).toEqual(['socket:1 hello', 'socket:1 lost', 'socket:2 again']);
});

it('waits longer after each failure and starts again after a message', () => {
  const { waits, socketAt } = setUp();
  for (let tries = 0; tries < 8; tries += 1) {
    socketAt(tries).close();
    waits[tries]?.[0]();
  }
  expect(waits.map(([, delayMs]) => delayMs)).toEqual([1000, 2000, 4000, 8000, 15000, 30000, 30000, 30000]);
  socketAt(8).say('hello');
  socketAt(8).close();
  expect(waits[8]?.[1]).toBe(1000);
});

it('closes the connection and does not reconnect after it was disposed', () => {
  const { heard, waits, stop, socketAt } = setUp();
  stop();
  socketAt(0).say('late');
  expect(socketAt(0).isClosed).toBe(true);
  expect(heard).toEqual([]);
  expect(waits).toEqual([]);
});
