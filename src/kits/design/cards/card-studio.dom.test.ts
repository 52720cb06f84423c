import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Body, Page } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { type CardStudio, createCardStudio } from './card-studio.ts'
import type { CardReport, CardTask } from './card-task.ts'

const body: Body = {
  ...{ v: 1, name: '소식', form: 'custom', unit: 'px', width: 100, height: 100 },
  tags: [],
  pages: [],
}
const dress = { logos: [], photos: [] } as unknown as Dress
let workers: FakeWorker[]
let urls: Set<string>
let studio: CardStudio

class FakeWorker {
  readonly tasks: CardTask[] = []
  isEnded = false
  onmessage: ((event: { data: CardReport }) => void) | null = null
  onerror: (() => void) | null = null
  constructor() {
    workers.push(this)
  }
  postMessage(task: CardTask): void {
    this.tasks.push(task)
    if (task.kind === 'forget') for (const url of task.urls) urls.delete(url)
    if (task.kind === 'undress') urls.clear()
  }
  terminate(): void {
    this.isEnded = true
  }
}

beforeEach(() => {
  workers = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  urls = new Set()
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('OffscreenCanvas', class {})
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      async decode() {}
    },
  )
  studio = createCardStudio()
})
afterEach(() => {
  studio.close()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const pageOf = (id: string): Page => ({ id, background: '#FFFFFF', layers: [] })
const draw = (page: Page, width = 200, of = dress) =>
  studio.draw({ body, page, brand: { dress: of, bytes: new Map() }, width })
const turn = () => new Promise((resolve) => setImmediate(resolve))
const drawn = () => (workers[0]?.tasks ?? []).flatMap((task) => (task.kind === 'draw' ? [task] : []))

/** Answers the order of this number in the test. */
async function answer(at: number, kind: CardReport['kind'] = 'drawn'): Promise<void> {
  const id = drawn()[at - 1]?.id
  const url = `blob:${id}`
  if (kind === 'drawn') urls.add(url)
  workers[0]?.onmessage?.({ data: { kind, id, url, message: '' } as CardReport })
  await turn()
}

test('a page is drawn once for a width; then its picture is there at once', async () => {
  const page = pageOf('a')
  const first = draw(page)
  await turn()
  await answer(1)
  const card = await first.answer
  expect(card).toMatchObject({ page, dress, width: 200 })
  expect(studio.known(page, dress)).toBe(card)
  expect(await draw(page, 150).answer).toBe(card)
  void draw(page, 300)
  await turn()
  expect(drawn().map(({ width }) => width)).toEqual([200, 300])
})

test('a card that is not wanted any more before its turn is not drawn', async () => {
  const orders = 'abcdef'.split('').map((id) => draw(pageOf(id)))
  orders[4]?.cancel()
  await turn()
  for (const at of [1, 2, 3, 4, 5]) await answer(at)
  expect(drawn().map(({ page }) => page.id)).toEqual(['a', 'b', 'c', 'd', 'f'])
  expect(await orders[5]?.answer).toMatchObject({ width: 200 })
})

test('pictures in another dress are forgotten once a card is drawn in the new one', async () => {
  const page = pageOf('a')
  void draw(page)
  await turn()
  await answer(1)
  const other = { ...dress }
  void draw(page, 200, other)
  await turn()
  const kinds = workers[0]?.tasks.map(({ kind }) => kind)
  expect(kinds).toEqual(['dress', 'draw', 'forget', 'dress', 'draw'])
  expect(studio.known(page, dress)).toBeNull()
  expect(urls.size).toBe(0)
})

test('what the worker refuses, and everything after it broke, is left to the page', async () => {
  const refused = draw(pageOf('a'))
  await turn()
  await answer(1, 'refused')
  expect(await refused.answer).toBeNull()
  expect(studio.isPossible()).toBe(true)
  const open = draw(pageOf('b'))
  await turn()
  workers[0]?.onerror?.()
  expect(await open.answer).toBeNull()
  expect(studio.isPossible()).toBe(false)
  expect(await draw(pageOf('c')).answer).toBeNull()
})

test('where no worker can be started, all cards are left to the page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('refused', 'SecurityError')
      }
    },
  )
  const answers = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => draw(pageOf(id)).answer)
  expect(await Promise.all(answers)).toEqual(answers.map(() => null))
  expect(studio.isPossible()).toBe(false)
})

test('of very many pictures the oldest are forgotten, and with the screen all of them and the dress', async () => {
  for (let at = 1; at <= 300; at++) {
    void draw(pageOf(`${at}`))
    await turn()
    await answer(at)
  }
  expect(urls.size).toBe(240)
  studio.close()
  expect(urls.size).toBe(0)
  expect(workers[0]?.tasks.at(-1)).toEqual({ kind: 'undress' })
})

test('the next screen goes on with the worker, which ends a minute after the last', async () => {
  void draw(pageOf('a'))
  await turn()
  studio.close()
  vi.advanceTimersByTime(59_000)
  studio = createCardStudio()
  const next = draw(pageOf('b'))
  await turn()
  // What the screen before asked for is no answer to this one.
  await answer(1)
  await answer(2)
  expect(await next.answer).toMatchObject({ page: { id: 'b' } })
  expect(workers[0]?.tasks.map(({ kind }) => kind)).toEqual(['dress', 'draw', 'undress', 'dress', 'draw'])
  studio.close()
  vi.advanceTimersByTime(60_000)
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true])
})
