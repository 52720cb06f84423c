import { endingOf, type JosaPair, josa } from '../hangul/josa.ts'
import type { Rewording } from './registers.ts'

/** A name with the particle behind it, and the change of the particle alone. */
export interface WrongParticle {
  readonly from: number
  readonly to: number
  readonly fix: Rewording
}

/** Both forms of each particle, the longer ones first: 이라는 begins as 이 does. */
const pairs: readonly JosaPair[] = [
  '이었어요/였어요',
  '이에요/예요',
  '이라는/라는',
  '이라고/라고',
  '이랑/랑',
  '이나/나',
  '으로/로',
  '은/는',
  '이/가',
  '을/를',
  '과/와',
]

/** The particles after a name that do not fit its last sound, with the right ones. */
export function wrongParticles(text: string, name: string): WrongParticle[] {
  if (name === '' || endingOf(name) === 'unknown') return []
  const found: WrongParticle[] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    // Part of a longer word: 온기 in 따온기.
    if (/[가-힣a-z0-9]/i.test(text[at - 1] ?? '')) continue
    const from = at + name.length
    for (const pair of pairs) {
      const form = pair.split('/').find((one) => text.startsWith(one, from))
      if (form === undefined || /[가-힣]/.test(text[from + form.length] ?? '')) continue
      const right = josa(name, pair)
      const to = from + form.length
      if (right !== form) found.push({ from: at, to, fix: { from, to, text: right } })
      break
    }
  }
  return found
}
