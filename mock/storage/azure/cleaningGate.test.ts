import { createCleaningGate } from './cleaningGate';

function begin() {
  const log: string[] = [];
  let finish = () => {};
  const gate = createCleaningGate(() => {
    log.push('cleaning');
    return new Promise<void>((resolve) => {
      finish = () => {
        log.push('clean');
        resolve();
      };
    });
  });
  const enter = (name: string) => gate.enter().then(() => log.push(name));
  return { gate, log, enter, finish: () => finish() };
}

it('lets requests run side by side', async () => {
  const { log, enter } = begin();
  await Promise.all([enter('a'), enter('b')]);
  expect(log).toEqual(['a', 'b']);
});

it('cleans when the last request has left, and lets new ones wait until then', async () => {
  const { gate, log, enter, finish } = begin();
  await Promise.all([enter('a'), enter('b')]);
  gate.close();
  const waiting = enter('c');
  gate.leave();
  expect(log).toEqual(['a', 'b']);
  gate.leave();
  expect(log).toEqual(['a', 'b', 'cleaning']);
  finish();
  await waiting;
  expect(log).toEqual(['a', 'b', 'cleaning', 'clean', 'c']);
});

it('opens again after a cleaning that failed', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const gate = createCleaningGate(() => Promise.reject(new Error('not clean')));
  await gate.enter();
  gate.close();
  gate.leave();
  await gate.enter();
  expect(report).toHaveBeenCalled();
  report.mockRestore();
});
