import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { vectorRule } from '#kits/pictures/file-rules.ts'
import { askAboutLoss, askAboutLosses, lossDialogs } from './drawing-losses.ts'
import { prepareFile } from './prepare-file.ts'

const compare = vi.hoisted(() => ({ differ: false as boolean | null }))
vi.mock('./compare-drawings.ts', () => ({
  drawingAddress: async (svg: Blob) => `data:${await svg.text()}`,
  drawingsDiffer: async () => compare.differ,
}))

const file = (inside: string) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`], '로고.svg')
const shape = '<path d="M0 0h9v9z"/>'
const prepare = (inside: string, ask = vi.fn(async () => true)) => ({
  ask,
  prepared: prepareFile(file(inside), vectorRule, ask),
})

beforeEach(() => {
  compare.differ = false
})
afterEach(() => lossDialogs.get()?.answer([]))

test('a drawing that looks the same is taken without a question', async () => {
  const { ask, prepared } = prepare(`<script>x</script><metadata/>${shape}`)
  expect(await prepared).toMatchObject({ ok: true, name: '로고.svg' })
  expect(ask).not.toHaveBeenCalled()
})

test('a drawing that looks different is taken when the person says so, and not otherwise', async () => {
  compare.differ = true
  const inside = `${shape}<rect fill="url(a.svg#b)"/>`
  const taken = prepare(inside)
  expect(await taken.prepared).toMatchObject({ ok: true })
  expect(taken.ask).toHaveBeenCalledExactlyOnceWith({
    name: '로고.svg',
    before: expect.stringContaining('a.svg'),
    after: expect.not.stringContaining('a.svg'),
    removed: ['fill'],
  })
  const declined = prepare(
    inside,
    vi.fn(async () => false),
  )
  expect(await declined.prepared).toMatchObject({ ok: false, fault: 'declined' })
})

test('what no picture shows is asked about in any case', async () => {
  const { ask, prepared } = prepare(`${shape}<foreignObject/>`)
  await prepared
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ removed: ['foreignObject'] }))
})

test('where pictures cannot be compared, what was removed is asked about', async () => {
  compare.differ = null
  const whole = prepare(shape)
  await whole.prepared
  expect(whole.ask).not.toHaveBeenCalled()
  const cut = prepare(`${shape}<script/>`)
  await cut.prepared
  expect(cut.ask).toHaveBeenCalledOnce()
})

test('an empty result is refused with the element that cannot be taken', async () => {
  const { ask, prepared } = prepare('<foreignObject/>')
  expect(await prepared).toEqual({ ok: false, fault: 'emptyDrawing', part: 'foreignObject' })
  expect(await prepare('<g>').prepared).toMatchObject({ ok: false, fault: 'brokenDrawing' })
  expect(ask).not.toHaveBeenCalled()
})

test('a drawing that is too large once its rules are written into its elements is too complex', async () => {
  const rule = `<style>path{font-family:'${'a'.repeat(4_000)}'}</style>`
  expect(await prepare(rule + shape.repeat(1_500)).prepared).toMatchObject({ fault: 'complexDrawing' })
})

test('a second question waits until the first one is answered', async () => {
  const loss = { name: 'a', before: '', after: '', removed: [] }
  const first = askAboutLoss(loss)
  const second = askAboutLosses([loss, { ...loss, name: 'b' }])
  await vi.waitFor(() => expect(lossDialogs.get()?.payload).toHaveLength(1))
  lossDialogs.get()?.answer([true])
  expect(await first).toBe(true)
  await vi.waitFor(() => expect(lossDialogs.get()?.payload).toHaveLength(2))
  lossDialogs.get()?.answer([false, true])
  expect(await second).toEqual([false, true])
  expect(lossDialogs.get()).toBeNull()
})
