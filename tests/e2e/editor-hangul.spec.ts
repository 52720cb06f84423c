import type { CDPSession, Locator, Page } from '@playwright/test'
import { design } from '#model/documents/design.ts'
import type { Body } from '#scene/body/body.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { createBrand, makeDesign, openAccount } from '../support/people.ts'
import { below, createRandom, seed } from '../support/random.ts'
import { openScriptDevice, type ScriptDevice } from '../support/script-device.ts'
import { amountOf } from '../support/size.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectSynced } from './pages/sync.ts'
import { syllables } from './syllables.ts'

const { layers } = design.design
const { frame, fill, text } = layers.properties
const base = '나라마바사'
const key = 'words'
const body: Body = {
  v: 1,
  name: '새 디자인',
  form: 'custom',
  unit: 'px',
  width: 400,
  height: 300,
  tags: [],
  pages: [
    {
      id: 'page',
      background: '#FFFFFF',
      layers: [
        {
          id: key,
          type: 'text',
          text: base,
          ...{ x: 40, y: 40, w: 300, h: 120 },
          ...{ font: ['{font.korMain}'], size: 24, lineHeight: 1.4, spacing: 0, fill: '#112233' },
        },
      ],
    },
  ],
}

type Random = ReturnType<typeof createRandom>

test('Hangul typed on a selected text, or in it, stays whole while another device edits, moves, restyles, deletes and restores the layer, and undo takes it back', async ({
  app,
  device,
}) => {
  const rounds = amountOf('ROUNDS', { fast: 12, full: 520 })
  test.setTimeout(90_000 + rounds * 3_000)
  console.log(`SEED=${seed}`)
  const random = createRandom(seed)
  const person = await openAccount(app, '한가람')
  const brand = await createBrand(app, person, '온기')
  const id = await makeDesign(brand)
  const other = await openScriptDevice(brand, { document: `design/${id}` })
  writeBody(other.doc, body)
  const { page } = await device({ viewport: { width: 1280, height: 800 } })
  await bringSession(page, person)
  await page.goto(`/editor?idTemplate=${id}`)
  const layer = page.locator(`[data-layer-button="${key}"]`)
  await expect(layer).toBeAttached()
  await expectSynced(page)
  const keys = await page.context().newCDPSession(page)
  const broken: string[] = []
  let met = 0
  for (let round = 0; round < rounds; round++) {
    const told = await composeOnce({ page, layer, keys, other, random })
    met += told.met
    if (told.fault) broken.push(`round ${round}: ${told.fault}`)
  }
  other.close()
  expect(broken).toEqual([])
  expect(met, 'changes of the other device that arrived while a syllable was open').toBeGreaterThan(rounds)
})

interface Round {
  page: Page
  layer: Locator
  keys: CDPSession
  other: ScriptDevice
  random: Random
}

/** One or two syllables, typed over the selected text or into it, with changes of the other device between the keys. */
async function composeOnce({ page, layer, keys, other, random }: Round) {
  const { doc } = other
  const handle = text.letters(key)
  const words = () => handle.read(doc)
  layers.revive(doc, [key])
  handle.write(doc, base)
  await select(page, layer)
  await fieldReads(page, base)

  const isOver = random() < 0.5
  const at = below(random, base.length + 1)
  if (!isOver) {
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector('[data-writing]') !== null)
    await fieldReads(page, base, at)
  }
  const bare = () => words().replace(/\p{Script=Han}/gu, '')
  const kept = (composed: string) => (isOver ? composed : base.slice(0, at) + composed + base.slice(at))
  let committed = ''
  let met = 0
  let isGone = false
  const tokens: string[] = []

  const meddle = async () => {
    const dice = random()
    if (isGone) layers.revive(doc, [key])
    else if (dice < 0.2) layers.remove(doc, key)
    else if (dice < 0.6) {
      doc.transact(() => {
        frame.at(key).write(doc, [below(random, 90), below(random, 90), 300, 120, below(random, 4) * 15])
        fill.at(key).write(doc, random() < 0.5 ? '#112233' : '#663300')
      })
    } else {
      const token = tokenOf(tokens.length)
      const shared = handle.shared(doc)
      shared?.insert(behindToken(words(), below(random, words().length + 1)), token)
      tokens.push(token)
    }
    isGone = !layers.has(doc, key)
    await pageShows(page, other)
    met++
  }

  const word = Array.from(
    { length: 1 + below(random, 2) },
    () => syllables[below(random, syllables.length)] ?? [],
  )
  for (const steps of word) {
    // A text that is gone takes no more syllables.
    if (isGone) break
    for (const part of steps) {
      const caret = { selectionStart: part.length, selectionEnd: part.length }
      await keys.send('Input.imeSetComposition', { text: part, ...caret })
      if (random() < 0.7) await meddle()
    }
    await keys.send('Input.insertText', { text: steps.at(-1) ?? '' })
    committed += steps.at(-1) ?? ''
    await other
      .until(() => bare() === kept(committed), `${kept(committed)}, and not ${words()}`)
      .catch(() => {})
    if (bare() !== kept(committed)) break
  }
  const whole = faultOf(words(), bare(), kept(committed), tokens)
  if (whole !== null || isGone || random() < 0.4) {
    if (!isGone) await page.keyboard.press('Escape')
    return { met, fault: whole }
  }

  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await other.until(() => bare() === base, `${base} after undo, and not ${words()}`).catch(() => {})
  const undone = faultOf(words(), bare(), base, tokens)
  if (undone !== null) return { met, fault: `undo: ${undone}` }
  await page.keyboard.press('Control+Shift+z')
  await other.until(() => bare() === kept(committed), 'redo').catch(() => {})
  const redone = faultOf(words(), bare(), kept(committed), tokens)
  return { met, fault: redone === null ? null : `redo: ${redone}` }
}

/** Presses the middle of the layer, unless its field has the focus. */
async function select(page: Page, layer: Locator): Promise<void> {
  await expect(layer).toBeAttached()
  const hasFocus = () =>
    page.evaluate(() => document.activeElement?.hasAttribute('data-canvas-keys') === true)
  if (await hasFocus()) return
  const box = await layer.boundingBox()
  if (!box) throw new Error('the layer is nowhere')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect.poll(hasFocus).toBe(true)
}

/** Waits for these words in the field, all of them selected, and puts the caret where one is given. */
async function fieldReads(page: Page, wanted: string, caret: number | null = null): Promise<void> {
  await page
    .waitForFunction(
      ([words, at]) => {
        const element = document.activeElement as HTMLTextAreaElement
        if (element.value !== words) return false
        if (at !== null) element.setSelectionRange(at, at)
        return at !== null || (element.selectionStart === 0 && element.selectionEnd === words.length)
      },
      [wanted, caret] as const,
    )
    .catch(async (cause) => {
      throw new Error(`the field is not that of ${wanted}: ${await fieldNow(page)}`, { cause })
    })
}

/** What has the focus, its words and its selection. */
function fieldNow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { tagName, value, selectionStart, selectionEnd, dataset } =
      document.activeElement as HTMLTextAreaElement
    const fields = [...document.querySelectorAll<HTMLTextAreaElement>('[data-field]')].map((one) => one.value)
    return JSON.stringify({ tagName, value, selectionStart, selectionEnd, ...dataset, fields })
  })
}

/** Waits until the editor shows the layer where the other device has it, or that it is gone. */
async function pageShows(page: Page, { doc }: ScriptDevice): Promise<void> {
  const place = layers.has(doc, key) ? (frame.at(key).read(doc) ?? null) : null
  await page.waitForFunction(
    ([layer, wanted]) => {
      const button = document.querySelector<HTMLElement>(`[data-layer-button="${layer}"]`)
      if (!wanted || !button) return button === null && wanted === null
      const field = document.querySelector<HTMLElement>(`[data-field="${layer}"]`)?.parentElement
      const [x = 0, y = 0, w = 0, h = 0, turn = 0] = wanted
      const angle = (turn * Math.PI) / 180
      const left = x + w / 2 - (Math.cos(angle) * w) / 2 + (Math.sin(angle) * h) / 2
      return (
        field !== undefined &&
        field !== null &&
        Math.abs(new DOMMatrix(field.style.transform).e - left) < 0.1 &&
        y >= 0
      )
    },
    [key, place] as const,
  )
}

/** Three letters that occur nowhere else. */
function tokenOf(number: number): string {
  const first = 0x4e00 + number * 3
  return String.fromCharCode(first, first + 1, first + 2)
}

/** The other device does not split its own words. */
function behindToken(words: string, index: number): number {
  const isToken = (at: number) => /\p{Script=Han}/u.test(words.charAt(at))
  let at = index
  while (isToken(at) && (words.charCodeAt(at) - 0x4e00) % 3 !== 0) at++
  return at
}

/** Broken: the words are not there exactly once, jamo are left over, or a word of the other device is lost. */
function faultOf(words: string, bare: string, wanted: string, tokens: readonly string[]): string | null {
  const lost = tokens.filter((token) => words.split(token).length !== 2)
  if (lost.length > 0) return `${lost.join()} of the other device is not there once in ${words}`
  return bare === wanted ? null : `${bare} instead of ${wanted}, in ${words}`
}
