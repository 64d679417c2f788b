import type { PageRecord } from '../protocols';
import { bigPage } from './bigPage';

export const BIG_FORM_CODE = 'big-form';

/** 125 entries of eight inputs are 1,000 inputs. */
const ENTRIES = 125;
/** Entries from here on are required and empty. */
const REQUIRED_FROM = 123;

/** Words of the titles; a title is a word and a number. */
const WORDS = ['item', 'qty', 'price', 'amount', 'unit', 'due', 'keeper', 'note'] as const;

const titleOf = (word: (typeof WORDS)[number], entry: number) => `=concat(word_${word}, ' ${entry}')`;

/** A hidden label whose value is the translated word; titles refer to it. */
const hiddenLabel = (word: string) => ({
  type: 'label',
  name: `word_${word}`,
  hidden: 1,
  value: `@gallery.big.${word}`,
});

const units = ['box', 'bottle', 'bag'].map((key) => ({ key, text: `@gallery.big.${key}` }));

function inputsOf(entry: number): object[] {
  const named = (type: string, word: (typeof WORDS)[number], more: object = {}) => ({
    type,
    name: `${word}${entry}`,
    title: titleOf(word, entry),
    ...more,
  });
  const required = entry >= REQUIRED_FROM ? 1 : 0;
  return [
    named('text', 'item', { required, ...(required === 0 && { value: `SKU-${String(entry).padStart(4, '0')}` }) }),
    named('number', 'qty', { value: 1, min: 0, decimals: 0 }),
    named('number', 'price', { value: 2.5, decimals: 2 }),
    named('number', 'amount', { readonly: 1, decimals: 2, value: `=mul(qty${entry}, price${entry})` }),
    named('select', 'unit', { options: units, value: 'box' }),
    named('date', 'due'),
    named('text', 'keeper'),
    named('text', 'note'),
  ];
}

const entries = Array.from({ length: ENTRIES }, (_, index) => index + 1);

const total = {
  type: 'label',
  name: 'total',
  title: '@gallery.big.total',
  format: 'money',
  look: 'total',
  span: 4,
  value: `=sum([${entries.map((entry) => `amount${entry}`).join(',')}])`,
};

/** A form of a thousand inputs with a total over all of them. */
export const bigForm = (): PageRecord =>
  bigPage(BIG_FORM_CODE, {
    title: '@gallery.big.form',
    columns: 4,
    controls: [...WORDS.map(hiddenLabel), ...entries.flatMap(inputsOf), total],
  });
