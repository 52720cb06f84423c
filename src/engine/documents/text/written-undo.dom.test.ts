import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { documentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import { below, forEachRun, runsOr, seed } from '../../../../tests/support/random.ts'
import { type OpenDocument, openDocument } from '../engine/open-document.ts'
import type { BoundText } from './bound-text.ts'

const { layers } = design.design
const { text, fill } = layers.properties

let open: OpenDocument
let key: string
let bound: BoundText
let field: HTMLTextAreaElement

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  open = openDocument({
    account: null,
    brand: 'local-1',
    name: documentName('design', freshKey()),
    address: null,
  })
  const { phase } = open
  await new Promise<void>((resolve) => phase.subscribe(() => phase.get() === 'ready' && resolve()))
  key = layers.add(open.doc, { type: 'text', text: '오늘' }, {}, 'template')
  bound = open.text(text.letters(key))
  field = document.body.appendChild(document.createElement('textarea'))
  bound.attach(field)
  bound.setWriting(false)
})

afterEach(async () => {
  await open.close()
  document.body.replaceChildren()
})

const words = () => text.letters(key).read(open.doc)

function type(letters: string, at = field.value.length, remove = 0): void {
  field.setRangeText(letters, at, at + remove, 'end')
  field.dispatchEvent(new InputEvent('input', { data: letters, inputType: 'insertText' }))
}

function press(name: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key: name,
    code: `Key${name.toUpperCase()}`,
    ctrlKey: true,
    cancelable: true,
  })
  field.dispatchEvent(event)
  return event
}

function write(...parts: string[]): void {
  bound.setWriting(true)
  for (const part of parts) type(part)
  bound.setWriting(false)
}

/** Another member's change, as bytes. */
function remotely(change: (doc: Y.Doc) => void): void {
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(open.doc))
  change(other)
  Y.applyUpdate(open.doc, Y.encodeStateAsUpdate(other), 'relay')
}

test('[D90] what was written is one entry of the document’s undo once writing ends, in the order of all that was done', () => {
  open.choose(fill.at(key), '#112233')
  write('의', ' 한 끼')
  open.choose(fill.at(key), '#445566')
  open.undo()
  expect([words(), fill.at(key).read(open.doc)]).toEqual(['오늘의 한 끼', '#112233'])
  open.undo()
  expect([words(), fill.at(key).read(open.doc)]).toEqual(['오늘', '#112233'])
  open.undo()
  expect([words(), fill.at(key).read(open.doc)]).toEqual(['오늘', null])
  open.redo()
  open.redo()
  expect([words(), fill.at(key).read(open.doc)]).toEqual(['오늘의 한 끼', '#112233'])
  expect(field.value).toBe('오늘의 한 끼')
})

test('[D90] a text that is typed over comes back whole', () => {
  bound.setWriting(true)
  type('새', 0, 2)
  type(' 글')
  bound.setWriting(false)
  expect(words()).toBe('새 글')
  open.undo()
  expect(words()).toBe('오늘')
})

test('[D90] words of others stay when what was written beside them is taken back', () => {
  bound.setWriting(true)
  type('의')
  remotely((doc) => text.letters(key).shared(doc)?.insert(0, '바로 '))
  type(' 끼')
  bound.setWriting(false)
  expect(words()).toBe('바로 오늘의 끼')
  open.undo()
  expect(words()).toBe('바로 오늘')
})

test('[D90] letters that were taken back and done again go whole where another writes between them', () => {
  write('가나')
  bound.setWriting(true)
  type('', 2, 2)
  bound.undo()
  remotely((doc) => text.letters(key).shared(doc)?.insert(3, 'x'))
  bound.setWriting(false)
  expect(words()).toBe('오늘가x나')
  open.undo()
  expect(words()).toBe('오늘x')
})

test('[D90] a field that goes while it is written in hands over what it has', async () => {
  const detach = bound.attach(field)
  bound.setWriting(true)
  field.value = '오늘의'
  detach?.()
  await Promise.resolve()
  expect(words()).toBe('오늘의')
  open.undo()
  expect(words()).toBe('오늘')
})

test('[D90] what is done to the document while a text is written in comes after what was written before it', () => {
  bound.setWriting(true)
  type('의')
  open.choose(fill.at(key), '#112233')
  type(' 끼')
  open.undo()
  expect([words(), fill.at(key).read(open.doc)]).toEqual(['오늘의', '#112233'])
  open.undo()
  expect([words(), fill.at(key).read(open.doc)]).toEqual(['오늘의', null])
  open.undo()
  expect(words()).toBe('오늘')
})

test('[D90] there is something to undo as soon as something is written', () => {
  expect(open.canUndo.get()).toBe(false)
  bound.setWriting(true)
  type('의')
  expect(open.canUndo.get()).toBe(true)
  bound.undo()
  expect(open.canUndo.get()).toBe(false)
})

test('[D90] a step of which others left nothing leaves nothing to undo', () => {
  write('의')
  remotely((doc) => text.letters(key).shared(doc)?.delete(2, 1))
  open.undo()
  expect([words(), open.canUndo.get()]).toEqual(['오늘', false])
})

test('[D91] keys of undo are those of the screen until the field is written in, and then its own', () => {
  write('의')
  expect(press('z').defaultPrevented).toBe(false)
  expect(words()).toBe('오늘의')
  bound.setWriting(true)
  type(' 끼')
  expect(press('z').defaultPrevented).toBe(true)
  expect(words()).toBe('오늘의')
  press('y')
  expect(words()).toBe('오늘의 끼')
})

test('[D91] what is pasted goes to the screen until the field is written in', () => {
  const paste = () => {
    const event = new Event('paste', { cancelable: true })
    Object.assign(event, { clipboardData: { getData: () => '한'.normalize('NFD') } })
    field.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([paste(), words()]).toEqual([false, '오늘'])
  bound.setWriting(true)
  expect([paste(), words()]).toEqual([true, '오늘한'])
})

test('[D92] marks are a step of the text’s undo while it is written in, and of the document’s elsewhere', () => {
  bound.setWriting(true)
  type('의')
  const range = bound.keepRange(0, 2)
  remotely((doc) => text.letters(key).shared(doc)?.insert(0, '바로 '))
  const bold = () =>
    bound.edit((doc, origin) => {
      const at = range?.()
      if (at) text.at(key).mark(doc, at, { weight: 700 }, origin)
    })
  bold()
  const marked = [{ t: '바로 ' }, { t: '오늘', weight: 700 }, { t: '의' }]
  expect(text.at(key).read(open.doc)).toEqual(marked)
  bound.undo()
  expect(text.at(key).read(open.doc)).toBe('바로 오늘의')
  bound.redo()
  bound.setWriting(false)
  open.undo()
  expect(text.at(key).read(open.doc)).toBe('바로 오늘')
  open.redo()
  expect(text.at(key).read(open.doc)).toEqual(marked)
  open.undo()
  bold()
  open.undo()
  expect(text.at(key).read(open.doc)).toBe('바로 오늘')
})

test('[D92] marks wait for the end of a composition', async () => {
  bound.setWriting(true)
  field.dispatchEvent(new CompositionEvent('compositionstart'))
  field.setRangeText('하', 2, 2, 'end')
  const range = bound.keepRange(0, 2)
  bound.edit((doc, origin) => {
    const at = range?.()
    if (at) text.at(key).mark(doc, at, { weight: 700 }, origin)
  })
  expect(text.at(key).read(open.doc)).toBe('오늘')
  expect(field.value).toBe('오늘하')
  field.setRangeText('한', 2, 3, 'end')
  field.dispatchEvent(new CompositionEvent('compositionend'))
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise((resolve) => setTimeout(resolve))
  expect(text.at(key).read(open.doc)).toEqual([{ t: '오늘', weight: 700 }, { t: '한' }])
})

interface Shown {
  readonly words: string
  readonly colour: unknown
}

/** What was done, as it has to be taken back and done again: the steps before `at` are done. */
class Expected {
  steps: { readonly before: Shown; readonly after: Shown; readonly isWritten: boolean }[] = []
  at = 0

  add(before: Shown, after: Shown, isWritten: boolean): void {
    this.steps = [...this.steps.slice(0, this.at), { before, after, isWritten }]
    this.at = this.steps.length
  }
  /** What was written is one step when something else is done. */
  join(): void {
    const done = this.steps.slice(0, this.at)
    const written = done.slice(done.findLastIndex((step) => !step.isWritten) + 1)
    const [first, last] = [written[0], written.at(-1)]
    const joined = first && last ? [{ before: first.before, after: last.after, isWritten: false }] : []
    const undone = this.steps.slice(this.at).map((step) => ({ ...step, isWritten: false }))
    this.steps = [...done.slice(0, done.length - written.length), ...joined, ...undone]
    this.at = this.steps.length - undone.length
  }
  undo(now: Shown): Shown {
    return this.at > 0 ? (this.steps[--this.at]?.before ?? now) : now
  }
  redo(now: Shown): Shown {
    const step = this.steps[this.at]
    if (step) this.at++
    return step?.after ?? now
  }
}

test(`[D94] undo while a text is written takes back the last own step whatever it was, and redo does it again (seed ${seed})`, () => {
  forEachRun(runsOr(10), (random) => {
    bound.setWriting(false)
    text.letters(key).write(open.doc, '오늘', 'template')
    bound.flush()
    // What the run before left is not its own.
    while (open.canUndo.get()) open.undo()
    const expected = new Expected()
    /** Without what others wrote. */
    const shown = (): Shown => ({
      words: words().replaceAll(/[a-z]/g, ''),
      colour: fill.at(key).read(open.doc),
    })
    let now = shown()
    const first = now
    const step = (isWritten: boolean, act: () => void) => {
      act()
      if (!isWritten) expected.join()
      expected.add(now, shown(), isWritten)
      now = shown()
    }
    /** What is written next is a step of its own, as after half a second. */
    const pause = () => bound.edit(() => {})
    const write = () => {
      pause()
      step(true, () => type('가나다라마'.charAt(below(random, 5)), below(random, field.value.length + 1)))
    }
    const acts: readonly (() => void)[] = [
      write,
      write,
      () => step(false, () => open.choose(fill.at(key), colourFrom(random))),
      () => {
        now = expected.undo(now)
        random() < 0.5 ? press('z') : open.undo()
      },
      () => {
        now = expected.undo(now)
        press('z')
      },
      () => {
        now = expected.redo(now)
        random() < 0.5 ? press('y') : open.redo()
      },
      () => {
        bound.setWriting(false)
        expected.join()
        bound.setWriting(true)
      },
      () =>
        remotely((doc) =>
          text
            .letters(key)
            .shared(doc)
            ?.insert(below(random, words().length + 1), 'x'),
        ),
      () => {
        pause()
        field.dispatchEvent(new CompositionEvent('compositionstart'))
        const at = field.value.length
        field.setRangeText('하', at, at, 'end')
        const before = words()
        press('z')
        open.undo()
        expect([field.value.at(-1), words()], 'a composition was broken').toEqual(['하', before])
        step(true, () => field.dispatchEvent(new CompositionEvent('compositionend')))
      },
    ]
    // Nothing of the run before can be done again after it.
    step(false, () => open.choose(fill.at(key), colourFrom(random)))
    bound.setWriting(true)
    for (let round = 0; round < 25; round++) {
      acts[below(random, acts.length)]?.()
      expect(shown()).toEqual(now)
      const { at, steps } = expected
      expect([open.canUndo.get(), open.canRedo.get()]).toEqual([at > 0, at < steps.length])
    }
    while (expected.at > 0) {
      now = expected.undo(now)
      press('z')
      expect(shown()).toEqual(now)
    }
    expect(now).toEqual(first)
  })
})

function colourFrom(random: () => number): string {
  return `#${String(below(random, 1e6)).padStart(6, '0')}`
}

test(`[D90] undo after any writing, edits and words of others brings back each earlier state (seed ${seed})`, () => {
  forEachRun(runsOr(15), (random) => {
    text.letters(key).write(open.doc, '오늘', 'template')
    bound.flush()
    // What the run before left is not its own.
    while (open.canUndo.get()) open.undo()
    const own = () => words().replaceAll(/[a-z]/g, '')
    const states = [own()]
    for (let round = 0; round < 5; round++) {
      let before = own()
      bound.setWriting(true)
      for (let press = 0; press < 6; press++) {
        const dice = random()
        const { length } = field.value
        const at = below(random, length + 1)
        if (dice < 0.5) type('가나다라마'.charAt(below(random, 5)), at)
        else if (dice < 0.65) {
          if (bound.hasEntries()) bound.undo()
          // What was typed and deleted again is nothing to take back: the step before it was.
          if (!bound.hasEntries() && own() !== before) {
            states.pop()
            before = own()
            expect(before).toBe(states.at(-1))
          }
        } else if (dice < 0.75) {
          if (bound.hasRedo()) bound.redo()
        } else if (dice < 0.9)
          remotely((doc) =>
            text
              .letters(key)
              .shared(doc)
              ?.insert(below(random, words().length + 1), 'x'),
          )
        else if (length > 0 && !/[a-z]/.test(field.value.charAt(Math.min(at, length - 1))))
          type('', Math.min(at, length - 1), 1)
      }
      bound.setWriting(false)
      if (own() !== before) states.push(own())
    }
    for (let state = states.pop(); state !== undefined; state = states.pop()) {
      expect(own()).toBe(state)
      if (states.length > 0) while (own() === state && open.canUndo.get()) open.undo()
    }
  })
})
