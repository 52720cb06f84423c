import { expect, test } from 'vitest'
import { filesBelow } from './source-files.ts'

/* Words that stand for several things, and what to say instead. README says the rule in three lines. */

interface Banned {
  readonly words: RegExp
  readonly say: string
  /** A sentence in which it is found. */
  readonly example: string
}

const banned: readonly Banned[] = [
  {
    // Not a part of an e-mail address.
    words: /\b(?:nobody|somebody|whoever|whomever|anybody)\b(?![\w.-]*@)/gi,
    say: 'the role (visitor, member, owner, payer, operator), or the state: "not set", "by another session"',
    example: '// Whoever has paid, in case nobody answers.',
  },
  {
    // Not a loop over what was before.
    words: /\bof before\b(?<!\(const .*)/g,
    say: 'earlier, previous, the same',
    example: '/** It has the key of before. */',
  },
  {
    words: /\b(?:type|interface|class) (?:Found|Asked|Kept|Said|Around|Surroundings|Place)\b/g,
    say: 'what it is: a query, an answer, a cursor, a scope, dependencies',
    example: 'export interface Asked {}',
  },
]

interface Exception {
  /** A file, or all files below a folder that ends with a slash. */
  readonly path: string
  readonly count: number
  readonly reason: string
}

const exceptions: readonly Exception[] = [
  { path: 'sync-server/database/migrations/', count: 10, reason: 'a released migration is never edited' },
  { path: 'sync-server/database/embedded/user.ts', count: 2, reason: 'the system user nobody' },
  { path: 'sync-server/README.md', count: 1, reason: 'the system user nobody' },
  { path: 'tests/books/brands.ts', count: 1, reason: 'a text of an example brand' },
  { path: 'tests/books/pages.test.ts', count: 1, reason: 'a text of an example brand' },
]

const self = 'tests/house/plain-words.test.ts'
/** Posts are read by visitors, in the words of their authors. */
const posts = 'sync-server/content/'

const files = filesBelow(['src', 'sync-server', 'tests'], /\.(?:tsx?|js|css|md)$/).filter(
  ({ path }) => path !== self && !path.startsWith(posts),
)

test('code, comments and test titles have none of the banned words', () => {
  expect(files.length).toBeGreaterThan(1_000)
  const faults = files
    .filter(({ path }) => !exceptions.some((one) => path.startsWith(one.path)))
    .flatMap(({ path, text }) => faultsOf(text).map((fault) => `${path}:${fault}`))
  expect(faults).toEqual([])
})

test.each(exceptions)('$path has $count: $reason', ({ path, count }) => {
  const found = files.filter((file) => file.path.startsWith(path)).flatMap(({ text }) => faultsOf(text))
  expect(found).toHaveLength(count)
})

test('finds each banned word, and neither an address nor a loop', () => {
  for (const { example } of banned) expect(faultsOf(example)).not.toEqual([])
  expect(faultsOf("'nobody@ongi.example', 'nobody-yet@ongi.example'")).toEqual([])
  expect(faultsOf('for (const [place, back] of before) {')).toEqual([])
})

function faultsOf(text: string): string[] {
  return banned.flatMap(({ words, say }) =>
    [...text.matchAll(words)].map(
      ({ 0: word, index }) => `${text.slice(0, index).split('\n').length} "${word}", say ${say}`,
    ),
  )
}
