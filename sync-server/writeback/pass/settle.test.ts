import { describe, expect, test } from 'vitest'
import { guide } from '#model/documents/guide.ts'
import { createTestRest } from '../testing/test-rest.ts'
import { createTestRoom } from '../testing/test-room.ts'

const { core, info } = guide

function open() {
  const rest = createTestRest()
  const room = createTestRoom(rest)
  return { rest, room, doc: room.doc }
}

describe('texts and values', () => {
  test('[W1] what only the document changed goes to REST', async () => {
    const { rest, room, doc } = open()
    await room.pass()
    core.background.write(doc, '할머니의 사발')
    core.companySize.write(doc, 'MICRO')
    await room.pass()
    expect(rest.core).toMatchObject({ background: '할머니의 사발', companySize: 'MICRO' })
  })

  test('[W2] what only REST changed goes into the document', async () => {
    const { rest, room, doc } = open()
    await room.pass()
    rest.core.background = '서버에서'
    rest.core.companySize = 'SMALL'
    await room.pass()
    expect(core.background.read(doc)).toBe('서버에서')
    expect(core.companySize.read(doc)).toBe('SMALL')
    expect(info.name.read(doc)).toBe('온기')
  })

  test('[W3] a text that both changed keeps both sides’ words, in both places', async () => {
    const { rest, room, doc } = open()
    core.background.write(doc, '봄에 시작했어요')
    await room.pass()
    core.background.write(doc, '2019년 봄에 시작했어요')
    rest.core.background = '봄에 성북동에서 시작했어요'
    await room.pass()
    expect(core.background.read(doc)).toBe('2019년 봄에 성북동에서 시작했어요')
    expect(rest.core.background).toBe('2019년 봄에 성북동에서 시작했어요')
  })

  test('[W4] of a value that both changed the document’s is kept, and REST’s is stored as replaced', async () => {
    const { rest, room, doc } = open()
    core.companySize.write(doc, 'SOLO')
    await room.pass()
    core.companySize.write(doc, 'MICRO')
    rest.core.companySize = 'SMALL'
    await room.pass()
    expect(rest.core.companySize).toBe('MICRO')
    expect(room.lost).toEqual([{ field: 'core.companySize', kept: 'MICRO', other: 'SMALL' }])
  })

  test('[W5] at the first settle each side gets what it lacks; where both differ the document’s value is kept', async () => {
    const { rest, room, doc } = open()
    rest.core.what = '그릇'
    rest.core.how = '천천히'
    core.how.write(doc, '손으로')
    core.target.write(doc, '혼자 사는 사람')
    await room.pass()
    expect(core.what.read(doc)).toBe('그릇')
    expect(rest.core).toMatchObject({ how: '손으로', target: '혼자 사는 사람' })
    expect(room.lost).toEqual([{ field: 'core.how', kept: '손으로', other: '천천히' }])
  })

  test('[W6] a second pass on a quiet room changes nothing', async () => {
    const { rest, room, doc } = open()
    core.background.write(doc, '글')
    core.values.add(doc, { keyword: '정직', description: '뜻' })
    await room.pass()
    const before = { rest: JSON.stringify([rest.core, rest.brand, [...rest.rows]]), edits: room.edits() }
    await room.pass()
    expect(JSON.stringify([rest.core, rest.brand, [...rest.rows]])).toBe(before.rest)
    expect(room.edits()).toBe(before.edits)
  })

  test('[W7] a refused value is reported, stays in the document, blocks nothing else, and is sent again once it changed', async () => {
    const { rest, room, doc } = open()
    rest.refuse.set('businessNumber', 'INVALID_BUSINESS_NUMBER')
    info.businessNumber.write(doc, '123-45-67890')
    info.representative.write(doc, '한결')
    await room.pass()
    expect(rest.brand).toMatchObject({ representative: '한결' })
    expect(rest.brand.businessNumber).toBeUndefined()
    expect(info.businessNumber.read(doc)).toBe('123-45-67890')
    expect(room.problems).toMatchObject([{ field: 'info.businessNumber', code: 'INVALID_BUSINESS_NUMBER' }])

    await room.pass()
    expect(room.problems).toHaveLength(1)

    rest.refuse.clear()
    info.businessNumber.write(doc, '123-45-67891')
    await room.pass()
    expect(rest.brand.businessNumber).toBe('123-45-67891')
    expect(room.problems.at(-1)).toMatchObject({ field: 'info.businessNumber', code: 'RESOLVED' })
  })

  test('[W8] a text longer than REST takes is sent cut to the limit and stays whole in the document', async () => {
    const { rest, room, doc } = open()
    core.what.write(doc, '가'.repeat(130))
    await room.pass()
    expect(rest.core.what).toBe('가'.repeat(100))
    await room.pass()
    expect(core.what.read(doc)).toHaveLength(130)
  })
})

describe('lists', () => {
  test('[W9] an item made on a device gets its row and its id', async () => {
    const { rest, room, doc } = open()
    core.values.add(doc, { keyword: '정직', description: '있는 그대로' })
    core.values.add(doc, { keyword: '기다림' })
    await room.pass()
    expect([...rest.rows.values()]).toMatchObject([
      { keyword: '정직', description: '있는 그대로', orderAscending: 0 },
      { keyword: '기다림', description: null, orderAscending: 1 },
    ])
    expect(core.values.read(doc).map(({ id }) => id)).toEqual([1, 2])
  })

  test('[W10] a removed item loses its row; the item of a row that REST deleted is removed', async () => {
    const { rest, room, doc } = open()
    const first = core.values.add(doc, { keyword: '정직' })
    core.values.add(doc, { keyword: '기다림' })
    await room.pass()
    core.values.remove(doc, first)
    await room.pass()
    expect([...rest.rows.values()]).toMatchObject([{ keyword: '기다림' }])
    rest.rows.clear()
    await room.pass()
    expect(core.values.read(doc)).toEqual([])
  })

  test('[W11] a change wins over a deletion, whichever side deleted', async () => {
    const { rest, room, doc } = open()
    const written = core.values.add(doc, { keyword: '정직' })
    const removed = core.values.add(doc, { keyword: '기다림' })
    await room.pass()
    rest.rows.delete(1)
    core.values.properties.description.at(written).write(doc, '지키는 약속')
    core.values.remove(doc, removed)
    const row = rest.rows.get(2)
    if (row) row.description = '서버에서 적은 뜻'
    await room.pass()
    await room.pass()
    expect(core.values.read(doc).map(({ keyword, description }) => [keyword, description])).toEqual(
      expect.arrayContaining([
        ['정직', '지키는 약속'],
        ['기다림', '서버에서 적은 뜻'],
      ]),
    )
    expect(rest.rows.size).toBe(2)
  })

  test('[W12] a row that REST made becomes one item, however often it is settled', async () => {
    const { rest, room, doc } = open()
    rest.addRow('편안함', '한 달 써 보고 내놓아요', 0)
    await room.pass()
    await room.pass()
    expect(core.values.read(doc)).toMatchObject([{ keyword: '편안함', id: 1 }])
    expect(rest.rows.size).toBe(1)
  })

  test('[W13] a new order goes to REST; an order that REST alone changed comes into the document', async () => {
    const { rest, room, doc } = open()
    const keys = ['정직', '기다림', '편안함'].map((keyword) => core.values.add(doc, { keyword }))
    await room.pass()
    core.values.move(doc, keys[2] ?? '', 0)
    await room.pass()
    const inRest = () =>
      [...rest.rows.values()]
        .sort((a, b) => a.orderAscending - b.orderAscending)
        .map(({ keyword }) => keyword)
    expect(inRest()).toEqual(['편안함', '정직', '기다림'])
    for (const row of rest.rows.values()) row.orderAscending = 9 - row.orderAscending
    await room.pass()
    expect(core.values.read(doc).map(({ keyword }) => keyword)).toEqual(['기다림', '정직', '편안함'])
  })

  test('[W36] a problem that another node sent and resolved while the bus was away is resolved here too', async () => {
    const { room } = open()
    const problem = { document: 'guide', field: 'info.businessNumber', message: '' } as const
    room.problems.push({ ...problem, code: 'INVALID_BUSINESS_NUMBER' })
    await room.pass()
    expect(room.problems.at(-1)).toMatchObject({ ...problem, code: 'RESOLVED' })
    await room.pass()
    expect(room.problems).toHaveLength(2)
  })

  test('[W14] beyond the limit only the first items go to REST, and the document keeps them all', async () => {
    const { rest, room, doc } = open()
    for (let i = 0; i < 12; i++) core.values.add(doc, { keyword: `가치 ${i}` })
    await room.pass()
    expect([...rest.rows.values()].map(({ keyword }) => keyword)).toEqual(
      Array.from({ length: 10 }, (_, i) => `가치 ${i}`),
    )
    expect(core.values.read(doc)).toHaveLength(12)
    expect(room.problems).toMatchObject([{ field: 'core.values', code: 'TOO_MANY_ITEMS' }])
    for (const key of core.values.keys(doc).slice(0, 2)) core.values.remove(doc, key)
    await room.pass()
    await room.pass()
    expect([...rest.rows.values()].map(({ keyword }) => keyword)).toContain('가치 11')
    expect(room.problems.at(-1)).toMatchObject({ field: 'core.values', code: 'RESOLVED' })
  })

  test('[W15] a row whose creation was not answered is found again, not created twice, even when the item changed since', async () => {
    const { rest, room, doc } = open()
    await room.pass()
    const key = core.values.add(doc, { keyword: '정직' })
    rest.losesAnswerOf = 'coreValues.create'
    await expect(room.pass()).rejects.toThrow()
    expect(rest.rows.size).toBe(1)
    core.values.properties.description.at(key).write(doc, '나중에 적은 뜻')
    await room.pass()
    await room.pass()
    expect([...rest.rows.values()]).toMatchObject([{ keyword: '정직', description: '나중에 적은 뜻' }])
    expect(core.values.read(doc)).toMatchObject([{ key, id: 1 }])
  })
})

test('[W16] a brand that REST does not know ends the pass without a change', async () => {
  const { rest, room, doc } = open()
  core.background.write(doc, '글')
  rest.isGone = true
  await expect(room.pass()).rejects.toMatchObject({ name: 'BrandGone' })
  expect(core.background.read(doc)).toBe('글')
})
