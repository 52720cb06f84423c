import { expect, test } from 'vitest'
import { filesBelow, type SourceFile } from './source-files.ts'

/* What a person wrote is cut by `#model/text/cut-text.ts`, between letters: `slice` leaves half an emoji, or half a character. */

const files = filesBelow(['src', 'sync-server'], /\.tsx?$/).filter(
  ({ path }) => !/\.test\.tsx?$|\.fixture\.|\/test-|^src\/model\/text\/cut-text\.ts$/.test(path),
)

/** `name.slice(0, 40)` and the like: a text by its last word, cut at a number or at what is called a most. */
const ofText =
  /\b\w*(?:name|title|text|word|reason|comment|description|label|query|typed|written|note|brief|answer|said|insert|cell|get\('\w+'\))(?:\??\.trim\(\))?\??\.slice\(\s*0,\s*(?:\d+|\w*(?:max|most|longest|limit|length|room|count|size)\w*)\s*\)/gi
/** The same by characters: an emoji of several parts is several characters. */
const ofCharacters = /\[\.\.\.[^\]]+\]\s*\.slice\(\s*0,[^)]*\)\s*\.join\(''\)/g
const older = /\.substr(?:ing)?\(/g

const reasons: Readonly<Record<string, string>> = {
  'src/engine/documents/text/text-runs.ts': 'cuts where `cutToRoom` says, as the field itself does',
  'sync-server/api/identity/easy-passwords.ts': 'compares beginnings of a password, which it does not store',
}

test('no text that a person wrote is cut inside a letter', () => {
  expect(faultsIn(files.filter(({ path }) => reasons[path] === undefined))).toEqual([])
})

test('every exception is still one', () => {
  const unused = Object.keys(reasons).filter(
    (path) => faultsIn(files.filter((file) => file.path === path)).length === 0,
  )
  expect(unused).toEqual([])
})

test('the rule finds what it is about, and nothing else', () => {
  const faulty = [
    'goods: name.slice(0, longest),',
    'person.fullName.slice(0, 100)',
    "params.get('query')?.slice( 0, 9)",
    'note.slice(0, mostWords)',
    'name.trim().slice(0, 80)',
    'cell.slice(0, most)',
    "[...brandName].slice(0, 6).join('')",
    'reason.substring(3, 9)',
  ]
  const right = [
    'rows.slice(0, 9)',
    'name.slice(0, -ending.length)',
    'text.slice(0, caret)',
    'day.slice(0, 7)',
  ]
  const fileOf = (text: string) => ({ path: 'src/example.ts', text })
  expect(faulty.filter((text) => faultsIn([fileOf(text)]).length === 0)).toEqual([])
  expect(right.filter((text) => faultsIn([fileOf(text)]).length > 0)).toEqual([])
})

function faultsIn(where: readonly SourceFile[]): string[] {
  return where.flatMap(({ path, text }) =>
    [ofText, ofCharacters, older].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(
        ({ index, 0: found }) => `${path}:${text.slice(0, index).split('\n').length} ${found}`,
      ),
    ),
  )
}
