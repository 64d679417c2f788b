/** Stands where something secret was. */
export const REMOVED = '[removed]';

/** Parts of names of what nobody may pass on, without case, spaces, dots, dashes and underscores. */
const PARTS =
  /passw|pwd|passphrase|passcode|pincode|secret|token|authoriz|cookie|credential|bearer|csrf|xsrf|connectionstring|(access|account|api|app|auth|encrypt|encryption|hmac|master|private|session|shared|signing|ssh|subscription)key|sessionid|session$|otp$|captcha|(auth|check|login|reset|sms|verify|verification)code|signature$|密码|口令|密钥|令牌|验证码|密碼|密鑰|金鑰|權杖|驗證碼/;
/** Names that are too short to be looked for inside of others. */
const NAMES: ReadonlySet<string> = new Set(
  'pin pass pw psw jwt auth sid sig salt cvv cvv2 cvc ticket vcode'.split(' '),
);
/** The last word of a name, as in `cardPin` and `session_sid`. */
const LAST_WORDS: ReadonlySet<string> = new Set('pin otp jwt sid sig salt cvv cvc psw'.split(' '));
const MAX_NAME_LENGTH = 200;

const plainName = (name: string) => name.toLowerCase().replace(/[\s._-]/g, '');

function lastWord(name: string): string {
  const words = name.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').split(/[^A-Za-z\d]+/);
  return words.findLast((word) => word !== '')?.toLowerCase() ?? '';
}

/** Whether what stands under this name must not leave the browser. */
export function isSecretName(name: string): boolean {
  const short = name.slice(-MAX_NAME_LENGTH);
  const plain = plainName(short);
  return NAMES.has(plain) || PARTS.test(plain) || LAST_WORDS.has(lastWord(short));
}

/** Parameters of addresses that grant access by themselves: signatures, codes and tickets of sign-ins, keys. */
const GRANTS: ReadonlySet<string> = new Set(
  'sig se sp st sign signature code key ticket policy hmac nonce assertion samlresponse ossaccesskeyid awsaccesskeyid googleaccessid keypairid'.split(
    ' ',
  ),
);
/** The families of parameters of signed addresses: Amazon, Aliyun, Google, Tencent. */
const GRANT_FAMILIES = /^(x-(amz|oss|goog|cos)|q-(sign|ak|key))-?/i;

/** Whether an address with this parameter is good for whoever has it. */
export const isGrant = (parameter: string): boolean =>
  GRANTS.has(plainName(parameter)) || GRANT_FAMILIES.test(parameter) || isSecretName(parameter);

/** Headers whose value goes to the end of its line. */
export const isHeaderLine = (name: string): boolean => /authoriz|cookie/.test(plainName(name));

/** Fields that hold the name of what another field of the same record holds. */
const NAME_FIELD = /^(name|key|code|field|fieldname|header|param|parameter|property|prop|attribute|target|id|k)$/i;
const VALUE_FIELD = /^(value|values|val|v|text|content|data|raw|default|defaultvalue|before|after|old|new)$/i;

/**
 * The rule for one record: which of its fields are secret, by their own name or by the name that stands beside them, as in
 * `{ "name": "X-Api-Key", "value": "…" }`.
 */
export function secretFields(
  record: Readonly<Record<string, unknown>>,
  isSecret: (name: string) => boolean,
): (field: string) => boolean {
  const isNamed = Object.entries(record).some(
    ([field, name]) => NAME_FIELD.test(field) && typeof name === 'string' && isSecret(name),
  );
  return (field) => isSecret(field) || (isNamed && VALUE_FIELD.test(field));
}

/** The same for a list of names and values in turn, as in `["X-Api-Key", "…"]`. */
export const isSecretItem = (list: readonly unknown[], index: number, isSecret: (name: string) => boolean): boolean => {
  const name: unknown = index % 2 === 1 ? list[index - 1] : undefined;
  return typeof name === 'string' && isSecret(name);
};
