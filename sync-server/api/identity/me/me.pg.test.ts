import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeProfile, readMe } from '#contract/me.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

test('a change of the profile affects only given properties', async () => {
  const { token, email, id } = await api.person('이지우')
  const changed = await api.send(changeProfile, { token, body: { locale: 'zh_TW' } })
  expect(changed).toMatchObject({ status: 200, body: { id, email, fullName: '이지우', locale: 'zh_TW' } })
  await api.send(changeProfile, { token, body: { fullName: '지우', image: 'https://ongi.example/jiu.png' } })
  const cleared = await api.send(changeProfile, { token, body: { image: null } })
  expect(cleared.body).toMatchObject({ fullName: '지우', image: null, locale: 'zh_TW' })
  expect((await api.send(readMe, { token })).body).toEqual(cleared.body)
})

test('a blank name is refused', async () => {
  const { token } = await api.person()
  const answer = await api.send(changeProfile, { token, body: { fullName: '   ' } })
  expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'fullName' }] } })
})

test('the cookie signs in like the header, but not in cross-site requests', async () => {
  const { token, email } = await api.person()
  const cookie = `saegim-access-token=${token}`
  expect((await api.send(readMe, { headers: { cookie } })).body.email).toBe(email)
  const foreign = await api.send(readMe, { headers: { cookie, 'sec-fetch-site': 'cross-site' } })
  expect(foreign.status).toBe(401)
})
