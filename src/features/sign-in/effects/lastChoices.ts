import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { isRecord } from '@/common/isRecord';
import type { Position, ProductChoice, Records } from '@/services';

/** The codes of a past sign-in. They contain no secret, and no name other than the code of the account. */
interface LastChoice {
  accountCode: string;
  tenantCode: string;
  productCode: string;
  productVersionCode: string;
  positionId: string;
}

/** More accounts than one person has on a device. */
const MAX_KEPT = 20;

const isSameAccount = (one: LastChoice, other: Pick<ProductChoice, 'accountCode' | 'tenantCode'>) =>
  one.accountCode === other.accountCode && one.tenantCode === other.tenantCode;

/** The last sign-ins on this device, the last one first, one for each account of a tenant. */
function read(records: Records): readonly LastChoice[] {
  const value = records.read(STORAGE_KEYS.lastChoices);
  return Array.isArray(value) ? value.filter(isLastChoice) : [];
}

const isLastChoice = (value: unknown): value is LastChoice =>
  isRecord(value) &&
  ['accountCode', 'tenantCode', 'productCode', 'productVersionCode', 'positionId'].every(
    (name) => typeof value[name] === 'string',
  );

/** Stores the product and the position of a sign-in, to be preselected next time. */
export function rememberChoice(records: Records, choice: ProductChoice, positionId: string): void {
  const { accountCode, tenantCode, productCode, productVersionCode } = choice;
  const last: LastChoice = { accountCode, tenantCode, productCode, productVersionCode, positionId };
  const others = read(records).filter((other) => !isSameAccount(other, choice));
  records.write(STORAGE_KEYS.lastChoices, [last, ...others].slice(0, MAX_KEPT));
}

/** The product that was chosen last among these. */
export function lastProduct(records: Records, choices: readonly ProductChoice[]): ProductChoice | undefined {
  const isSameProduct = (last: LastChoice, choice: ProductChoice) =>
    isSameAccount(last, choice) &&
    last.productCode === choice.productCode &&
    last.productVersionCode === choice.productVersionCode;
  for (const last of read(records)) {
    const found = choices.find((choice) => isSameProduct(last, choice));
    if (found) return found;
  }
  return undefined;
}

/** The position that the account had last, if it still has it. */
export function lastPosition(
  records: Records,
  choice: ProductChoice,
  positions: readonly Position[],
): Position | undefined {
  const last = read(records).find((other) => isSameAccount(other, choice));
  return positions.find(({ positionId }) => positionId === last?.positionId);
}
