import { fileName } from './fileName';

it.each([
  ['合同 2026.pdf', '合同 2026.pdf'],
  [' a/b\\c:d*e?f"g<h>i|j ', 'a_b_c_d_e_f_g_h_i_j'],
  ['line\nbreak\u007f', 'line_break_'],
  ['invoice\u202efdp.exe', 'invoice_fdp.exe'],
  ['invoice\u2067fdp\u200f.exe', 'invoice_fdp_.exe'],
  ['  ', ''],
])('%j is saved as %j', (text, name) => {
  expect(fileName(text)).toBe(name);
});
