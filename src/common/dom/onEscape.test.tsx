import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onEscape } from './onEscape';

const disposables: (() => void)[] = [];

afterEach(() => disposables.splice(0).forEach((dispose) => dispose()));

/** Puts this into the document and listens for the layers; the result is the names of those that answered. */
function show(html: string): string[] {
  const answers: string[] = [];
  document.body.innerHTML = html;
  document.querySelectorAll('[data-layer]').forEach((element) => {
    const name = element.getAttribute('data-layer') ?? '';
    disposables.push(
      onEscape(
        () => element,
        () => {
          answers.push(name);
          element.remove();
        },
      ),
    );
  });
  return answers;
}

const layer = (name: string, more = '') => `<div data-layer="${name}" aria-modal="true">${more}</div>`;

it('closes one layer for each Escape, the topmost first, with the focus anywhere', async () => {
  const answers = show(`<button>tab</button>${layer('panel')}${layer('dialog')}`);
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual(['dialog']);
  document.querySelector('button')?.focus();
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual(['dialog', 'panel']);
});

it('closes what is inside a layer before the layer', async () => {
  const answers = show(layer('dialog', layer('drawer')));
  await userEvent.keyboard('{Escape}{Escape}');
  expect(answers).toEqual(['drawer', 'dialog']);
});

it.each([
  ['a hidden tab', `<section hidden>${layer('panel')}</section>`],
  ['an inert page', `<section inert>${layer('panel')}</section>`],
  ['a closed drawer', `<div style="display: none">${layer('panel')}</div>`],
  ['a page below a question', `${layer('panel')}<div aria-modal="true"></div>`],
])('does not answer in %s', async (_where, html) => {
  const answers = show(html);
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual([]);
});

it.each([
  ['an input method', layer('panel', '<input>'), { isComposing: true }],
  ['an open list', layer('panel', '<input role="combobox" aria-expanded="true">'), {}],
  ['an open menu', `${layer('panel', '<input>')}<div class="ant-dropdown"></div>`, {}],
])('leaves Escape to %s', (_what, html, more) => {
  const answers = show(html);
  fireEvent.keyDown(document.querySelector('input') as Element, { key: 'Escape', ...more });
  expect(answers).toEqual([]);
});

it('leaves Escape to an element that handles it', async () => {
  const answers = show(`${layer('panel')}<button>notice</button>`);
  const button = document.querySelector('button') as HTMLButtonElement;
  button.addEventListener('keydown', (event) => event.preventDefault());
  button.focus();
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual([]);
});

it('leaves Escape to a popup that has closed with it before the key arrives at the document', () => {
  const answers = show(layer('panel', '<input><div class="ant-picker-dropdown"></div>'));
  const input = document.querySelector('input') as HTMLInputElement;
  input.addEventListener('keydown', () => document.querySelector('.ant-picker-dropdown')?.remove());
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(answers).toEqual([]);
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(answers).toEqual(['panel']);
});
