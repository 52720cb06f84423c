import { isPassword } from '#model/access/rules.ts'
import type { CallContext } from '#server/http/context.ts'
import { refuseField } from '#server/http/refusal.ts'
import { isEasyToGuess } from './easy-passwords.ts'

/**
 * Of a password that is to be set; one that is in use is never judged again. On somebody's own machine nobody guesses
 * from outside, and scripts that try the product may use whatever they like.
 */
export function checkNewPassword(
  { services }: CallContext,
  field: string,
  password: string,
  about: readonly string[],
): void {
  if (!isPassword(password)) throw refuseField(field, 'INVALID_PASSWORD')
  if (isOwnMachine(services.environment.publicUrl)) return
  if (isEasyToGuess(password, about)) throw refuseField(field, 'EASY_PASSWORD')
}

function isOwnMachine(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}
