import { expect, test } from '@playwright/test'
import { findBarriers } from './pages/barriers.ts'

const faulty =
  '<p style="color:#aaa">연한 글</p><img src="data:,"><button style="width:9px;height:9px;padding:0" aria-label="하나"></button><button style="width:9px;height:9px;padding:0" aria-label="둘"></button>'
const page = (body: string) =>
  `<!doctype html><html lang="ko"><head><title>새김</title></head><body><main><h1>새김</h1>${body}</main></body></html>`

test('what is not accessible is found at each look, also in a frame, and contrast only where it is asked for', async ({
  page: tab,
}) => {
  const idsOf = async (looking = {}) => (await findBarriers(tab, looking)).map((found) => found.split(':')[0])
  const all = ['color-contrast', 'image-alt', 'target-size']
  await tab.setContent(page(faulty))
  expect(await idsOf()).toEqual(all)
  expect(await idsOf()).toEqual(all)
  expect(await idsOf({ colours: false })).toEqual(['image-alt', 'target-size'])
  expect(await idsOf({ tags: ['wcag2aa'] })).toEqual(['color-contrast', 'target-size'])
  await tab.route('https://saegim.example/**', (route) => {
    const body = route.request().url().endsWith('/in') ? faulty : '<iframe title="안" src="/in"></iframe>'
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: page(body) })
  })
  await tab.goto('https://saegim.example/')
  await tab.frameLocator('iframe').locator('h1').waitFor()
  expect(await idsOf()).toEqual(expect.arrayContaining(all))
  await tab.setContent(page('<p>읽히는 글</p>'))
  expect(await idsOf()).toEqual([])
})
