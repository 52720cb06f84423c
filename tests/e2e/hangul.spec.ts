import type { CDPSession, Page } from '@playwright/test'
import type * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import type { TextHandle } from '#model/fields/text.ts'
import { createBrand, openAccount } from '../support/people.ts'
import { below, createRandom, seed } from '../support/random.ts'
import { openScriptDevice, type ScriptDevice } from '../support/script-device.ts'
import { amountOf } from '../support/size.ts'
import { expect, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectSynced } from './pages/sync.ts'
import { syllables } from './syllables.ts'

/** `ROUNDS=520`: so many in each kind of input. Other ones each time, but for a `SEED`. */
const base = '나라마바사아자차카타파'

type Random = ReturnType<typeof createRandom>

const { personas, competitors } = strategy.positioning

/** Every kind of input that words are typed into, with how many rounds it gets: 520 in all at full size. */
const inputs: readonly Input[] = [
  {
    kind: 'a long answer',
    step: 'core/story/background',
    rounds: { fast: 30, full: 260 },
    open: () => guide.core.background,
  },
  {
    kind: 'a short answer',
    step: 'core/story/what',
    rounds: { fast: 15, full: 130 },
    open: () => guide.core.what,
  },
  {
    kind: 'a persona’s card',
    step: 'strategy/positioning/persona/purpose',
    rounds: { fast: 8, full: 65 },
    open: (doc) => personas.properties.goal.at(personas.add(doc, { name: '이서연' })),
  },
  {
    kind: 'a cell of the market’s table',
    step: 'strategy/positioning/market/product',
    rounds: { fast: 8, full: 65 },
    open: (doc) => competitors.properties.service.at(competitors.add(doc, { brandName: '모아키친' })),
  },
]

interface Input {
  readonly kind: string
  readonly step: string
  readonly rounds: { readonly fast: number; readonly full: number }
  /** The text, made first where it is in a list. */
  open(doc: Y.Doc): TextHandle
}

for (const { kind, step, rounds: usual, open } of inputs) {
  const rounds = amountOf('ROUNDS', usual)
  test(`Hangul composed in ${kind} stays whole while another device writes before, in and after the syllable`, async ({
    app,
    device,
  }) => {
    test.setTimeout(60_000 + rounds * 1_500)
    console.log(`SEED=${seed}`)
    const random = createRandom(seed)
    const person = await openAccount(app, '한가람')
    const brand = await createBrand(app, person, '온기')
    const document = step.startsWith('strategy') ? 'strategy' : 'guide'
    const other = await openScriptDevice(brand, { document })
    const handle = open(other.doc)
    const shared = handle.shared(other.doc)
    if (!shared) throw new Error(`${handle.path} has no text`)
    const { page } = await device()
    await bringSession(page, person)
    await page.goto(`/work-book/${step}`)
    const box = page.locator(`[data-field="${handle.path}"]`).getByRole('textbox')
    await expect(box).toBeEditable()
    await expectSynced(page)
    const keys = await page.context().newCDPSession(page)
    await box.focus()
    const broken: string[] = []
    let met = 0
    for (let round = 0; round < rounds; round++) {
      const told = await composeOnce({ page, shared, keys, other, random, round })
      met += told.arrived
      if (told.fault) broken.push(`round ${round}: ${told.fault}`)
    }
    other.close()
    expect(broken).toEqual([])
    expect(met, 'remote edits that arrived while a syllable was open').toBeGreaterThan(rounds)
  })
}

interface Round {
  page: Page
  shared: Y.Text
  keys: CDPSession
  other: ScriptDevice
  random: Random
  round: number
}

/** One or two syllables at a random index, with edits of the other device between the keys. */
async function composeOnce({ page, shared, keys, other, random, round }: Round) {
  other.doc.transact(() => {
    shared.delete(0, shared.length)
    shared.insert(0, base)
  })
  const at = below(random, base.length + 1)
  await fieldReads(page, base, at)

  const bare = (text: string) => text.replace(/\p{Script=Han}/gu, '')
  let here = base
  let committed = ''
  let arrived = 0
  const tokens: string[] = []
  const hasArrived = () =>
    other.until(
      () => bare(shared.toString()).length >= here.length + committed.length,
      `${committed} of round ${round}`,
    )
  /** The other device inserts at a random index, mostly around the syllable, or deletes a letter next to it. */
  const meddle = async (isOpen: boolean) => {
    await hasArrived()
    const index = Math.max(0, Math.min(shared.length, at + below(random, 5) - 2))
    const letter = shared.toString().slice(index, index + 1)
    if (random() < 0.2 && base.includes(letter) && letter !== '') {
      shared.delete(index, 1)
      here = here.replace(letter, '')
    } else {
      const token = tokenOf(tokens.length)
      tokens.push(token)
      shared.insert(
        behindToken(shared.toString(), random() < 0.2 ? below(random, shared.length + 1) : index),
        token,
      )
    }
    if (!isOpen) return
    await previewReads(page, shared.toString())
    arrived++
  }

  const word = Array.from(
    { length: 1 + below(random, 2) },
    () => syllables[below(random, syllables.length)] ?? [],
  )
  for (const steps of word) {
    for (const text of steps) {
      await keys.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
      if (random() < 0.7) await meddle(true)
    }
    await keys.send('Input.insertText', { text: steps.at(-1) ?? '' })
    committed += steps.at(-1) ?? ''
  }
  if (random() < 0.3) await meddle(false)

  await hasArrived()
  const text = shared.toString()
  await fieldReads(page, text)
  return { arrived, fault: faultOf({ text, bare: bare(text), here, at, composed: committed, tokens }) }
}

/** Three letters that occur nowhere else. */
function tokenOf(number: number): string {
  const first = 0x4e00 + number * 3
  return String.fromCharCode(first, first + 1, first + 2)
}

/** The other device does not split its own words. */
function behindToken(text: string, index: number): number {
  const isToken = (at: number) => /\p{Script=Han}/u.test(text.charAt(at))
  let at = index
  while (isToken(at) && (text.charCodeAt(at) - 0x4e00) % 3 !== 0) at++
  return at
}

interface Outcome {
  text: string
  bare: string
  here: string
  at: number
  composed: string
  tokens: readonly string[]
}

/** Broken: the word is not there exactly once where it was typed, jamo are left over, or another word is split. */
function faultOf({ text, bare, here, at, composed, tokens }: Outcome): string | null {
  const lost = tokens.filter((token) => text.split(token).length !== 2)
  if (lost.length > 0) return `${lost.join()} of the other device is not there once in ${text}`
  const isBefore = (letter: string) => base.indexOf(letter) < at
  const index = [...here].filter(isBefore).length
  const wanted = here.slice(0, index) + composed + here.slice(index)
  return bare === wanted ? null : `${bare} instead of ${wanted}, in ${text}`
}

/** Waits for these words in the field, and puts the caret where one is given. */
async function fieldReads(page: Page, text: string, caret: number | null = null): Promise<void> {
  await page.waitForFunction(
    ([wanted, at]) => {
      const element = document.activeElement as HTMLTextAreaElement | HTMLInputElement
      if (element.value !== wanted) return false
      if (at !== null) element.setSelectionRange(at, at)
      return true
    },
    [text, caret] as const,
  )
}

/** The preview shows the document, while the field itself defers remote changes. */
async function previewReads(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document
        .querySelector('section:is([aria-label="가이드 미리보기"], [aria-label="전략 미리보기"])')
        ?.textContent?.includes(wanted) === true,
    text,
  )
}
