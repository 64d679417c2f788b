/** Appended before hashing (shell spec §4). */
const SUFFIX = '7';

/** The password as it travels when the platform asks for it encrypted: the hash of the password with `7` behind it. */
export async function encryptPassword(password: string): Promise<string> {
  const { sha256 } = await import('./sha256');
  return sha256(password + SUFFIX);
}
