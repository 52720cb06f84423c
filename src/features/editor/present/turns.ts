import { isComposing } from '#ui/composing.ts'

const further = ['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter']
const back = ['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace']

/** The page that a key leads to, from 0; null: the key is none of a presentation. */
export function turnOf(event: Parameters<typeof isComposing>[0], at: number, of: number): number | null {
  const { key } = event
  if (isComposing(event)) return null
  if (further.includes(key)) return Math.min(of - 1, at + 1)
  if (back.includes(key)) return Math.max(0, at - 1)
  if (key === 'Home') return 0
  return key === 'End' ? of - 1 : null
}

interface At {
  readonly x: number
  readonly y: number
}

/** A finger or mouse that moved less than this, in px, has pressed. */
const slop = 24

/** Pages that a press or swipe goes on by: a swipe to the left and a press but for the first third go on by one, others back. */
export function turnOfSwipe(from: At, to: At, width: number): 1 | -1 | 0 {
  const across = to.x - from.x
  if (Math.abs(across) < slop) return Math.abs(to.y - from.y) >= slop ? 0 : to.x < width / 3 ? -1 : 1
  return across < 0 ? 1 : -1
}
