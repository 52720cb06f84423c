import { expect, test } from 'vitest'
import { guide } from '#model/documents/guide.ts'
import { createTestRest } from '../testing/test-rest.ts'
import { createTestRoom } from '../testing/test-room.ts'

const { core, info, visual } = guide

/** A settled room, and the names of the calls of each further pass. */
async function open() {
  const rest = createTestRest()
  const room = createTestRoom(rest)
  core.background.write(room.doc, '봄에 시작했어요')
  const key = core.values.add(room.doc, { keyword: '정직', description: '약속' })
  await room.pass()
  await room.pass()
  const callsOf = async (node?: string) => {
    const names: string[] = []
    rest.beforeCall = ({ name }) => void names.push(name)
    await room.pass(node === undefined ? {} : { node })
    return names
  }
  return { rest, room, doc: room.doc, key, callsOf }
}

test('[W57] a pass over what an earlier one left asks for the revision alone', async () => {
  const { callsOf } = await open()
  expect(await callsOf()).toEqual(['sync.revision'])
})

test('[W57] what the document changed is sent, and nothing is read for it', async () => {
  const { rest, doc, callsOf } = await open()
  core.background.write(doc, '어느 봄에 시작했어요')
  info.representative.write(doc, '한결')
  visual.main.write(doc, '#B4583A')
  expect((await callsOf()).sort()).toEqual([
    'brand.changeCompany',
    'brandCore.change',
    'brandVisual.changeColors',
    'sync.revision',
  ])
  expect(await callsOf()).toEqual(['sync.revision'])
  expect(rest.core.background).toBe('어느 봄에 시작했어요')
  expect(rest.brand.representative).toBe('한결')
})

test('[W57] a list is read again after one of its rows was sent, and nothing else is', async () => {
  const { rest, doc, key, callsOf } = await open()
  core.values.properties.description.at(key).write(doc, '지킨 약속')
  expect(await callsOf()).toEqual(['sync.revision', 'coreValues.change'])
  expect(await callsOf()).toEqual(['sync.revision', 'coreValues.list'])
  expect(await callsOf()).toEqual(['sync.revision'])
  expect([...rest.rows.values()]).toMatchObject([{ description: '지킨 약속' }])
})

test('[W57] what another client changed has another revision, and reaches the document', async () => {
  const { rest, doc, callsOf } = await open()
  rest.core.background = '가을에 시작했어요'
  rest.revision += 1
  expect((await callsOf()).length).toBeGreaterThan(5)
  expect(core.background.read(doc)).toBe('가을에 시작했어요')
})

test('[W57] what a node knew is of no use to it once another one has settled the room', async () => {
  const { rest, doc, callsOf } = await open()
  core.background.write(doc, '여름에 시작했어요')
  await callsOf('another')
  await callsOf()
  expect(core.background.read(doc)).toBe('여름에 시작했어요')
  expect(rest.core.background).toBe('여름에 시작했어요')
})

test('[W57] nothing is known after a pass that ended early', async () => {
  const { rest, room, doc, callsOf } = await open()
  core.background.write(doc, '겨울에 시작했어요')
  rest.losesAnswerOf = 'brandCore.change'
  await expect(room.pass()).rejects.toThrow()
  expect((await callsOf()).length).toBeGreaterThan(5)
  expect(rest.core.background).toBe('겨울에 시작했어요')
})

test('[W57] a REST without revisions is read whole in every pass', async () => {
  const { rest, callsOf } = await open()
  const { rest: call } = rest
  rest.rest = (asked, sent) =>
    asked.name === 'sync.revision'
      ? Promise.resolve({ ok: false, status: 404, error: { code: 'NOT_FOUND', message: '' } })
      : call(asked, sent)
  await callsOf()
  expect((await callsOf()).length).toBeGreaterThan(5)
})
