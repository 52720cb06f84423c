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

test('with a mark set, a brand whose address has none is kept out of strategy and team', async () => {
  expect(await listed({ COMPANY_DOMAIN: 'saegim.example', GUEST_MARKER: 'guest-of' }, 'a@b.example')).toBe(
    true,
  )
})

test('an address with a mark passes', async () => {
  expect(await listed({ COMPANY_DOMAIN: 'saegim.example' }, 'ongi@saegim.example')).toBe(false)
})

test('in test mode it is the address of the person that counts', async () => {
  expect(await listed({ COMPANY_DOMAIN: 'saegim.example', TEST_MODE: 'on' }, 'ongi@saegim.example')).toBe(
    true,
  )
})
