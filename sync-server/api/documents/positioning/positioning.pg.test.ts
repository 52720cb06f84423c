import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changeCompetitor,
  changePersona,
  changePositioning,
  countCompetitors,
  countPersonas,
  createCompetitor,
  createPersona,
  deleteCompetitor,
  deletePersona,
  listCompetitors,
  listPersonas,
  readCompetitor,
  readPersona,
  readPositioning,
} from '#contract/positioning.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

test('positioning is stored, deleted with null, and reported for the strategy document', async () => {
  const me = await api.owner()
  expect((await api.send(readPositioning, me)).body).toMatchObject({ idBrandPositioning: null, axisX: null })
  const before = api.changed.length
  await api.send(changePositioning, { ...me, body: { axisX: 0, axisXLow: '부담 없는 가격', target: '혼자' } })
  await api.send(changePositioning, { ...me, body: { target: null } })
  expect((await api.send(readPositioning, me)).body).toMatchObject({
    idBrandPositioning: expect.any(Number),
    axisX: 0,
    axisXLow: '부담 없는 가격',
    target: null,
  })
  const told = { idBrand: me.idBrand, document: 'strategy' }
  expect(api.changed.slice(before)).toEqual([told, told])
})

const kinds = [
  {
    name: 'personas',
    id: 'idBrandPositioningPersona',
    max: 5,
    calls: [listPersonas, countPersonas, readPersona, createPersona, changePersona, deletePersona],
    body: { name: '이서연', idBrandCharacter: 'EVERYPERSON', country: 'KR', energyDirection: 40 },
    change: { goal: '저녁 한 끼는 제대로' },
  },
  {
    name: 'competitors',
    id: 'idBrandPositioningCompetitor',
    max: 10,
    calls: [
      listCompetitors,
      countCompetitors,
      readCompetitor,
      createCompetitor,
      changeCompetitor,
      deleteCompetitor,
    ],
    body: { brandName: '모아키친', axisX: 15, axisY: 15, axisZ: 70 },
    change: { businessModel: '4인 세트' },
  },
] as const

describe.each(kinds)('$name', ({ name, id, max, calls, body, change }) => {
  const [list, count, read, create, alter, remove] = calls

  test('are created, read, changed, counted and deleted', async () => {
    const me = await api.owner()
    const made = await api.send(create, { ...me, body })
    expect(made).toMatchObject({ status: 200, body: { ...body, orderAscending: 0 } })
    const params = { id: Number(made.body[id]) }
    expect((await api.send(alter, { ...me, params, body: change })).body).toMatchObject({
      ...body,
      ...change,
    })
    expect((await api.send(read, { ...me, params })).body).toMatchObject(change)
    expect((await api.send(count, me)).body).toEqual({ count: 1, max })
    expect((await api.send(list, me)).body).toMatchObject({ _embedded: { [name]: [change] } })
    expect((await api.send(remove, { ...me, params })).status).toBe(200)
    for (const call of [read, alter, remove])
      expect((await api.send(call, { ...me, params, body: change })).status).toBe(404)
  })

  test('of another brand are NOT_FOUND', async () => {
    const [me, other] = [await api.owner(), await api.owner()]
    const made = await api.send(create, { ...me, body })
    const params = { id: Number(made.body[id]) }
    for (const call of [read, alter, remove])
      expect((await api.send(call, { ...other, params, body: change })).status).toBe(404)
    expect((await api.send(read, { ...me, params })).body).toMatchObject(body)
  })

  test('never exceed the maximum, also with concurrent calls', async () => {
    const me = await api.owner()
    const answers = await Promise.all(
      Array.from({ length: max + 3 }, () => api.send(create, { ...me, body })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(max)
    expect(answers.filter(({ body }) => body.code === 'LIMIT_EXCEEDED')).toHaveLength(3)
  })
})
