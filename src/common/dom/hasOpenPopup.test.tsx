import { hasOpenPopup } from './hasOpenPopup';

function put(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
}

it.each([
  ['a field whose list is open', '<input role="combobox" aria-expanded="true">', true],
  ['a field whose list is closed', '<input role="combobox" aria-expanded="false">', false],
  ['the button of an unfolded part', '<button aria-expanded="true">Contact</button>', false],
  ['a field while a calendar is open', '<input><div class="ant-picker-dropdown"></div>', true],
  [
    'a field after a calendar was closed',
    '<input><div class="ant-picker-dropdown ant-picker-dropdown-hidden"></div>',
    false,
  ],
])('tells whether a popup is open: %s', (_what, html, isOpen) => {
  expect(hasOpenPopup(put(html))).toBe(isOpen);
});
