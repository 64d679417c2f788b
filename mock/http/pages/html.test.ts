import { html } from './html';

it('escapes texts and inserts Html values unchanged', () => {
  const piece = html`<b>${'<1 & "2">'}</b>`;
  expect(piece.text).toBe('<b>&lt;1 &amp; &quot;2&quot;&gt;</b>');
  expect(html`<p>${piece}${[html`<i>`, html`</i>`]}${3}</p>`.text).toBe(
    '<p><b>&lt;1 &amp; &quot;2&quot;&gt;</b><i></i>3</p>',
  );
});
