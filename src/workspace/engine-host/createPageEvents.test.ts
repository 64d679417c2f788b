import { MAX_EVENTS_PER_GESTURE, createPageEvents } from './createPageEvents';

describe('an event of a page', () => {
  it('reaches all listeners of its name until they unsubscribe', () => {
    const events = createPageEvents({ report: () => undefined, t: (key) => key, gestureCount: () => 0 });
    const heard: unknown[] = [];
    const leave = events.on('saved', (data) => heard.push(['first', data]));
    events.on('saved', (data) => heard.push(['second', data]));
    events.on('deleted', (data) => heard.push(['other', data]));
    events.emit('saved', { id: 1 });
    leave();
    leave();
    events.emit('saved', { id: 2 });
    events.emit('toString', 3);
    expect(heard).toEqual([
      ['first', { id: 1 }],
      ['second', { id: 1 }],
      ['second', { id: 2 }],
    ]);
  });

  it('passes a copy of its data, so that pages share no objects', () => {
    const events = createPageEvents({ report: () => undefined, t: (key) => key, gestureCount: () => 0 });
    const sent = { rows: [1] };
    events.on('saved', (data) => (data as typeof sent).rows.push(2));
    events.emit('saved', sent);
    expect(sent).toEqual({ rows: [1] });
  });

  it('reaches all other listeners when one fails, which is reported', () => {
    const report = jest.fn();
    const events = createPageEvents({ report, t: (key) => key, gestureCount: () => 0 });
    const heard = jest.fn();
    events.on('saved', () => {
      throw new Error('broken');
    });
    events.on('saved', heard);
    events.emit('saved', 1);
    expect(heard).toHaveBeenCalledWith(1);
    expect(report).toHaveBeenCalledWith(new Error('broken'));
  });

  it('ends an endless exchange with a configuration error, and works again after an input of the user', () => {
    let gestures = 0;
    const report = jest.fn();
    const events = createPageEvents({
      report,
      t: (key, params) => (params ? `${key} ${JSON.stringify(params)}` : key),
      gestureCount: () => gestures,
    });
    let heard = 0;
    const stop = events.on('ping', () => {
      heard += 1;
      events.emit('ping', 1);
    });
    events.emit('ping', 1);
    expect(heard).toBe(MAX_EVENTS_PER_GESTURE);
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'config', message: expect.stringContaining('engine.eventloop') as string }),
    );
    stop();
    expect(() => events.emit('ping', 1)).toThrow();
    gestures += 1;
    expect(() => events.emit('ping', 1)).not.toThrow();
  });
});
