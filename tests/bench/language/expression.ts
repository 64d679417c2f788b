/** One expression in both languages, and its expected result. */
export interface Expression {
  title: string;
  atrium: string;
  amis: string;
  answer: unknown;
}

/** The variables of the expressions. */
export const VALUES = { price: 12.5, qty: 100, f0: 'hello' };

export const EXPRESSIONS: readonly Expression[] = [
  {
    title: 'a condition over an amount, rounded',
    atrium: 'if(price * qty > 1000, round(price * qty * 0.9, 2), price * qty)',
    amis: 'IF(price*qty > 1000, ROUND(price*qty*0.9, 2), price*qty)',
    answer: 1125,
  },
  {
    title: 'a product that is compared',
    atrium: 'price * qty > 1000 && qty < 500',
    amis: 'price*qty > 1000 && qty < 500',
    answer: true,
  },
  {
    title: 'the parity of a length',
    atrium: 'len(f0) % 2 == 0',
    amis: 'LEN(f0) % 2 == 0',
    answer: false,
  },
];
