import { atriumJourney } from './atriumJourney';
import { peerJourney } from './peerJourney';
import { STEP_TITLES } from './step';

test('both sides take all steps in the same order, and wait for something after each press', () => {
  for (const { form, steps } of [atriumJourney, peerJourney]) {
    expect(['sign-in form', ...steps.map(({ title }) => title)]).toEqual(STEP_TITLES);
    expect(form).not.toHaveLength(0);
    for (const { acts } of steps) for (const { shown } of acts) expect(shown).not.toHaveLength(0);
  }
});

test('both sides wait for the same figures of the order', () => {
  const texts = [atriumJourney, peerJourney].map(({ steps }) =>
    steps.flatMap(({ title, acts }) =>
      acts.flatMap(({ shown }) =>
        shown.flatMap(({ text }) => (text && /\d/.test(text) ? [`${title}: ${text.replace('合计 ', '')}`] : [])),
      ),
    ),
  );
  expect(new Set(texts[0])).toEqual(new Set(texts[1]));
});
