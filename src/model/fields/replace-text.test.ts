import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { guide } from '../documents/guide.ts'

test('a text that has embeds is replaced as a whole: they are gone, and no letter is in a wrong place', () => {
  const doc = new Y.Doc()
  const text = guide.core.background.shared(doc)
  text?.insert(0, '골목의 공방')
  text?.insertEmbed(0, { image: 'x' })
  text?.insertEmbed(4, { image: 'y' })
  text?.applyDelta([{ retain: 2 }, { insert: { of: 'z' } }])
  guide.core.background.write(doc, '골목 끝의 공방')
  expect(guide.core.background.read(doc)).toBe('골목 끝의 공방')
  expect(text?.length).toBe('골목 끝의 공방'.length)
})
