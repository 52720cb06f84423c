import { expect, test } from 'vitest'
import { documentKinds } from '#model/document-kinds/names.ts'
import { filesBelow } from './source-files.ts'

const quoted = `['"\`](?:${documentKinds.join('|')})['"\`]`
const files = filesBelow(['src', 'sync-server'], /\.tsx?$/).filter(
  ({ path }) => !path.startsWith('src/model/documents/') && !/\.test\.tsx?$|\/testing\//.test(path),
)

/** One document may be named where its own fields are meant. A list, a union or a comparison should be a trait instead. */
const forbidden = [
  [
    'a union or pattern of names',
    new RegExp(`${quoted}\\s*\\|\\s*${quoted}|(?:guide\\|strategy|strategy\\|guide)`),
  ],
  ['a list of names', new RegExp(`${quoted}\\s*,\\s*${quoted}`)],
  ['a comparison with a name', new RegExp(`(?:document|name|asked)\\w*\\)? *[!=]== *${quoted}`)],
  ['a choice between names', new RegExp(`\\? *${quoted} *: *${quoted}`)],
] as const

test.each(forbidden)('no code outside of the documents has %s', (_what, pattern) => {
  const found = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(found, 'derive it from the traits in src/model/document-kinds/traits.ts').toEqual([])
})
