/** What page authors are told of a function. Its examples are tried by the tests, so they are true. */
export interface FunctionReference {
  /** How it is called; what may be left out ends in `?`, what may be repeated in `…`. */
  readonly call: string;
  readonly summary: string;
  readonly examples: readonly (readonly [source: string, answer: unknown])[];
}

type Group = Readonly<Record<string, FunctionReference>>;

const fn = (call: string, summary: string, ...examples: FunctionReference['examples']): FunctionReference => ({
  call,
  summary,
  examples,
});

/** What an expression reads by name, beside the controls of the page and the results of earlier steps. */
export const ROOT_REFERENCE: Readonly<Record<string, string>> = {
  page: '`page.status`, `page.linkparam` and `page.pagecode`',
  __pagestatus: 'The page status: new 1, edit 2, view 3. It is sent with every submit, and cannot be set',
  user: 'A field of the signed-in user by its wire name, for example `user.positionid`',
  row: 'In a row, and in its events: its values by column. `row` alone is sent without the state of the row',
  section: 'In a section of an array: its fields, and its rows under the name that the array gives them',
  parent: 'In a row: the fields of its section, in an array without sections the controls of the page',
  event: 'In a step: what happened. `event.value` and `event.option` after a value change; several choices are a list',
};

/** The state of a row, in expressions and scripts. It is no part of the row’s values, and is sent only where an input asks for it. */
export const ROW_STATE_REFERENCE: Readonly<Record<string, string>> = {
  __index:
    'Its place, counted from 0: in an array among the rows of its section, in a table or list among the rows that are shown',
  __section: 'In an array: the place of its section, counted from 0',
  __checked: '1 when the row is checked, else 0',
};

/** Every function by its name, in the order in which the reference shows them. */
export const FUNCTION_REFERENCE: Readonly<Record<string, Group>> = {
  Logic: {
    if: fn('if(test, yes, no?)', 'The second argument when the first holds, else the third', [
      "if(3 > 2, 'yes', 'no')",
      'yes',
    ]),
    ifs: fn(
      'ifs(test, value, …, else?)',
      'The value after the first test that holds',
      ["ifs(1 > 2, 'a', 2 > 1, 'b')", 'b'],
      ["ifs(false, 'a', 'other')", 'other'],
    ),
    switch: fn(
      'switch(value, case, result, …, else?)',
      'The result after the first case that is the value',
      ["switch(2, 1, 'one', 2, 'two')", 'two'],
      ["switch(3, 1, 'one', 'many')", 'many'],
    ),
    ifempty: fn(
      'ifempty(value, …)',
      'The first that is not empty, else the last',
      ["ifempty('', 'none')", 'none'],
      ['ifempty(0, 5)', 0],
    ),
    and: fn('and(test, …)', 'True when all hold', ['and(true, 1 > 2)', false]),
    or: fn('or(test, …)', 'True when one holds', ['or(false, 2 > 1)', true]),
    xor: fn(
      'xor(test, test, …)',
      'True when an odd number of them holds',
      ['xor(true, true)', false],
      ['xor(true, false)', true],
    ),
    not: fn('not(test)', 'True when it does not hold', ['not(false)', true]),
    isempty: fn(
      'isempty(value)',
      'True for nothing, an empty text or an empty list',
      ["isempty('')", true],
      ['isempty(0)', false],
    ),
    isnumber: fn(
      'isnumber(value)',
      'Whether it is a number, or a text that means one',
      ["isnumber('1,234.5')", true],
      ["isnumber('')", false],
    ),
    istext: fn('istext(value)', 'Whether it is a text', ["istext('a')", true], ['istext(1)', false]),
    between: fn(
      'between(value, low, high)',
      'Whether a number is neither below nor above',
      ['between(5, 1, 5)', true],
      ['between(6, 1, 5)', false],
    ),
    isin: fn(
      'isin(value, item, …)',
      'Whether a value is among others, or in a list of them',
      ["isin('b', 'a', 'b')", true],
      ["isin('c', ['a', 'b'])", false],
    ),
  },
  Numbers: {
    add: fn('add(number, number, …)', 'Decimal-safe sum', ['add(0.1, 0.2)', 0.3]),
    sub: fn('sub(number, number, …)', 'Decimal-safe difference', ['sub(0.3, 0.1)', 0.2]),
    mul: fn('mul(number, number, …)', 'Decimal-safe product', ['mul(1.1, 1.1)', 1.21]),
    div: fn(
      'div(number, number, …)',
      'Decimal-safe quotient; 0 when dividing by 0',
      ['div(1, 4)', 0.25],
      ['div(5, 0)', 0],
    ),
    mod: fn(
      'mod(number, by)',
      'Decimal-safe rest of a division; 0 when dividing by 0',
      ['mod(7, 3)', 1],
      ['mod(0.3, 0.1)', 0],
      ['mod(1, 0)', 0],
    ),
    round: fn('round(number, decimals?)', 'Rounds half away from zero', ['round(1.005, 2)', 1.01], ['round(-2.5)', -3]),
    roundup: fn(
      'roundup(number, decimals?)',
      'Rounds away from zero',
      ['roundup(1.21, 1)', 1.3],
      ['roundup(-1.1)', -2],
    ),
    rounddown: fn(
      'rounddown(number, decimals?)',
      'Rounds towards zero',
      ['rounddown(1.29, 1)', 1.2],
      ['rounddown(-1.9)', -1],
    ),
    ceil: fn('ceil(number, decimals?)', 'Rounds up', ['ceil(1.2)', 2], ['ceil(-1.9)', -1]),
    floor: fn('floor(number, decimals?)', 'Rounds down', ['floor(1.9)', 1], ['floor(-1.1)', -2]),
    int: fn('int(number)', 'The whole number at or below', ['int(1.9)', 1], ['int(-1.1)', -2]),
    abs: fn('abs(number)', 'Absolute value', ['abs(-3.5)', 3.5]),
    sign: fn('sign(number)', '-1, 0 or 1', ['sign(-7)', -1]),
    power: fn('power(number, exponent)', 'A number multiplied with itself so many times', ['power(2, 10)', 1024]),
    sqrt: fn('sqrt(number)', 'Square root', ['sqrt(9)', 3]),
    number: fn(
      'number(value)',
      'The number that a text means; an empty one is 0',
      ["number('1,234.5')", 1234.5],
      ["number('')", 0],
    ),
    sum: fn('sum(numbers, …)', 'Decimal-safe sum of a list or of its arguments; empty places do not count', [
      'sum([0.1, 0.2])',
      0.3,
    ]),
    avg: fn('avg(numbers, …)', 'Mean, rounded to 2 decimals', ['avg([1, 1, 2])', 1.33]),
    min: fn('min(numbers, …)', 'Smallest', ['min([3, 1, 2])', 1]),
    max: fn('max(numbers, …)', 'Largest', ['max(3, 1, 2)', 3]),
    median: fn('median(numbers, …)', 'The number in the middle', ['median(3, 1, 2)', 2], ['median([1, 2, 3, 4])', 2.5]),
    count: fn('count(list)', 'Length of a list', ['count([1, 2, 3])', 3]),
    countif: fn('countif(list, item)', 'How often an item stands in a list', ["countif(['a', 'b', 'a'], 'a')", 2]),
    sumif: fn('sumif(list, item, numbers)', 'Sum of the numbers at whose places the item stands in the list', [
      "sumif(['a', 'b', 'a'], 'a', [1, 2, 3])",
      4,
    ]),
  },
  Formats: {
    thousands: fn('thousands(number, decimals?)', 'With a separator every 3 digits', [
      'thousands(1234567.8, 2)',
      '1,234,567.80',
    ]),
    fixed: fn(
      'fixed(number, decimals?)',
      'With so many decimals, 2 when left out',
      ['fixed(1.005)', '1.01'],
      ["fixed('x')", ''],
    ),
    percent: fn(
      'percent(number, decimals?)',
      'As a percentage with so many decimals, 2 when left out',
      ['percent(0.1234)', '12.34%'],
      ['percent(0.5, 0)', '50%'],
    ),
    filesize: fn(
      'filesize(bytes)',
      'b below 1 kB, kb below 1 MB, else mb, with 2 decimals',
      ['filesize(512)', '512b'],
      ['filesize(1536)', '1.50kb'],
      ['filesize(3145728)', '3.00mb'],
    ),
    cost: fn(
      'cost(milliseconds)',
      'How long something took, in words',
      ['cost(300)', '1 «engine.cost.second»'],
      ['cost(2500)', '2.50 «engine.cost.seconds»'],
      ['cost(90000)', '1.50 «engine.cost.minutes»'],
      ['cost(5400000)', '1.50 «engine.cost.hours»'],
    ),
  },
  Texts: {
    len: fn('len(value)', 'Number of characters of a text or items of a list', ["len('四个字符')", 4]),
    text: fn('text(value)', 'A number or a flag as text', ['text(12)', '12']),
    concat: fn('concat(text, …)', 'Joins texts', ["concat('SO-', 7)", 'SO-7']),
    join: fn(
      'join(list, by?)',
      'The items of a list as one text',
      ["join(['a', 'b'])", 'a，b'],
      ["join([1, 2], '-')", '1-2'],
    ),
    split: fn('split(text, by)', 'A text as a list', ["split('a-b', '-')", ['a', 'b']], ["split('', '-')", []]),
    upper: fn('upper(text)', 'Upper case', ["upper('ab')", 'AB']),
    lower: fn('lower(text)', 'Lower case', ["lower('AB')", 'ab']),
    trim: fn('trim(text)', 'Without spaces at both ends', ["trim('  x ')", 'x']),
    left: fn('left(text, count)', 'The first characters', ["left('order', 2)", 'or']),
    right: fn('right(text, count)', 'The last characters', ["right('order', 2)", 'er'], ["right('order', 0)", '']),
    mid: fn('mid(text, start, count)', 'Characters from a place on, counted from 1', ["mid('order', 2, 3)", 'rde']),
    find: fn(
      'find(part, text)',
      'The place of a part, counted from 1; 0 when it is not there',
      ["find('d', 'order')", 3],
      ["find('x', 'order')", 0],
    ),
    contains: fn(
      'contains(text, part)',
      'Whether a text or a list contains something',
      ["contains('order', 'der')", true],
      ['contains([1, 2], 2)', true],
    ),
    startswith: fn('startswith(text, part)', 'Whether it begins so', ["startswith('order', 'or')", true]),
    endswith: fn('endswith(text, part)', 'Whether it ends so', ["endswith('order', 'or')", false]),
    replace: fn(
      'replace(text, part, by)',
      'Each such part replaced',
      ["replace('a-b-c', '-', '+')", 'a+b+c'],
      ["replace('a', '', 'x')", 'a'],
    ),
    translate: fn('translate(key, name?, value?, …)', 'The text of a translation key, with values for its {{names}}', [
      "translate('order.no')",
      '«order.no»',
    ]),
    rept: fn('rept(text, count)', 'The text so many times', ["rept('ab', 3)", 'ababab']),
    padleft: fn('padleft(text, length, by?)', 'Filled up at its beginning', ["padleft(7, 3, '0')", '007']),
  },
  Lists: {
    list: fn('list(item, …)', 'A list of its arguments', ["list(1, 'a')", [1, 'a']]),
    first: fn('first(list)', 'The first item', ['first([3, 1])', 3]),
    last: fn('last(list)', 'The last item', ['last([3, 1])', 1]),
    item: fn(
      'item(list, place)',
      'The item at a place, counted from 1',
      ["item(['a', 'b'], 2)", 'b'],
      ['item([], 1)', undefined],
    ),
    indexof: fn('indexof(list, item)', 'The place of an item, counted from 1; 0 when it is not there', [
      "indexof(['a', 'b'], 'b')",
      2,
    ]),
    unique: fn('unique(list)', 'Each item once', ['unique([1, 2, 1])', [1, 2]]),
    sort: fn('sort(list)', 'Smallest first', ['sort([3, 1, 2])', [1, 2, 3]], ["sort(['b', 'a'])", ['a', 'b']]),
    reverse: fn('reverse(list)', 'The last item first', ['reverse([1, 2])', [2, 1]]),
    pluck: fn('pluck(rows, field)', 'One field of each row', ["pluck([], 'qty')", []]),
  },
  Dates: {
    today: fn('today()', 'Today as YYYY-MM-DD'),
    now: fn('now()', 'This moment as YYYY-MM-DD HH:mm:ss'),
    date: fn(
      'date(type, count?)',
      'A day from now: startMonth, endMonth, startYear, endYear, today, now; or a unit (year, month, week, day) and how many of them',
    ),
    timestamp: fn('timestamp(moment?)', 'Milliseconds with 13 digits, of this moment when left out', [
      'timestamp(1763700000000)',
      1_763_700_000_000,
    ]),
    formatdate: fn(
      'formatdate(moment, pattern)',
      'A day, moment or timestamp in a pattern of Y, M, D, H, m and s',
      ["formatdate('2026-11-21 08:05:00', 'YYYY/MM/DD HH:mm')", '2026/11/21 08:05'],
      ["formatdate('soon', 'YYYY')", undefined],
    ),
    gmt8: fn('gmt8(moment)', 'The same moment on the clocks of GMT+8', [
      "gmt8('2026-11-21T00:30:00Z')",
      '2026-11-21 08:30:00',
    ]),
    daystart: fn('daystart(day)', 'When the working day begins: 8:00', [
      "daystart('2026-11-21')",
      '2026-11-21 08:00:00',
    ]),
    adddays: fn('adddays(day, count)', 'So many days later; nothing without a day', [
      "adddays('2026-02-28', 1)",
      '2026-03-01',
    ]),
    addmonths: fn('addmonths(moment, count)', 'So many months later, at most the last day of that month', [
      "addmonths('2026-01-31', 1)",
      '2026-02-28',
    ]),
    addyears: fn('addyears(moment, count)', 'So many years later', ["addyears('2024-02-29', 1)", '2025-02-28']),
    addhours: fn('addhours(moment, count)', 'So many hours later', [
      "addhours('2026-11-21 23:00:00', 2)",
      '2026-11-22 01:00:00',
    ]),
    addminutes: fn('addminutes(moment, count)', 'So many minutes later', [
      "addminutes('2026-11-21 08:00:00', 90)",
      '2026-11-21 09:30:00',
    ]),
    daysbetween: fn('daysbetween(from, to)', 'Days from the first to the second; nothing unless both are days', [
      "daysbetween('2026-01-01', '2026-03-01')",
      59,
    ]),
    datediff: fn(
      'datediff(from, to, unit)',
      'Whole years, months, weeks, days, hours, minutes or seconds between',
      ["datediff('2026-01-31', '2026-03-30', 'month')", 1],
      ["datediff('2026-11-21 08:00:00', '2026-11-21 09:30:00', 'minutes')", 90],
    ),
    year: fn('year(moment)', 'The year', ["year('2026-11-21')", 2026]),
    month: fn('month(moment)', 'The month, from 1', ["month('2026-11-21')", 11]),
    day: fn('day(moment)', 'The day of the month', ["day('2026-11-21')", 21]),
    hour: fn('hour(moment)', 'The hour', ["hour('2026-11-21 08:05:00')", 8]),
    minute: fn('minute(moment)', 'The minute', ["minute('2026-11-21 08:05:00')", 5]),
    weekday: fn(
      'weekday(moment)',
      'The day of the week: 1 is Monday, 7 Sunday',
      ["weekday('2026-11-21')", 6],
      ["weekday('2026-11-22')", 7],
    ),
  },
  Person: {
    user: fn('user(field)', 'A field of the signed-in person', ["user('userinfoname')", '张伟']),
    hasfunction: fn(
      'hasfunction(code?)',
      'Whether the person holds a function code; an empty one is held by everybody',
      ["hasfunction('ORDER_EDIT')", true],
      ["hasfunction('')", true],
      ["hasfunction('OTHER')", false],
    ),
    hasrole: fn('hasrole(code)', 'Whether the person holds a role code', ["hasrole('DIRECTOR')", true]),
    haspermission: fn(
      'haspermission(category, code, …)',
      'Whether the person holds any of these codes: role codes in the category role, function codes in any other',
      ["haspermission('function', 'OTHER', 'ORDER_EDIT')", true],
      ["haspermission('role', 'OTHER')", false],
    ),
  },
};
