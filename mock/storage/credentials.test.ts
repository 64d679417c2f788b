import { createCredentials, isSameSecret } from './credentials';

function begin() {
  let now = 1_000;
  let count = 0;
  const credentials = createCredentials(
    (length) => String((count += 1)).padStart(length, '0'),
    () => now,
  );
  return { credentials, pass: (ms: number) => (now += ms) };
}

it('issues credentials that belong to one tenant and have an end', () => {
  const { credentials } = begin();
  const issued = credentials.issue('hd', 500);
  expect(issued).toMatchObject({ tenantCode: 'hd', expiresAt: 1_500 });
  expect(credentials.find(issued.accessKeyId)).toBe(issued);
  expect(credentials.find('unknown')).toBeUndefined();
  expect(credentials.issue('hd', 500).accessKeySecret).not.toBe(issued.accessKeySecret);
});

it('expires all of them now, but prolongs none', () => {
  const { credentials, pass } = begin();
  const [short, long] = [credentials.issue('hd', 10), credentials.issue('nf', 1_000)];
  pass(20);
  credentials.expireAll();
  expect([short.expiresAt, long.expiresAt]).toEqual([1_010, 1_020]);
});

it('forgets the oldest beyond a thousand', () => {
  const { credentials } = begin();
  const [first, second] = [credentials.issue('hd', 1), credentials.issue('hd', 1)];
  for (let count = 0; count < 999; count += 1) credentials.issue('hd', 1);
  expect(credentials.find(first.accessKeyId)).toBeUndefined();
  expect(credentials.find(second.accessKeyId)).toBeDefined();
});

it('compares secrets of any length', () => {
  expect([isSameSecret('abc', 'abc'), isSameSecret('abc', 'abd'), isSameSecret('ab', 'abc')]).toEqual([
    true,
    false,
    false,
  ]);
});
