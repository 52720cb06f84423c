import { afterEach, expect, test } from 'vitest'
import { changeBrand, listBrands } from '#contract/brand.ts'
import { openTestApi, type TestApi } from '../test-api.ts'

let api: TestApi

afterEach(() => api.close())

async function listed(variables: Record<string, string>, email: string) {
  api = await openTestApi(variables)
  const { id, token } = await api.person()
  const idBrand = await api.brand(id, '온기')
  await api.send(changeBrand, { token, idBrand, body: { email } })
  const { body, text } = await api.send(listBrands, { token })
  expect(text).not.toContain('guest-of')
  const [brand] = (body._embedded as { brands: { restricted: boolean }[] }).brands
  return brand?.restricted
}

test('with a guest marker, a brand whose e-mail lacks it is restricted', async () => {
  expect(await listed({ COMPANY_DOMAIN: 'saegim.example', GUEST_MARKER: 'guest-of' }, 'a@b.example')).toBe(
    true,
  )
})

test('an e-mail with the marker is not restricted', async () => {
  expect(await listed({ COMPANY_DOMAIN: 'saegim.example' }, 'ongi@saegim.example')).toBe(false)
})

test("in test mode the caller's e-mail decides", async () => {
  expect(await listed({ COMPANY_DOMAIN: 'saegim.example', TEST_MODE: 'on' }, 'ongi@saegim.example')).toBe(
    true,
  )
})
