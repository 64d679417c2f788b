import { RUNAWAY_SCRIPTS } from '../../support/runawayScripts';

export const FIELDS = 60;
/** Number of scripts in one chain, which separates the time of a script from that of a click. */
export const RUNS = 200;
export const PAGE_CODE = 'script-page';

const SUM = `let sum = 0; for (let n = 0; n < ${FIELDS}; n += 1) sum += getValue('f' + n); setValue('sum', sum); setValue('f0', getValue('f0') + 1);`;

const fields = Array.from({ length: FIELDS }, (_, n) => ({ type: 'number', name: `f${n}`, title: `f${n}`, value: n }));
const shown = (name: string) => ({ type: 'number', name, title: name });
const button = (name: string, steps: readonly object[]) => ({
  type: 'button',
  name,
  title: name,
  onclicked: { steps },
});
const scripts = (count: number) => Array.from({ length: count }, () => ({ do: 'flycode', code: SUM }));
const done = (value: number) => ({ do: 'set', target: 'done', value });

const pageOf = (controls: readonly object[], more: object = {}) => ({
  protocolversion: '1.1.0',
  pageinfo: { type: 200, title: 'scripts', columns: 4 },
  controls,
  ...more,
});

/** Sixty fields, and buttons that run no script and many. */
export const busyPage = pageOf([
  ...fields,
  shown('sum'),
  shown('done'),
  button('none', [done(1)]),
  button('many', [...scripts(RUNS), done(2)]),
]);

/** A page that runs a script as it opens. */
export const firstPage = pageOf([...fields, shown('sum')], { onload: { steps: scripts(1) } });

/** A button for each script that runs away. */
export const runawayPage = pageOf(
  RUNAWAY_SCRIPTS.map((code, index) => button(`away${index}`, [{ do: 'flycode', code }])),
);
