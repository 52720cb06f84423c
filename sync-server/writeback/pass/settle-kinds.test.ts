import { describe, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { documentNames, onlyName } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { readAnswers } from '#model/fields/answers.ts'
import type { ItemShape, ListField, NewItem } from '#model/fields/list.ts'
import { digestSection, isChangedSinceApproval } from '#model/workbook/section-approval.ts'
import { sectionOf } from '#model/workbook/sections.ts'
import { lists } from '../rest/resources.ts'
import { createTestRest, rowsOf } from '../testing/test-rest.ts'
import { createTestRoom } from '../testing/test-room.ts'

const { visual, approval } = guide
const { personality, positioning } = strategy

function open(document: 'guide' | 'strategy' = 'guide') {
  const rest = createTestRest()
  const room = createTestRoom(rest, document)
  return { rest, room, doc: room.doc, visual: rest.answers['brandVisual.read'] ?? {} }
}

describe('what REST rules', () => {
  const approved = { state: 'APPROVED', by: 3, name: '도현', at: '2026-11-21T07:00:00.000Z' } as const

  test('[W24] a value that REST decides is applied to the document, and so is its removal', async () => {
    const { rest, room, doc, visual: held } = open()
    await room.pass()
    Object.assign(held.colors as object, { finalised: true })
    Object.assign(rest.answers['approval.read'] ?? {}, { brandCoreStory: approved })
    await room.pass()
    expect(visual.colorFinalised.read(doc)).toBe(true)
    expect(approval.brandCoreStory.read(doc)).toEqual(approved)
    Object.assign(held.colors as object, { finalised: false })
    Object.assign(rest.answers['approval.read'] ?? {}, { brandCoreStory: null })
    await room.pass()
    expect(visual.colorFinalised.read(doc)).toBeNull()
    expect(approval.brandCoreStory.read(doc)).toBeNull()
  })

  test('[W24] a device’s change of such a value is reverted, before the first settle and after, and never sent', async () => {
    const { rest, room, doc, visual: held } = open()
    for (const _ of ['before', 'after']) {
      visual.colorFinalised.write(doc, true)
      approval.profileBrand.write(doc, approved)
      await room.pass()
      expect(visual.colorFinalised.read(doc)).toBeNull()
      expect(approval.profileBrand.read(doc)).toBeNull()
      expect(held.colors).toEqual({ finalised: false })
      expect(rest.answers['approval.read']).toEqual({})
    }
    expect(room.lost).toEqual([])
  })

  test('[W24] a change by REST wins over a device’s change of such a value', async () => {
    const { rest, room, doc } = open()
    await room.pass()
    Object.assign(rest.answers['approval.read'] ?? {}, { brandCoreStory: approved })
    approval.brandCoreStory.write(doc, { ...approved, state: 'IN_REVIEW', name: '지우' })
    await room.pass()
    expect(approval.brandCoreStory.read(doc)).toEqual(approved)
  })

  test('[W24] a flag that was never set is not written into the document', async () => {
    const { room, doc } = open()
    await room.pass()
    expect(doc.getMap('visual').has('colorFinalised')).toBe(false)
    expect([...doc.getMap('approval').keys()]).toEqual([])
  })
})

describe('which content an approval is for', () => {
  const said = { state: 'APPROVED', by: 3, name: '도현', at: '2026-11-21T07:00:00.000Z' } as const
  const story = sectionOf('core/story')
  const values = sectionOf('core/value')
  if (!story || !values) throw new Error('the sections have other names')
  const isChanged = (section: typeof story, doc: Y.Doc) =>
    isChangedSinceApproval(section, readAnswers(fieldsOf('guide'), doc))

  test('[W37] an approval by REST alone covers what both sides have after the pass; a later change is seen', async () => {
    const { rest, room, doc } = open()
    guide.core.what.write(doc, '그릇을 빚어요')
    await room.pass()
    Object.assign(rest.core, { background: '할머니의 사발' })
    rest.insert('coreValues', { keyword: '정직', description: null, orderAscending: 0 })
    const approvals = { brandCoreStory: { ...said, words: null }, brandCoreValue: { ...said, words: null } }
    Object.assign(rest.answers['approval.read'] ?? {}, approvals)
    await room.pass()
    expect(approval.brandCoreStory.read(doc)).toEqual(said)
    expect(guide.approvedWords.brandCoreStory.read(doc)).toMatch(/^[0-9a-z]+$/)
    expect([isChanged(story, doc), isChanged(values, doc)]).toEqual([false, false])

    guide.core.what.write(doc, '그릇과 잔을 빚어요')
    await room.pass()
    expect([isChanged(story, doc), isChanged(values, doc)]).toEqual([true, false])
    Object.assign(rest.answers['approval.read'] ?? {}, {
      brandCoreStory: { ...said, at: '2026-11-22T07:00:00.000Z', words: null },
    })
    await room.pass()
    expect(isChanged(story, doc)).toBe(false)
  })

  test('[W37] an approval by a device covers what it saw, whatever was written in between', async () => {
    const { rest, room, doc } = open()
    guide.core.what.write(doc, '그릇을 빚어요')
    await room.pass()
    const seen = digestSection(story, readAnswers(fieldsOf('guide'), doc))
    guide.core.what.write(doc, '그릇과 잔을 빚어요')
    Object.assign(rest.answers['approval.read'] ?? {}, { brandCoreStory: { ...said, words: seen } })
    await room.pass()
    expect(guide.approvedWords.brandCoreStory.read(doc)).toBe(seen)
    expect(isChanged(story, doc)).toBe(true)
    const edits = room.edits()
    await room.pass()
    expect(room.edits()).toBe(edits)
  })

  test('[W37] a digest that REST does not know is replaced by the approver’s, which a device had overwritten', async () => {
    const { rest, room, doc } = open()
    guide.core.what.write(doc, '그릇을 빚어요')
    await room.pass()
    const seen = digestSection(story, readAnswers(fieldsOf('guide'), doc))
    Object.assign(rest.answers['approval.read'] ?? {}, { brandCoreStory: { ...said, words: seen } })
    await room.pass()
    guide.core.what.write(doc, '남의 그릇을 빚어요')
    guide.approvedWords.brandCoreStory.write(doc, digestSection(story, readAnswers(fieldsOf('guide'), doc)))
    expect(isChanged(story, doc)).toBe(false)
    await room.pass()
    expect(guide.approvedWords.brandCoreStory.read(doc)).toBe(seen)
    expect(isChanged(story, doc)).toBe(true)
  })
})

describe('files', () => {
  const waiting = { idBlob: 'blob-waiting-1', name: '로고.png' }

  test('[W25] a file on a device is not sent before it has its id; everything else is', async () => {
    const { room, doc, visual: held } = open()
    visual['logoJson.primary'].write(doc, waiting)
    visual.logoSymbol.write(doc, { idFile: 5 })
    visual.main.write(doc, '#B4583A')
    await room.pass()
    expect(held.logo).toEqual({ logoJson: {}, logoSymbol: { idFile: 5 } })
    expect(held.colors).toMatchObject({ main: '#B4583A' })
    expect(visual['logoJson.primary'].read(doc)).toEqual(waiting)
    visual['logoJson.primary'].write(doc, { idFile: 6, name: '로고.png' })
    await room.pass()
    expect(held.logo).toEqual({ logoJson: { primary: { idFile: 6 } }, logoSymbol: { idFile: 5 } })
  })

  test('[W25] REST’s file does not replace one that waits; it is stored as replaced once that one arrives', async () => {
    const { room, doc, visual: held } = open()
    await room.pass()
    visual.logoSymbol.write(doc, waiting)
    held.logo = { logoJson: {}, logoSymbol: { idFile: 9, url: '/api/v1/file/9' } }
    await room.pass()
    expect(visual.logoSymbol.read(doc)).toEqual(waiting)
    visual.logoSymbol.write(doc, { idFile: 10 })
    await room.pass()
    expect(held.logo).toMatchObject({ logoSymbol: { idFile: 10 } })
    expect(room.lost).toEqual([{ field: 'visual.logoSymbol', kept: { idFile: 10 }, other: { idFile: 9 } }])
  })

  test('[W25] a photograph gets its row when its file has its id, and keeps its position', async () => {
    const { rest, room, doc } = open()
    const { photography } = visual
    const first = photography.add(doc, { file: waiting, description: '가마' })
    photography.add(doc, { file: { idFile: 2 }, description: '흙' })
    await room.pass()
    expect(rowsOf(rest, 'photography', ['file', 'description'])).toEqual([[1, 2, '흙']])
    photography.properties.file.at(first).write(doc, { idFile: 1 })
    await room.pass()
    expect(rowsOf(rest, 'photography', ['file', 'description'])).toEqual([
      [2, 1, '가마'],
      [1, 2, '흙'],
    ])
    expect(photography.read(doc).map(({ id }) => id)).toEqual([2, 1])
  })

  test('[W25] a photograph whose new file waits stays when REST deletes its row', async () => {
    const { rest, room, doc } = open()
    const key = visual.photography.add(doc, { file: { idFile: 2 } })
    await room.pass()
    visual.photography.properties.file.at(key).write(doc, waiting)
    rest.tables.photography?.clear()
    await room.pass()
    visual.photography.properties.file.at(key).write(doc, { idFile: 3 })
    await room.pass()
    expect(rowsOf(rest, 'photography', ['file'])).toEqual([[2, 3]])
  })

  test('[W26] another address for the bytes of a file is no change', async () => {
    const { rest, room, doc, visual: held } = open()
    visual.photography.add(doc, { file: { idFile: 2, name: '가마.jpg' } })
    visual.logoSymbol.write(doc, { idFile: 5, name: '심볼.png' })
    await room.pass()
    held.logo = { logoJson: {}, logoSymbol: { idFile: 5, url: '/api/v1/file/5' } }
    const row = rest.tables.photography?.get(1)
    if (row) row.url = '/api/v1/file/2'
    const edits = room.edits()
    await room.pass()
    expect(room.edits()).toBe(edits)
    expect(visual.logoSymbol.read(doc)).toEqual({ idFile: 5, name: '심볼.png' })
  })
})

test('[W26] a font is one value of several parts, whatever their order', async () => {
  const { room, doc, visual: held } = open()
  const gowun = { idFontFamily: 2, idFontFace: 2700, weightValue: 700 }
  visual.korMain.write(doc, gowun)
  await room.pass()
  expect(held.typography).toMatchObject({ korMain: gowun })
  held.typography = {
    korMain: { weightValue: 700, idFontFace: 2700, idFontFamily: 2 },
    engMain: { weightValue: 400, idFontFace: 15400, idFontFamily: 15 },
    finalised: false,
  }
  await room.pass()
  expect(visual.engMain.read(doc)).toEqual({ idFontFamily: 15, idFontFace: 15400, weightValue: 400 })
  const edits = room.edits()
  await room.pass()
  expect(room.edits()).toBe(edits)
})

describe('keywords, a list that REST holds as one property', () => {
  const { keywords } = personality
  const words = ['따뜻한', '정직한', '담백한', '손길이 느껴지는', '오래가는', '느린']

  test('[W27] the first five go to REST in their order; the document keeps six, and clients get TOO_MANY_ITEMS', async () => {
    const { rest, room, doc } = open('strategy')
    const keys = words.map((keyword, i) => keywords.add(doc, { idBrandKeyword: i + 1, keyword }))
    await room.pass()
    const held = rest.answers['personality.read']
    expect(held?.keywords).toEqual(
      words.slice(0, 5).map((keyword, i) => ({ idBrandKeyword: i + 1, keyword })),
    )
    expect(keywords.read(doc)).toHaveLength(6)
    expect(room.problems).toMatchObject([{ field: 'personality.keywords', code: 'TOO_MANY_ITEMS' }])
    await room.pass()
    expect(room.problems).toHaveLength(1)
    keywords.remove(doc, keys[0] ?? '')
    await room.pass()
    expect(held?.keywords).toMatchObject(words.slice(1).map((keyword) => ({ keyword })))
    expect(room.problems.at(-1)).toMatchObject({ field: 'personality.keywords', code: 'RESOLVED' })
  })

  test('[W27] a change by REST is applied: items that remain keep their keys', async () => {
    const { rest, room, doc } = open('strategy')
    const [first = '', second = ''] = words
      .slice(0, 2)
      .map((keyword, i) => keywords.add(doc, { idBrandKeyword: i + 1, keyword }))
    await room.pass()
    Object.assign(rest.answers['personality.read'] ?? {}, {
      keywords: [
        { keyword: '불빛', idBrandKeyword: null },
        { keyword: '정직한', idBrandKeyword: 2 },
      ],
    })
    await room.pass()
    expect(keywords.read(doc).map(({ keyword }) => keyword)).toEqual(['불빛', '정직한'])
    expect(keywords.has(doc, first)).toBe(false)
    expect(keywords.keys(doc)[1]).toBe(second)
    Object.assign(rest.answers['personality.read'] ?? {}, { keywords: [] })
    await room.pass()
    expect(keywords.read(doc)).toEqual([])
  })

  test('[W4] of keywords that both changed the document’s are kept, and REST’s are stored as replaced', async () => {
    const { rest, room, doc } = open('strategy')
    await room.pass()
    keywords.add(doc, { idBrandKeyword: 1, keyword: '따뜻한' })
    Object.assign(rest.answers['personality.read'] ?? {}, {
      keywords: [{ idBrandKeyword: 2, keyword: '정직한' }],
    })
    await room.pass()
    expect(rest.answers['personality.read']?.keywords).toEqual([{ idBrandKeyword: 1, keyword: '따뜻한' }])
    expect(room.lost).toEqual([
      {
        field: 'personality.keywords',
        kept: [{ idBrandKeyword: 1, keyword: '따뜻한' }],
        other: [{ idBrandKeyword: 2, keyword: '정직한' }],
      },
    ])
  })
})

test('[W1] every property of the strategy goes to REST under its own name', async () => {
  const { rest, room, doc } = open('strategy')
  personality.tagline1.write(doc, '오늘의 한 끼에 온기를')
  personality.balanceValue.write(doc, 35)
  positioning.axisX.write(doc, 0)
  positioning.positioningStrategy.write(doc, '손에 편안한 무게')
  await room.pass()
  expect(rest.answers['personality.read']).toMatchObject({
    tagline1: '오늘의 한 끼에 온기를',
    balanceValue: 35,
  })
  expect(rest.answers['positioning.read']).toMatchObject({
    axisX: 0,
    positioningStrategy: '손에 편안한 무게',
  })
})

const rowLists = documentNames
  .flatMap(fieldsOf)
  .filter((field): field is ListField => field.kind === 'list' && lists[field.rest ?? ''] !== undefined)

describe.each(rowLists.map((list) => [list.path, list] as const))('%s', (_, list) => {
  const name = ['keyword', 'name', 'brandName', 'description'].find((each) => each in list.properties) ?? ''
  const item = (value: string) => ({ [name]: value }) as NewItem<ItemShape>
  const open = () => {
    const rest = createTestRest()
    const room = createTestRoom(rest, onlyName(list.document))
    const inRest = () => rowsOf(rest, list.rest ?? '', [name]).map(([, value]) => value)
    const inDocument = () => list.read(room.doc).map((each) => each[name])
    return { rest, room, doc: room.doc, inRest, inDocument }
  }

  test('[W9] [W10] items get and lose rows, and rows items', async () => {
    const { rest, room, doc, inRest, inDocument } = open()
    const key = list.add(doc, item('하나'))
    list.add(doc, item('둘'))
    await room.pass()
    expect(inRest()).toEqual(['하나', '둘'])
    expect(list.read(doc).map(({ id }) => id)).toEqual([1, 2])
    list.remove(doc, key)
    await room.pass()
    expect(inRest()).toEqual(['둘'])
    rest.tables[list.rest ?? '']?.clear()
    await room.pass()
    expect(inDocument()).toEqual([])
  })

  test('[W12] [W13] a row becomes one item, and an order goes both ways', async () => {
    const { rest, room, doc, inRest, inDocument } = open()
    rest.insert(list.rest ?? '', { [name]: '하나', orderAscending: 0 })
    await room.pass()
    const second = list.add(doc, item('둘'))
    await room.pass()
    list.move(doc, second, 0)
    await room.pass()
    expect(inRest()).toEqual(['둘', '하나'])
    for (const row of rest.tables[list.rest ?? '']?.values() ?? [])
      row.orderAscending = 9 - row.orderAscending
    await room.pass()
    expect(inDocument()).toEqual(['하나', '둘'])
  })

  test('[W14] beyond the limit only the first items have rows', async () => {
    const { room, doc, inRest, inDocument } = open()
    const many = Array.from({ length: list.atMost + 2 }, (_, i) => `${i}`)
    for (const each of many) list.add(doc, item(each))
    await room.pass()
    expect(inRest()).toEqual(many.slice(0, list.atMost))
    expect(inDocument()).toEqual(many)
    expect(room.problems).toMatchObject([{ field: list.path, code: 'TOO_MANY_ITEMS' }])
  })

  test('[W15] a row whose creation was not answered is found again', async () => {
    const { rest, room, doc, inRest } = open()
    await room.pass()
    const key = list.add(doc, item('하나'))
    rest.losesAnswerOf = lists[list.rest ?? '']?.create.name ?? null
    await expect(room.pass()).rejects.toThrow()
    const handle = list.properties[name]?.at(key)
    handle?.write(doc, '나중')
    await room.pass()
    await room.pass()
    expect(inRest()).toEqual(['나중'])
  })

  test('[W7] a refused property is reported by its own path and blocks nothing else', async () => {
    const { rest, room, doc, inRest } = open()
    rest.refuse.set(name, 'TOO_LONG')
    const key = list.add(doc, item('하나'))
    await room.pass()
    expect(room.problems).toMatchObject([{ field: `${list.path}/${key}/${name}`, code: 'TOO_LONG' }])
    rest.refuse.clear()
    list.properties[name]?.at(key).write(doc, '둘')
    await room.pass()
    expect(inRest()).toEqual(['둘'])
  })
})
