import { SMS_CODE } from '../fixtures';
import { seedAccounts } from './seedAccounts';
import { createSmsCodes } from './smsCodes';

const MOBILE = '13800000001';

function begin() {
  let now = 1_700_000_000_000;
  return { codes: createSmsCodes(seedAccounts(), () => now), wait: (seconds: number) => (now += seconds * 1_000) };
}

it('rejects an invalid mobile number and one without an account', () => {
  const { codes } = begin();
  for (const wrong of ['', '12800000001', '1380000000', '138000000011', '+8613800000001']) {
    expect(() => codes.send(wrong, 'login')).toThrow('login.mobile_invalid');
  }
  expect(() => codes.send('13900000000', 'login')).toThrow('login.mobile_not_found');
});

it('sends the next code for the same purpose only after a minute, even when the last one was used', () => {
  const { codes, wait } = begin();
  codes.send(MOBILE, 'login');
  codes.redeem(MOBILE, SMS_CODE, 'login');
  wait(59.9);
  expect(() => codes.send(MOBILE, 'login')).toThrow('login.sms_too_often');
  codes.send(MOBILE, 'reset');
  codes.send('13800000002', 'login');
  wait(0.1);
  expect(() => codes.send(MOBILE, 'login')).not.toThrow();
});

it('accepts a code once, within five minutes, for its own purpose', () => {
  const { codes, wait } = begin();
  codes.send(MOBILE, 'reset');
  expect(() => codes.redeem(MOBILE, SMS_CODE, 'login')).toThrow('login.sms_code_expired');
  expect(() => codes.redeem(MOBILE, '0000', 'reset')).toThrow('login.sms_code_wrong');
  expect(codes.redeem(MOBILE, SMS_CODE, 'reset').username).toBe('zhang.wei');
  expect(() => codes.redeem(MOBILE, SMS_CODE, 'reset')).toThrow('login.sms_code_expired');
  codes.send(MOBILE, 'login');
  wait(301);
  expect(() => codes.redeem(MOBILE, SMS_CODE, 'login')).toThrow('login.sms_code_expired');
});

it('answers a failed sign-in with 401 and a failed recovery with a business error', () => {
  const { codes } = begin();
  expect(() => codes.redeem(MOBILE, SMS_CODE, 'login')).toThrow(expect.objectContaining({ status: 401 }));
  expect(() => codes.redeem(MOBILE, SMS_CODE, 'reset')).toThrow(expect.objectContaining({ status: 500, type: 600 }));
});
