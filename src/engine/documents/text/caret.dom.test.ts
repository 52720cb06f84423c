import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import { type BoundElement, bindTextElement } from './text-binding.ts'

const handle = guide.core.background
let doc: Y.Doc
let field: HTMLTextAreaElement
let binding: BoundElement | null
let sent: (readonly [anchor: number | null, head: number | null] | null)[]

beforeEach(() => {
  vi.useFakeTimers()
  doc = new Y.Doc()
  handle.shared(doc).insert(0, '오늘 내일')
  field = document.body.appendChild(document.createElement('textarea'))
  field.focus()
  sent = []
  const at = (place: Y.RelativePosition) =>
    Y.createAbsolutePositionFromRelativePosition(place, doc)?.index ?? null
  binding = bindTextElement(field, handle, doc, {
    onCaret: (caret) => sent.push(caret && [at(caret.anchor), at(caret.head)]),
  })
  select(2)
  sent.length = 0
})
afterEach(() => {
  binding?.destroy()
  document.body.replaceChildren()
  vi.useRealTimers()
})

function select(from: number, to = from, direction: 'forward' | 'backward' = 'forward'): void {
  field.setSelectionRange(from, to, direction)
  document.dispatchEvent(new Event('selectionchange'))
  vi.advanceTimersByTime(100)
}

function compose(steps: readonly string[]): void {
  field.dispatchEvent(new CompositionEvent('compositionstart'))
  const { selectionStart: start } = field
  let { selectionEnd: end } = field
  for (const step of steps) {
    field.setRangeText(step, start, end, 'end')
    field.dispatchEvent(
      new InputEvent('input', { data: step, inputType: 'insertCompositionText', isComposing: true }),
    )
    end = start + step.length
  }
}

test('[D96] a caret that moves is sent ten times a second at most, a selection with its direction', () => {
  for (let ms = 0; ms < 1_000; ms += 10) {
    field.setSelectionRange(ms % 3, ms % 3)
    document.dispatchEvent(new Event('selectionchange'))
    vi.advanceTimersByTime(10)
  }
  expect(sent.length).toBeLessThanOrEqual(10)
  select(1, 4, 'backward')
  expect(sent.at(-1)).toEqual([4, 1])
})

test('[D96] a caret that stays is not sent again', () => {
  select(3)
  select(3)
  expect(sent).toEqual([[3, 3]])
})

test('[D96] while syllables are composed without a pause, the caret follows those that are whole', () => {
  compose(['ㅇ', '으', '은'])
  vi.advanceTimersByTime(100)
  expect(sent).toEqual([])
  field.dispatchEvent(new CompositionEvent('compositionend'))
  compose(['ㅇ', '이'])
  vi.advanceTimersByTime(100)
  expect(handle.read(doc)).toBe('오늘은 내일')
  expect(sent).toEqual([[3, 3]])
})

test('[D96] the caret goes once when the field is left', () => {
  select(3)
  field.blur()
  binding?.setIdle(true)
  expect(sent).toEqual([[3, 3], null])
})
