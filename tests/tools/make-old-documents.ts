import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as Y from 'yjs'
import { type DocumentKind, documentKinds } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { readAnswers } from '#model/fields/answers.ts'
import type { Field } from '#model/fields/field.ts'
import type { Property } from '#model/fields/list.ts'
import { createRandom } from '../support/random.ts'

/**
 * Writes one document of every kind as this build makes it, with a value in every field, to
 * `tests/fixtures/documents/<release>/<kind>.bin`, and beside it what it reads as. To be run once before a release:
 * `node tests/tools/make-old-documents.ts <release>`. A document that is there already is never written again.
 */
const release = process.argv[2]
if (!release) throw new Error('name the release: node tests/tools/make-old-documents.ts 0.1.0')
const folder = join('tests/fixtures/documents', release)
mkdirSync(folder, { recursive: true })
for (const name of documentKinds) {
  const file = join(folder, `${name}.bin`)
  if (existsSync(file)) continue
  const doc = new Y.Doc()
  fill(name, doc)
  writeFileSync(file, Y.encodeStateAsUpdate(doc))
  writeFileSync(
    join(folder, `${name}.json`),
    `${JSON.stringify(readAnswers(fieldsOf(name), doc), null, 2)}\n`,
  )
  console.info(file)
}

function fill(name: DocumentKind, doc: Y.Doc): void {
  const random = createRandom(20_261_122)
  for (const field of fieldsOf(name)) fillField(field, doc, random)
  // What a client of another version may have stored: it is neither read nor removed.
  doc.getMap('unknown').set('choice', { of: ['another', 'version'] })
  doc.getText('unknown.text').insert(0, '다른 판의 글')
}

function fillField(field: Field, doc: Y.Doc, random: () => number): void {
  if (field.kind === 'text') field.write(doc, `${field.path}의 글 🍚`.slice(0, field.max))
  else if (field.kind === 'value')
    field.write(
      doc,
      some(() => field.arbitrary(random)),
    )
  else if (field.kind === 'list') {
    const { kind: _kind, properties } = field
    for (let index = 0; index < 3; index++) {
      const item = Object.entries<Property>(properties).map(([property, definition]) => [
        property,
        some(() => definition.arbitrary(random)),
      ])
      field.add(doc, Object.fromEntries(item), { key: `${field.name}-${index}`, at: 0 })
    }
    field.attachId(doc, `${field.name}-0`, 7)
    field.remove(doc, `${field.name}-1`)
  } else if (field.kind === 'texts') {
    for (const key of ['core.background', 'core.values:a-key:description'])
      field.at(key).write(doc, `${field.path} ${key} 🍚`)
  } else if (field.kind === 'record') {
    for (const key of ['core.background', 'info.name'])
      field.set(
        doc,
        key,
        Object.fromEntries(field.properties.map((name) => [name, field.at(key, name).arbitrary(random)])),
      )
  } else if (field.kind === 'tree') {
    for (let index = 0; index < 3; index++)
      field.add(doc, field.arbitraryItem(random), { key: `${field.name}-${index}`, at: 0 })
    field.move(doc, `${field.name}-2`, { parent: `${field.name}-0` })
    field.remove(doc, `${field.name}-1`)
  }
}

/** The first value that says something. */
function some(make: () => unknown): never {
  for (;;) {
    const made = make()
    if (made !== null && made !== '') return made as never
  }
}
