import { expect, test } from 'vitest'
import { guide } from '#model/documents/guide.ts'
import { createTestRest } from '../testing/test-rest.ts'
import { createTestRoom } from '../testing/test-room.ts'

const { core, info } = guide

function open() {
  const rest = createTestRest()
  const room = createTestRoom(rest)
  return { rest, room, doc: room.doc }
}

test('[W31] refused values are sent again unchanged on request, and RESOLVED is sent when REST accepts them', async () => {
  const { rest, room, doc } = open()
  rest.refuse.set('businessNumber', 'INVALID_BUSINESS_NUMBER')
  rest.refuse.set('keyword', 'INVALID_VALUE')
  info.businessNumber.write(doc, '123')
  core.values.add(doc, { keyword: '정직', description: '약속' })
  await room.pass()
  rest.refuse.clear()
  await room.pass()
  expect(rest.brand.businessNumber).toBeUndefined()
  await room.pass({ again: true })
  expect(rest.brand.businessNumber).toBe('123')
  expect([...rest.rows.values()]).toMatchObject([{ keyword: '정직', description: '약속' }])
  expect(room.problems.filter(({ code }) => code === 'RESOLVED')).toHaveLength(2)
})

test('[W31] a value that is refused again is sent once, and stays refused', async () => {
  const { rest, room, doc } = open()
  rest.refuse.set('businessNumber', 'INVALID_BUSINESS_NUMBER')
  info.businessNumber.write(doc, '123')
  for (let i = 0; i < 11; i++) core.values.add(doc, { keyword: `가치 ${i}` })
  await room.pass()
  await room.pass()
  const quiet = rest.calls
  await room.pass()
  const ofQuietPass = rest.calls - quiet
  await room.pass({ again: true })
  expect(rest.calls - quiet - ofQuietPass).toBe(ofQuietPass + 1)
  await room.pass()
  expect(rest.calls - quiet).toBe(3 * ofQuietPass + 1)
  expect(room.problems.filter(({ code }) => code === 'RESOLVED')).toEqual([])
})
