import { changeHistory, redoStep, startHistory, undoStep } from './history';

describe('the history', () => {
  it('goes back and forward, and a new change ends the way forward', () => {
    const changed = changeHistory(changeHistory(startHistory('a'), 'b'), 'c');
    const back = undoStep(undoStep(changed));
    expect([back.present, redoStep(back).present, undoStep(back).present]).toEqual(['a', 'b', 'a']);
    expect(redoStep(changeHistory(back, 'x')).present).toBe('x');
  });

  it('has one step for what is typed into one field', () => {
    const typed = ['o', 'or', 'ord'].reduce((history, text) => changeHistory(history, text, 'title'), startHistory(''));
    expect(undoStep(typed).present).toBe('');
    expect(undoStep(changeHistory(typed, 'icon', 'icon')).present).toBe('ord');
    expect(undoStep(changeHistory(undoStep(typed), 'again', 'title')).present).toBe('');
  });

  it('forgets the oldest of more than 100 steps', () => {
    const counts = Array.from({ length: 150 }, (_, index) => index + 1);
    const changed = counts.reduce((history, count) => changeHistory(history, count), startHistory(0));
    const back = counts.reduce((history) => undoStep(history), changed);
    expect([changed.past.length, back.present]).toEqual([100, 50]);
  });
});
