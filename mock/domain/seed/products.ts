import type { Product } from '../company/entities';
import { GOODS } from './names';

/** Each of the 60 articles also has a trial pack: 120 products. */
const TRIAL = { suffix: '（试用装）', spec: '1件', unit: '件', share: 0.12 };

/** The products, the same in every company. */
export function seedProducts(): Product[] {
  const articles = GOODS.flatMap(([category, goods]) =>
    goods.map(([name, spec, unit, priceCents]) => ({ category, name, spec, unit, priceCents })),
  );
  const trials = articles.map((article) => ({
    ...article,
    name: article.name + TRIAL.suffix,
    spec: TRIAL.spec,
    unit: TRIAL.unit,
    priceCents: Math.round(article.priceCents * TRIAL.share),
  }));
  return [...articles, ...trials].map((product, index) => ({
    id: `P-${String(index + 1).padStart(4, '0')}`,
    ...product,
  }));
}
