import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import { createTestRest } from '../testing/test-rest.ts'
import { createTestRoom } from '../testing/test-room.ts'

const { core, info } = guide

function open() {
  const rest = createTestRest()
  const room = createTestRoom(rest)
  return { rest, room, doc: room.doc }
}

type Sides = Pick<ReturnType<typeof open>, 'rest' | 'room'>

describe('an answer that was lost', () => {
  test('[W21] text that REST stored without an answer is there once, although typing went on', async () => {
    const { rest, room, doc } = open()
    core.background.write(doc, '봄')
    await room.pass()
    core.background.write(doc, '봄에 문을 열고')
    rest.losesAnswerOf = 'brandCore.change'
    await expect(room.pass()).rejects.toThrow()
    expect(rest.core.background).toBe('봄에 문을 열고')
    core.background.write(doc, '어느 봄에 작은 문을 활짝 열고 손님을 맞았어요')
    await room.pass()
    expect(core.background.read(doc)).toBe('어느 봄에 작은 문을 활짝 열고 손님을 맞았어요')
    expect(rest.core.background).toBe('어느 봄에 작은 문을 활짝 열고 손님을 맞았어요')
  })

  test('[W21] the same holds for an item, and a changed choice leaves no replaced value', async () => {
    const { rest, room, doc } = open()
    const key = core.values.add(doc, { keyword: '정직', description: '약속' })
    core.companySize.write(doc, 'SOLO')
    await room.pass()
    const description = core.values.properties.description.at(key)
    description.write(doc, '약속을 지켜요')
    rest.losesAnswerOf = 'coreValues.change'
    await expect(room.pass()).rejects.toThrow()
    core.companySize.write(doc, 'MICRO')
    rest.losesAnswerOf = 'brandCore.change'
    await expect(room.pass()).rejects.toThrow()
    description.write(doc, '작은 약속을 꼭 지켜요')
    core.companySize.write(doc, 'SMALL')
    await room.pass()
    expect(description.read(doc)).toBe('작은 약속을 꼭 지켜요')
    expect([...rest.rows.values()]).toMatchObject([{ description: '작은 약속을 꼭 지켜요' }])
    expect(rest.core.companySize).toBe('SMALL')
    expect(room.lost).toEqual([])
  })

  test.each([false, true])(
    '[W14] [W21] an item that lost its row to the limit without our hearing of it stays (inserted again: %s)',
    async (hasPlaceAgain) => {
      const { rest, room, doc } = open()
      const limit = core.values.atMost
      const keys = Array.from({ length: limit }, (_, at) => core.values.add(doc, { keyword: `낱말 ${at}` }))
      await room.pass()
      const first = core.values.add(doc, { keyword: '맨 앞' }, { at: 0 })
      rest.losesAnswerOf = 'coreValues.delete'
      await expect(room.pass()).rejects.toThrow()
      if (hasPlaceAgain) core.values.remove(doc, first)
      await room.pass()
      await room.pass()
      expect(core.values.keys(doc)).toEqual(hasPlaceAgain ? keys : [first, ...keys])
      expect(rest.rows.size).toBe(limit)
    },
  )

  test.each([false, true])(
    '[W10] [W21] an item that a member removed stays removed, wherever the pass was cut off (answers lost: %s)',
    async (diesAfter) => {
      for (let call = 1; call <= 20; call += 1) {
        const { rest, room, doc } = open()
        const keys = ['정직', '온기'].map((keyword) => core.values.add(doc, { keyword }))
        await room.pass()
        core.values.remove(doc, keys[0] ?? '')
        Object.assign(rest, { diesIn: call, diesAfter })
        await room.pass().catch(() => {})
        rest.diesIn = Number.POSITIVE_INFINITY
        await room.pass()
        await room.pass()
        expect(core.values.keys(doc), `cut off at call ${call}`).toEqual(keys.slice(1))
        expect([...rest.rows.values()].map(({ keyword }) => keyword)).toEqual(['온기'])
      }
    },
  )

  test('[W21] an item removed after an unanswered change stays removed', async () => {
    const { rest, room, doc } = open()
    const key = core.values.add(doc, { keyword: '정직' })
    await room.pass()
    core.values.properties.description.at(key).write(doc, '약속')
    rest.losesAnswerOf = 'coreValues.change'
    await expect(room.pass()).rejects.toThrow()
    core.values.remove(doc, key)
    await room.pass()
    expect(core.values.read(doc)).toEqual([])
    expect(rest.rows.size).toBe(0)
  })

  test('[W15] a pass killed between creating a row and saving the shadow makes no second row', async () => {
    for (let calls = 1; calls < 12; calls++) {
      const { rest, room, doc } = open()
      await room.pass()
      core.values.add(doc, { keyword: '정직' })
      core.values.add(doc, { keyword: '기다림' })
      rest.diesIn = calls
      await room.pass().catch(() => undefined)
      rest.diesIn = Number.POSITIVE_INFINITY
      await room.pass()
      await room.pass()
      expect(core.values.read(doc), `dies at call ${calls}`).toHaveLength(2)
      expect(rest.rows.size).toBe(2)
    }
  })
})

describe('killed at any point', () => {
  test('[W22] REST’s text is applied once, though the shadow could not be saved after the edit', async () => {
    const { rest, room, doc } = open()
    const key = core.values.add(doc, { keyword: '정직', description: '약속' })
    core.background.write(doc, '봄')
    await room.pass()
    rest.core.background = '봄에 성북동에서'
    const row = rest.rows.get(1)
    if (row) row.description = '약속을 지켜요'
    for (const savesLeft of [1, 2]) {
      room.savesLeft = savesLeft
      await expect(room.pass()).rejects.toThrow('killed')
      room.savesLeft = Number.POSITIVE_INFINITY
      core.background.write(doc, core.background.read(doc).replace('봄에', '어느 봄에 살며시'))
    }
    core.values.properties.description.at(key).write(doc, '늘 약속을 꼭 지켜요')
    await room.pass()
    const words = core.background.read(doc)
    expect(words.match(/성북동에서/g)).toHaveLength(1)
    expect(words).toContain('살며시')
    expect(rest.core.background).toBe(words)
    const said = core.values.properties.description.at(key).read(doc)
    expect(said.match(/지켜요/g)).toHaveLength(1)
    await room.pass()
    expect(core.background.read(doc)).toBe(words)
  })

  test.each([false, true])(
    '[W17] [W22] an edit that devices had got before it was stored is recognised when they bring it back (settled before: %s)',
    async (isSettled) => {
      const { rest, room } = open()
      if (isSettled) await room.pass()
      const onDevices = await loseEdit({ rest, room })
      rest.diesIn = 1
      await expect(room.pass()).rejects.toThrow()
      rest.diesIn = Number.POSITIVE_INFINITY
      Y.applyUpdate(room.doc, onDevices)
      await expectRestKept({ rest, room })
    },
  )

  test.each([false, true])(
    '[W17] [W22] the same where they bring it while REST is being read (settled before: %s)',
    async (isSettled) => {
      const { rest, room } = open()
      if (isSettled) await room.pass()
      const onDevices = await loseEdit({ rest, room })
      const answer = rest.rest
      rest.rest = async (call, sent) => {
        const reply = await answer(call, sent)
        Y.applyUpdate(room.doc, onDevices)
        return reply
      }
      await expectRestKept({ rest, room })
    },
  )

  /** A process is killed after devices got its edit and before the log did. Resolves with the state of the devices. */
  async function loseEdit({ rest, room }: Sides): Promise<Uint8Array> {
    const stored = Y.encodeStateAsUpdate(room.doc)
    Object.assign(rest.core, { achieve: '봄', companySize: 'SOLO' })
    room.savesLeft = 1
    await expect(room.pass()).rejects.toThrow('killed')
    expect(core.achieve.read(room.doc)).toBe('봄')
    const onDevices = Y.encodeStateAsUpdate(room.doc)
    room.restart(stored)
    Object.assign(rest.core, { achieve: '봄에 문을 열었어요', companySize: 'MICRO' })
    return onDevices
  }

  async function expectRestKept({ rest, room }: Sides): Promise<void> {
    await room.pass()
    expect(rest.core).toMatchObject({ achieve: '봄에 문을 열었어요', companySize: 'MICRO' })
    expect(core.achieve.read(room.doc)).toBe('봄에 문을 열었어요')
    expect(core.companySize.read(room.doc)).toBe('MICRO')
    expect(room.lost).toEqual([])
  }
})

describe('refusals', () => {
  test('[W4] a replaced value is stored once, though REST refuses the other', async () => {
    const { rest, room, doc } = open()
    info.businessNumber.write(doc, '111')
    await room.pass()
    rest.brand.businessNumber = '222'
    info.businessNumber.write(doc, '333')
    rest.refuse.set('businessNumber', 'INVALID_BUSINESS_NUMBER')
    await room.pass()
    await room.pass()
    await room.pass()
    expect(room.lost).toEqual([{ field: 'info.businessNumber', kept: '333', other: '222' }])
    expect(room.problems).toHaveLength(1)
  })

  test('[W7] a refused property does not keep other properties or items from REST', async () => {
    const { rest, room, doc } = open()
    const old = core.values.add(doc, { keyword: '정직' })
    await room.pass()
    rest.refuse.set('keyword', 'INVALID_VALUE')
    core.values.properties.keyword.at(old).write(doc, '욕')
    core.values.properties.description.at(old).write(doc, '뜻')
    const fresh = core.values.add(doc, { keyword: '욕', description: '다른 뜻' })
    await room.pass()
    expect([...rest.rows.values()]).toMatchObject([
      { keyword: '정직', description: '뜻' },
      { keyword: null, description: '다른 뜻' },
    ])
    expect(core.values.read(doc).map(({ keyword }) => keyword)).toEqual(['욕', '욕'])
    expect(room.problems.map(({ field }) => field)).toEqual([
      `core.values/${old}/keyword`,
      `core.values/${fresh}/keyword`,
    ])
    core.values.remove(doc, fresh)
    rest.refuse.clear()
    core.values.properties.keyword.at(old).write(doc, '솔직')
    await room.pass()
    expect(rest.rows.get(1)).toMatchObject({ keyword: '솔직' })
    expect(room.problems.filter(({ code }) => code === 'RESOLVED')).toHaveLength(2)
  })

  test('[W7] what is still refused is sent to clients again by the next process', async () => {
    const { rest, room, doc } = open()
    rest.refuse.set('businessNumber', 'INVALID_BUSINESS_NUMBER')
    info.businessNumber.write(doc, '333')
    await room.pass()
    room.restart()
    await room.pass()
    expect(room.problems).toHaveLength(2)
    expect(room.problems[1]).toEqual(room.problems[0])
  })

  test('[W14] the problem of too many items has a text', async () => {
    const { room, doc } = open()
    for (let i = 0; i < 11; i++) core.values.add(doc, { keyword: `가치 ${i}` })
    await room.pass()
    expect(room.problems[0]).toMatchObject({ message: '10개까지 넣을 수 있어요.', words: { max: 10 } })
  })
})

test('[W16] only REST’s own NOT_FOUND means that the brand is gone; after a proxy’s 404 or a 403 the pass is retried', async () => {
  const { rest, room } = open()
  rest.isForbidden = true
  await expect(room.pass()).rejects.toMatchObject({ name: 'RestUnavailable' })
})

test('[W23] REST’s spelling of a sent value does not change the document while a member types', async () => {
  const { rest, room, doc } = open()
  rest.keepsAs = (value) => (typeof value === 'string' ? value.trim() : value)
  await room.pass()
  info.name.write(doc, '온기 ')
  core.background.write(doc, '봄에 ')
  const key = core.values.add(doc, { keyword: '정직', description: ' 약속 ' })
  const description = core.values.properties.description.at(key)
  await room.pass()
  await room.pass()
  expect([info.name.read(doc), core.background.read(doc)]).toEqual(['온기 ', '봄에 '])
  expect(description.read(doc)).toBe(' 약속 ')
  expect(rest.brand.name).toBe('온기')
  info.name.write(doc, '온기 그릇')
  description.write(doc, ' 약속을 지켜요 ')
  rest.core.background = '봄에 성북동에서'
  await room.pass()
  await room.pass()
  expect(rest.brand.name).toBe('온기 그릇')
  expect(core.background.read(doc)).toContain('성북동에서')
  expect(description.read(doc)).toBe(' 약속을 지켜요 ')
  expect([...rest.rows.values()]).toMatchObject([{ description: '약속을 지켜요' }])
  const edits = room.edits()
  await room.pass()
  expect(room.edits()).toBe(edits)
  expect(room.lost).toEqual([])
})

test('[W3] in scripts without spaces two changes of one sentence both remain, and the sentence is there once', async () => {
  const { rest, room, doc } = open()
  core.background.write(doc, '私たちは器を作っています')
  await room.pass()
  core.background.write(doc, '私たちは小さな器を作っています')
  rest.core.background = '私たちは器を手で作っています'
  await room.pass()
  expect(core.background.read(doc)).toBe('私たちは小さな器を手で作っています')
})
