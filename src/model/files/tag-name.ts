import { cutText } from '../text/cut-text.ts'
import { withoutUnseen } from './without-unseen.ts'

/** In UTF-16 units. */
export const tagLimit = 30

/** A tag begins with a letter of the alphabet, a Korean one or a digit. */
const firstSign = /^[A-Za-z0-9ㄱ-ㅎㅏ-ㅣ가-힣]/

/** The name under which a tag is stored, by the device and by the server; null where it cannot be one. */
export function cleanTag(given: string): string | null {
  const name = tidy(cutText(tidy(given), tagLimit))
  return firstSign.test(name) ? name : null
}

function tidy(name: string): string {
  return withoutUnseen(name).normalize('NFC').trim()
}
