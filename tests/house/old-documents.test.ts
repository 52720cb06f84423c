import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { documentKinds, isDocumentKind } from '#model/document-kinds/names.ts'
import { documents, fieldsOf } from '#model/documents/documents.ts'
import { migrate } from '#model/documents/migrate.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { readFixture } from './fixtures.ts'
import { root } from './source-files.ts'

const folder = join(root, 'tests/fixtures/documents')
const releases = readdirSync(folder)
const files = releases.flatMap((release) =>
  readdirSync(join(folder, release))
    .filter((file) => file.endsWith('.bin'))
    .map((file) => ({ release, name: file.replace('.bin', '') })),
)
const { fields: retired } = readFixture<{ fields: Record<string, string> }>('retired-names.json')

test('every kind of document has stored bytes of some release', () => {
  const missing = documentKinds.filter((name) => !files.some((file) => file.name === name))
  expect(missing, 'run node tests/tools/make-old-documents.ts <release>').toEqual([])
  for (const { release, name } of files)
    expect([release, existsSync(join(folder, release, `${name}.json`))]).toEqual([release, true])
})

describe.each(files)('the $name of release $release', ({ release, name }) => {
  if (!isDocumentKind(name)) throw new Error(`${name} was released and is no document any more`)
  const expected = readFixture<Record<string, unknown>>(`documents/${release}/${name}.json`)
  const paths = Object.keys(expected).filter((path) => !(`${name}/${path}` in retired))

  const open = () => {
    const doc = new Y.Doc()
    Y.applyUpdate(doc, readFileSync(join(folder, release, `${name}.bin`)))
    return doc
  }
  const expectAllRead = (doc: Y.Doc) => {
    const answers: Record<string, unknown> = readAnswers(fieldsOf(name), doc)
    for (const path of paths) {
      const said = expected[path]
      expect(said, `${path} was stored with a value`).not.toBeNull()
      if (!Array.isArray(said)) expect(answers[path], path).toEqual(said)
      else {
        // A later version may have added properties to the items.
        expect(answers[path], path).toHaveLength(said.length)
        expect(answers[path], path).toMatchObject(said)
      }
    }
  }

  test('opens, and every value of that release is read', () => expectAllRead(open()))

  test('reads the same after its migrations, which keep what this version does not know', () => {
    const doc = open()
    migrate(doc, documents[name].$)
    expectAllRead(doc)
    expect(doc.getMap('unknown').toJSON()).toEqual({ choice: { of: ['another', 'version'] } })
    expect(doc.getText('unknown.text').toString()).toBe('다른 판의 글')
  })
})
