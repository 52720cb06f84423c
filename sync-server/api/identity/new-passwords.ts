import { isPassword } from '#model/access/rules.ts'
import { isThisMachine } from '#server/environment.ts'
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
  if (isThisMachine(new URL(services.environment.publicUrl).hostname)) return
  if (isEasyToGuess(password, about)) throw refuseField(field, 'EASY_PASSWORD')
}
