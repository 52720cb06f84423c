import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../language/languages.ts'

/** What the brand book says of the space has the figure from `logoClearSpace`: a text has a slot for it and no figure of its own. */
test('the book names the space around a logo by its figure, in every language', () => {
  for (const { key } of languages) {
    const file = resolve(import.meta.dirname, '../../../locales', key, 'book.json')
    const { clearSpaceNote } = JSON.parse(readFileSync(file, 'utf8')) as { readonly clearSpaceNote: string }
    expect(clearSpaceNote.split('{share}'), key).toHaveLength(2)
    expect(clearSpaceNote, key).not.toMatch(/half|절반|半|\d/)
  }
})
