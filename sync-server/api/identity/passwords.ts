import { hash, verify } from '@node-rs/argon2'

/** argon2id, as RFC 9106 asks for where memory is shared with others. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, strength)
}

let nobody: Promise<string> | undefined

/** Takes the same time whether or not there is a password to compare with. */
export async function isPasswordOf(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const isRight = await verify(stored ?? (await nobody), password)
  return stored !== null && isRight
}
