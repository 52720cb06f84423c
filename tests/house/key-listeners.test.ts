import { expect, test } from 'vitest'
import { filesBelow } from './source-files.ts'

/* Keys of a page are actions: one listener, `src/kits/actions/keymap.ts`, reads their definitions. */

/** Files that listen to keys by `addEventListener`, and why. */
const allowed: Readonly<Record<string, string>> = {
  'src/kits/actions/keymap.ts': 'the one listener of the app',
  'src/engine/documents/text/text-history-keys.ts': 'undo belongs to the element of a field',
  'src/app/routing/focus-heading.ts': 'any key ends the wait for a heading; none has a meaning',
  'src/app/stored-screen/uncover-screen.ts': 'any input uncovers the app; no key has a meaning',
  'src/app/book/ScrollToChapter.ts': 'any input of the reader ends it; no key has a meaning',
  'src/features/editor/together/usePublishPresence.ts':
    'any key says that the person is here; none has a meaning',
  'src/features/editor/text/useEntry.ts':
    'any key says that a key, and no press, was last; none has a meaning',
  'src/kits/library/list/useRubberBand.ts': 'Escape of a drag, from the press to the release',
  'src/site/client/landing.ts': 'a form of a public page, where the app is not',
  'src/site/client/menu-keys.ts': 'menus of public pages, where the app is not',
}

const files = filesBelow(['src'], /\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$|\.fixture\./.test(path))

test('no other file listens to the keys of the document or the window', () => {
  expect(files.length).toBeGreaterThan(1_000)
  const found = files.filter(({ text }) => listens(text)).map(({ path }) => path)
  expect(
    found.filter((path) => !(path in allowed)),
    'register an action with keys',
  ).toEqual([])
  expect(Object.keys(allowed).filter((path) => !found.includes(path))).toEqual([])
})

test('finds each way to listen to keys', () => {
  for (const text of [
    "addEventListener('keydown', act)",
    'for (const type of ["keyup"])',
    'document.onkeypress = act',
  ])
    expect(listens(text)).toBe(true)
  expect(listens('<div onKeyDown={onKeyDown} />')).toBe(false)
})

test('the keys of an action are written out by `keysText` and `keysForAria` alone', () => {
  const found = files.filter(({ text }) => /['"`](?:(?:Ctrl|Control|Meta)[+ ]|⌘)/.test(withoutComments(text)))
  expect(found.map(({ path }) => path)).toEqual([
    'src/features/developer/parts/ButtonParts.tsx',
    'src/kits/actions/keys.ts',
  ])
})

function listens(text: string): boolean {
  return /['"`]key(?:down|up|press)['"`]|\bonkey(?:down|up|press)\b/.test(text)
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}
