import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import type { Records } from '@/services';

/** The name that the form is filled with; undefined when none is stored. */
export function rememberedName(records: Records): string | undefined {
  const memory = records.read(STORAGE_KEYS.rememberedLogin);
  if (typeof memory !== 'object' || memory === null || !('username' in memory)) return undefined;
  return typeof memory.username === 'string' ? memory.username : undefined;
}

/** The login memory (shell spec §3). Its `password` stays empty: a stored password could be read by any script. */
export function rememberName(records: Records, userName: string, language: string): void {
  records.write(STORAGE_KEYS.rememberedLogin, {
    business: '',
    username: userName,
    password: '',
    lang: language,
    host: '',
  });
}

export const forgetName = (records: Records) => records.remove(STORAGE_KEYS.rememberedLogin);
