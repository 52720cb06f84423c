import type { Body } from '#scene/body/body.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { createBrand, makeDesign, openAccount, trashDesign } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { layerOf } from './pages/editor.ts'
import { expectSync, expectSynced } from './pages/sync.ts'

const body: Body = {
  ...{ v: 1, name: '봄 차림표', form: 'custom', unit: 'px', width: 400, height: 300, tags: [] },
  pages: [
    {
      id: 'page',
      background: '#FFFFFF',
      layers: [
        {
          ...{ id: 'words', type: 'text', text: '국밥', x: 40, y: 40, w: 300, h: 120 },
          ...{ font: ['{font.korMain}'], size: 24, lineHeight: 1.4, spacing: 0, fill: '#112233' },
        },
      ],
    },
  ],
}

test('a design that goes into the trash while it is open says so, stays on the device and is saved as a new one', async ({
  app,
  device,
}) => {
  const person = await openAccount(app, '한가람')
  const brand = await createBrand(app, person, '온기')
  const id = await makeDesign(brand)
  const other = await openScriptDevice(brand, { document: `design/${id}` })
  writeBody(other.doc, body)
  await other.settled()
  const { page } = await device({ viewport: { width: 1280, height: 800 } })
  await bringSession(page, person)
  await page.goto(`/editor?idTemplate=${id}`)
  await expect(layerOf(page, '국밥')).toBeAttached()
  await expectSynced(page)
  other.close()

  await trashDesign(brand, id)
  await expectSync(page, 'failed')
  const lost = page.getByRole('status').filter({ hasText: '휴지통으로 옮긴 디자인이라 서버에 없어요' })
  await expect(lost).toBeVisible()
  await expect(page.getByText('보기만 할 수 있어요')).toBeVisible()
  await page.getByRole('button', { name: '새 디자인으로 저장' }).click()
  await expect(lost).toBeHidden()
  await expect(layerOf(page, '국밥')).toBeAttached()
  await expectSynced(page)
  const made = new URL(page.url()).searchParams.get('idTemplate') ?? ''
  expect([id, '']).not.toContain(made)
})
