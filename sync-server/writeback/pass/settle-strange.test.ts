import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { shortText } from '#model/documents/choices.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { textForm, wholeNumber } from '#model/fields/form.ts'
import { value } from '#model/fields/value.ts'
import { createTestRest, rowsOf } from '../testing/test-rest.ts'
import { createTestRoom } from '../testing/test-room.ts'
import { ValuesUnreadable } from './pass.ts'

const { core, info, visual } = guide
const half = '\ud83c'

function open(document: 'guide' | 'strategy' = 'guide') {
  const rest = createTestRest()
  const room = createTestRoom(rest, document)
  return { rest, room, doc: room.doc }
}

describe('characters that the database cannot store', () => {
  test.each([
    ['a NUL', '\0'],
    ['half of a surrogate pair', half],
  ])(
    '[W41] %s in a value is left out of REST, stays in the document and stops nothing',
    async (_, strange) => {
      const { rest, room, doc } = open()
      info.representative.write(doc, `한${strange}결`)
      core.brandName.write(doc, strange)
      core.background.write(doc, `봄${strange}에`)
      core.values.add(doc, { keyword: `정${strange}직`, description: `약${strange}속` })
      core.what.write(doc, '그릇')
      await room.pass()
      const clean = strange.toWellFormed().replaceAll('\0', '')
      expect(rest.brand).toMatchObject({ representative: `한${clean}결` })
      expect(rest.core).toMatchObject({ background: `봄${clean}에`, what: '그릇' })
      expect(rowsOf(rest, 'coreValues', ['keyword', 'description'])).toMatchObject([
        [expect.any(Number), `정${clean}직`, `약${clean}속`],
      ])
      expect(info.representative.read(doc)).toBe(`한${strange}결`)
      const [calls, edits] = [rest.everything(), room.edits()]
      await room.pass()
      expect([rest.everything(), room.edits()]).toEqual([calls, edits])
    },
  )

  test.each(['a\0b', half, '__proto__', 'a/b', 'k'.repeat(201)])(
    '[W41] what is under the key %j is no item, for devices and for REST',
    async (key) => {
      const { rest, room, doc } = open()
      const item = new Y.Map<unknown>([['keyword', '정직']])
      doc.getMap(core.values.path).set(key, item)
      core.values.add(doc, { keyword: '온기', description: '' })
      await room.pass()
      expect(core.values.read(doc)).toMatchObject([{ keyword: '온기' }])
      expect(core.values.has(doc, key)).toBe(false)
      expect(rowsOf(rest, 'coreValues', ['keyword'])).toMatchObject([[expect.any(Number), '온기']])
      expect(room.problems).toEqual([])
    },
  )
})

describe('a value that breaks its field', () => {
  const broken = () => {
    throw new RangeError('broken')
  }

  test('[W42] everything else is settled, and the pass fails afterwards', async () => {
    const { rest, room, doc } = open()
    core.what.write(doc, '그릇')
    core.values.add(doc, { keyword: '정직', description: '' })
    visual.photography.add(doc, { url: 'https://photos.example/1.jpg' })
    const [read, property] = [core.target.toRest, core.values.properties.keyword.toRest]
    Object.assign(core.target, { toRest: broken })
    Object.assign(core.values.properties.keyword, { toRest: broken })
    try {
      await expect(room.pass()).rejects.toThrow(RangeError)
    } finally {
      Object.assign(core.target, { toRest: read })
      Object.assign(core.values.properties.keyword, { toRest: property })
    }
    expect(rest.core).toMatchObject({ what: '그릇' })
    expect(rowsOf(rest, 'photography', ['url'])).toHaveLength(1)
    await room.pass()
    expect(rest.rows.size).toBe(1)
  })
})

/** The same fields in a newer release, which takes more values of them. */
const newer = {
  main: value(
    textForm((hex) => /^#[0-9A-F]{6,8}$/.test(hex)),
    { arbitrary: () => '#11223344' },
  ).locatedAt(visual.main),
  subName: shortText(120).locatedAt(info.subName),
  axisX: value(wholeNumber(0, 1000), { arbitrary: () => 500 }).locatedIn({
    ...strategy.positioning.competitors,
    property: 'axisX',
  }),
  keyword: shortText(120).locatedIn({ ...strategy.personality.keywords, property: 'keyword' }),
}

describe('values of a newer release', () => {
  test('[W43] what this release cannot read is not taken for nothing, in either direction', async () => {
    const { rest, room, doc } = open()
    newer.main.write(doc, '#112233')
    newer.subName.write(doc, '온기')
    await room.pass()
    newer.main.write(doc, '#11223344')
    newer.subName.write(doc, '온'.repeat(80))
    core.what.write(doc, '그릇')
    await expect(room.pass()).rejects.toThrow(ValuesUnreadable)
    expect(rest.answers['brandVisual.read']?.colors).toMatchObject({ main: '#112233' })
    expect(rest.brand).toMatchObject({ subName: '온기' })
    expect(rest.core).toMatchObject({ what: '그릇' })

    rest.brand.subName = '다른 이름'
    await expect(room.pass()).rejects.toThrow('info.subName, visual.main')
    expect(rest.brand).toMatchObject({ subName: '다른 이름' })
    expect([newer.main.read(doc), newer.subName.read(doc)]).toEqual(['#11223344', '온'.repeat(80)])

    newer.main.write(doc, '#445566')
    newer.subName.write(doc, '온기네')
    await room.pass()
    expect(rest.answers['brandVisual.read']?.colors).toMatchObject({ main: '#445566' })
    expect(rest.brand).toMatchObject({ subName: '온기네' })
    expect(room.lost).toMatchObject([{ field: 'info.subName', other: '다른 이름' }])
  })

  test('[W43] nor is a property of an item, whose row stays, nor one of a list that REST holds as a whole', async () => {
    const { rest, room, doc } = open('strategy')
    const { competitors } = strategy.positioning
    const { keywords } = strategy.personality
    const key = competitors.add(doc, { brandName: '이웃', axisX: 10 })
    const word = keywords.add(doc, { keyword: '다정한' })
    await room.pass()
    const row = () => [...(rest.tables.competitors?.values() ?? [])]
    expect(row()).toMatchObject([{ brandName: '이웃', axisX: 10 }])

    newer.axisX.at(key).write(doc, 500)
    newer.keyword.at(word).write(doc, '다'.repeat(80))
    competitors.properties.brandName.at(key).write(doc, '옆집')
    await expect(room.pass()).rejects.toThrow(ValuesUnreadable)
    expect(row()).toMatchObject([{ brandName: '옆집', axisX: 10 }])
    expect(rest.answers['personality.read']).toMatchObject({ keywords: [{ keyword: '다정한' }] })

    rest.tables.competitors?.clear()
    await expect(room.pass()).rejects.toThrow(ValuesUnreadable)
    expect(competitors.has(doc, key)).toBe(true)
    expect(newer.axisX.at(key).read(doc)).toBe(500)
  })
})
