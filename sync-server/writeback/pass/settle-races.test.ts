import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import { createTestRest } from '../testing/test-rest.ts'
import { createTestRoom } from '../testing/test-room.ts'

const { core } = guide

/** A settled room, and a REST that another client changes once, right before the write-back calls it next by this name. */
async function open(name: string, change: (rest: ReturnType<typeof createTestRest>) => void) {
  const rest = createTestRest()
  const room = createTestRoom(rest)
  core.background.write(room.doc, '봄에 시작했어요')
  core.companySize.write(room.doc, 'SOLO')
  core.values.add(room.doc, { keyword: '정직', description: '약속' })
  await room.pass()
  let isDone = false
  rest.beforeCall = (call) => {
    if (isDone || call.name !== name) return
    isDone = true
    change(rest)
    rest.revision += 1
  }
  return { rest, room, doc: room.doc, isDone: () => isDone }
}

test('[W47] a value that REST confirms during a pass is stored as replaced', async () => {
  const { rest, room, doc, isDone } = await open('brandCore.change', ({ core }) => {
    core.companySize = 'SMALL'
  })
  core.companySize.write(doc, 'MICRO')
  await room.pass()
  expect(isDone()).toBe(true)
  expect(rest.core.companySize).toBe('MICRO')
  expect(room.lost).toEqual([{ field: 'core.companySize', kept: 'MICRO', other: 'SMALL' }])
})

test('[W47] of a text that REST confirms during a pass the words stay', async () => {
  const { rest, room, doc, isDone } = await open('brandCore.change', ({ core }) => {
    core.background = '봄에 성북동에서 시작했어요'
  })
  core.background.write(doc, '2019년 봄에 시작했어요')
  await room.pass()
  expect(isDone()).toBe(true)
  expect(rest.core.background).toBe('2019년 봄에 성북동에서 시작했어요')
  expect(core.background.read(doc)).toBe('2019년 봄에 성북동에서 시작했어요')
})

test('[W47] a row that REST changes during a pass is neither overwritten nor deleted unseen', async () => {
  const changed = await open('coreValues.change', ({ rows }) => {
    for (const row of rows.values()) row.description = '지킨 약속'
  })
  const [key = ''] = core.values.keys(changed.doc)
  core.values.properties.description.at(key).write(changed.doc, '새 약속')
  await changed.room.pass()
  const [row] = changed.rest.rows.values()
  expect(row?.description).toContain('지킨')
  expect(row?.description).toContain('새')

  const deleted = await open('coreValues.delete', ({ rows }) => {
    for (const row of rows.values()) row.description = '지킨 약속'
  })
  core.values.remove(deleted.doc, core.values.keys(deleted.doc)[0] ?? '')
  await deleted.room.pass()
  expect(core.values.read(deleted.doc)).toMatchObject([{ keyword: '정직', description: '지킨 약속' }])
})

test('[W48] a value of REST is stored as replaced where the document changes right before it is applied', async () => {
  const { rest, room, doc } = await open('', () => undefined)
  rest.core.companySize = 'SMALL'
  rest.revision += 1
  room.beforeSave = () => {
    room.beforeSave = () => undefined
    core.companySize.write(doc, 'MICRO')
  }
  await room.pass()
  await room.pass()
  expect(core.companySize.read(doc)).toBe('MICRO')
  expect(rest.core.companySize).toBe('MICRO')
  expect(room.lost).toEqual([{ field: 'core.companySize', kept: 'MICRO', other: 'SMALL' }])
})

test('[W49] a value of REST is stored as replaced once where a device that had not received it wins', async () => {
  const { rest, room, doc } = await open('', () => undefined)
  const device = new Y.Doc()
  // Of concurrent writes Yjs keeps that of the higher client.
  device.clientID = 2 ** 32 - 1
  Y.applyUpdate(device, Y.encodeStateAsUpdate(doc))
  rest.core.companySize = 'SMALL'
  rest.revision += 1
  await room.pass()
  expect(core.companySize.read(doc)).toBe('SMALL')
  core.companySize.write(device, 'MICRO')
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(device))
  expect(core.companySize.read(doc)).toBe('MICRO')
  rest.losesAnswerOf = 'brandCore.change'
  await expect(room.pass()).rejects.toThrow('the answer was lost')
  await room.pass()
  expect(rest.core.companySize).toBe('MICRO')
  expect(room.lost).toEqual([{ field: 'core.companySize', kept: 'MICRO', other: 'SMALL' }])

  Y.applyUpdate(device, Y.encodeStateAsUpdate(doc))
  core.companySize.write(device, 'MEDIUM')
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(device))
  await room.pass()
  expect(rest.core.companySize).toBe('MEDIUM')
  expect(room.lost).toHaveLength(1)
})

test('[W47] a REST without revisions is changed without conditions', async () => {
  const { rest, room, doc } = await open('', () => undefined)
  const { rest: withRevisions } = rest
  rest.rest = async (call, sent) => {
    expect(sent?.ifMatch).toBeUndefined()
    if (call.name === 'sync.revision')
      return { ok: false, status: 404, error: { code: 'NOT_FOUND', message: '' } }
    return withRevisions(call, sent)
  }
  core.background.write(doc, '새로 쓴 글')
  await room.pass()
  expect(rest.core.background).toBe('새로 쓴 글')
})

test('[W53] the earlier value that a member puts back over one whose answer was lost is stored as replaced', async () => {
  for (const written of ['SMALL', 'MEDIUM'] as const) {
    const { rest, room, doc } = await open('', () => undefined)
    core.companySize.write(doc, 'SMALL')
    rest.losesAnswerOf = 'brandCore.change'
    await expect(room.pass()).rejects.toThrow('lost')
    expect(rest.core.companySize).toBe('SMALL')

    Object.assign(rest.core, { companySize: 'SOLO' })
    rest.revision += 1
    core.companySize.write(doc, written)
    await room.pass()
    expect(rest.core.companySize).toBe(written)
    expect(room.lost).toEqual([{ field: 'core.companySize', kept: written, other: 'SOLO' }])
    await room.pass()
    expect(room.lost).toHaveLength(1)
  }
})

test('[W53] a value that never reached REST leaves nothing replaced, where nothing else changed there', async () => {
  const { rest, room, doc } = await open('', () => undefined)
  core.companySize.write(doc, 'SMALL')
  rest.beforeCall = ({ name }) => {
    if (name === 'brandCore.change') rest.diesIn = 1
  }
  await expect(room.pass()).rejects.toThrow('away')
  rest.beforeCall = () => undefined
  rest.diesIn = Number.POSITIVE_INFINITY
  await room.pass()
  expect(rest.core.companySize).toBe('SMALL')
  expect(room.lost).toEqual([])
})

test('[W53] what a device writes over a value of REST that it had received leaves nothing replaced, after a lost answer too', async () => {
  const { rest, room, doc } = await open('', () => undefined)
  core.companySize.write(doc, 'SMALL')
  rest.losesAnswerOf = 'brandCore.change'
  await expect(room.pass()).rejects.toThrow('lost')
  await room.pass()
  rest.core.companySize = 'MEDIUM'
  rest.revision += 1
  await room.pass()
  core.companySize.write(doc, 'MICRO')
  await room.pass()
  expect(rest.core.companySize).toBe('MICRO')
  expect(room.lost).toEqual([])
})
