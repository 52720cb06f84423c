import { planner } from '#model/documents/planner.ts'
import { createBrand, joinBrand, openAccount } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectSynced } from './pages/sync.ts'

const { entries, texts } = planner.planner
const key = 'entry-of-the-journey'

test('two people write one entry: a syllable makes the text of its channel and stays whole, and both see all words', async ({
  app,
  device,
}) => {
  const person = await openAccount(app, '김모락')
  const brand = await createBrand(app, person, '모락빵집')
  const other = await openAccount(app, '이윤서')
  await joinBrand(brand, other, 'BRAND_ROLE_MEMBER')
  const away = await openScriptDevice({ ...brand, person: other }, { document: 'planner' })
  entries.add(
    away.doc,
    {
      title: '동지 단팥빵',
      text: '단팥빵을 구워요',
      status: 'DRAFT',
      day: '2026-12-18',
      time: '11:00',
      channels: ['INSTAGRAM', 'KAKAO_MESSAGE'],
    },
    { key },
  )
  await away.settled()
  const { page } = await device()
  await bringSession(page, person)
  await page.goto(`/brand/content-planner?entry=${key}`)
  const panel = page.getByRole('article', { name: '동지 단팥빵' })
  const field = panel.getByRole('textbox', { name: /^글/ })
  await expect(field).toHaveValue('단팥빵을 구워요')
  await expectSynced(page)

  // The first channel writes the text of the entry.
  await field.press('End')
  await page.keyboard.insertText('!')
  await away.until((doc) => entries.properties.text.at(key).read(doc) === '단팥빵을 구워요!', 'the text')

  // Another one gets a text of its own, in the middle of a composition.
  await panel.getByRole('tab', { name: '카카오톡' }).click()
  await field.press('End')
  const keys = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await compose('ㅎ')
  await compose('하')
  const ownText = () => texts.read(away.doc).find(({ entry }) => entry === key)
  await away.until(() => ownText() !== undefined, 'the text of the channel')
  texts.properties.text
    .at(ownText()?.key ?? '')
    .shared(away.doc)
    ?.insert(0, '오늘 ')
  entries.properties.text.at(key).shared(away.doc)?.insert(0, '내일 ')
  await away.settled()
  await compose('한')
  await keys.send('Input.insertText', { text: '한' })
  await away.until(() => ownText()?.text === '오늘 단팥빵을 구워요!한', 'the syllable')
  await expect(field).toHaveValue('오늘 단팥빵을 구워요!한')
  await expect(panel.getByRole('tab', { name: /카카오톡/ })).toContainText('따로')
  await panel.getByRole('tab', { name: /인스타그램/ }).click()
  await expect(field).toHaveValue('내일 단팥빵을 구워요!')

  entries.remove(away.doc, key)
  await expect(page.getByText('다른 사람이 이 글을 지웠어요')).toBeVisible()
  await expect(panel).toBeHidden()
  away.close()
})
