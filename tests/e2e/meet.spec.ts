import type { Page } from '@playwright/test'
import { createBrand, openAccount, readBrand } from '../support/people.ts'
import { below, createRandom } from '../support/random.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectSync, expectSynced } from './pages/sync.ts'
import { field, openStep } from './pages/workbook.ts'

const edits = 200
const seed = Number(process.env.SEED ?? 2026)
const syllables = '가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허'

test('two devices edit one long answer offline, 200 edits each; after syncing no word is missing', async ({
  app,
  device,
}) => {
  console.log(`SEED=${seed}`)
  const person = await openAccount(app, '최지우')
  const brand = await createBrand(app, person, '온기')
  const [one, two] = [await device(), await device()]
  const first = words('첫', 40)
  for (const { page } of [one, two]) {
    await bringSession(page, person)
    await openStep(page, 'core/story/background', 'core.background')
    await expectSynced(page)
  }
  await field(one.page, 'core.background').focus()
  await one.page.keyboard.insertText(first.join(''))
  await expect(field(two.page, 'core.background')).toHaveValue(first.join(''))
  await expectSynced(one.page)

  await Promise.all([one, two].map(({ context }) => context.setOffline(true)))
  const kept = await Promise.all([
    editApart(one.page, '갑', first, seed),
    editApart(two.page, '을', first, seed + 1),
  ])
  await Promise.all([one, two].map(({ page }) => expectSync(page, 'savedHere')))
  await expect(field(one.page, 'core.background')).toHaveValue(kept[0].join(''))
  await expect(field(two.page, 'core.background')).toHaveValue(kept[1].join(''))

  await Promise.all([one, two].map(({ context }) => context.setOffline(false)))
  await Promise.all([one, two].map(({ page }) => expectSynced(page)))
  const surviving = [
    ...first.filter((word) => kept.every((side) => side.includes(word))),
    ...kept.flat().filter((word) => !first.includes(word)),
  ]
  expect(surviving.length).toBeGreaterThan(100)
  const read = async (page: Page) =>
    (await field(page, 'core.background').inputValue()).split(' ').slice(0, -1)
  for (const { page } of [one, two]) {
    await expect
      .poll(async () => (await read(page)).toSorted())
      .toEqual(surviving.map((word) => word.trimEnd()).toSorted())
  }
  const text = await field(one.page, 'core.background').inputValue()
  await expect(field(two.page, 'core.background')).toHaveValue(text)
  await expect.poll(async () => (await readBrand(brand, 'core')).background).toBe(text)
})

/** Inserts and deletes random words by key presses. Returns the words that remain. */
async function editApart(
  page: Page,
  side: string,
  start: readonly string[],
  from: number,
): Promise<string[]> {
  const random = createRandom(from)
  const fresh = words(side, edits, random)
  const here = [...start]
  await field(page, 'core.background').focus()
  for (let edit = 0; edit < edits; edit++) {
    const at = below(random, here.length + 1)
    const gone = random() < 0.4 ? here[at] : undefined
    const offset = here.slice(0, at).join('').length
    await page.evaluate(
      ([begin, end]) => (document.activeElement as HTMLTextAreaElement).setSelectionRange(begin, end),
      [offset, offset + (gone?.length ?? 0)] as const,
    )
    if (gone !== undefined) {
      await page.keyboard.press('Delete')
      here.splice(at, 1)
    } else {
      const word = fresh[edit] ?? ''
      await page.keyboard.insertText(word)
      here.splice(at, 0, word)
    }
  }
  return here
}

/** Words that all differ, each with a space behind it. */
function words(side: string, count: number, random = createRandom(1)): string[] {
  return Array.from({ length: count }, (_, number) => {
    const tail = Array.from({ length: below(random, 2) }, () => syllables[below(random, syllables.length)])
    return `${side}${number}${tail.join('')} `
  })
}
