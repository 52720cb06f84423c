import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lossDialogs } from '#engine/files/drawing-losses.ts'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { pauseUploads } from '../queue/upload-actions.ts'
import { readDrive } from '../rows/read-drive.ts'
import { addFiles } from './add-files.ts'

// Node draws nothing.
vi.mock('#engine/files/compare-drawings.ts', () => ({
  drawingAddress: async (svg: Blob) => `data:${await svg.text()}`,
  drawingsDiffer: async (before: string) => before.includes('a.svg'),
}))

const idAccount = 7
const store = accountStore(idAccount)
const shape = '<path d="M0 0h9v9z"/>'
const lossy = `${shape}<rect fill="url(a.svg#b)"/>`

beforeEach(async () => {
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  openBrand(5)
  await pauseUploads()
})
afterEach(async () => {
  endSession()
  await Promise.all(store.tables.map((table) => table.clear()))
})

const drawing = (name: string, inside: string) => ({
  file: new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`], name),
  path: [],
})
const add = (...dropped: ReturnType<typeof drawing>[]) => addFiles('BRAND', null, dropped)
const names = async () => {
  const { files } = await readDrive({ idAccount, brand: 5, drive: 'BRAND' })
  return files.map(({ name }) => name)
}
const openedDialog = () =>
  vi.waitFor(() => lossDialogs.get() ?? Promise.reject(new Error('nothing is asked')))

test('a dropped drawing is stored as the server stores it, without a question where nothing is lost', async () => {
  expect(await add(drawing('로고.svg', `<script>x</script>${shape}`))).toEqual({ added: 1, refused: [] })
  expect(lossDialogs.get()).toBeNull()
  const [row] = await store.files.toArray()
  expect(await row?.blob.text()).toMatch(/^<svg [^>]*><path d="M0 0h9v9z"><\/path><\/svg>$/)
})

test('drawings that lose what is seen are asked about once, when the others are stored', async () => {
  const adding = add(drawing('a.svg', lossy), drawing('b.svg', shape), drawing('c.svg', lossy))
  const { payload: losses, answer } = await openedDialog()
  expect(losses).toMatchObject([
    { name: 'a.svg', removed: ['fill'], before: expect.stringContaining('a.svg') },
    { name: 'c.svg' },
  ])
  expect(await names()).toEqual(['b.svg'])
  answer([false, true])
  expect(await adding).toEqual({ added: 2, refused: [] })
  expect((await names()).sort()).toEqual(['b.svg', 'c.svg'])
})

test('a drawing of which nothing is left is refused with the element that cannot be taken', async () => {
  const { added, refused } = await add(
    drawing('빈.svg', '<foreignObject/>'),
    drawing('망가진.svg', '<g>'),
    drawing('로고.svg', shape),
  )
  expect(added).toBe(1)
  expect(refused).toEqual([
    { name: '빈.svg', fault: 'emptyDrawing', part: 'foreignObject' },
    { name: '망가진.svg', fault: 'brokenDrawing' },
  ])
})

test('after the person signed out meanwhile, what is taken counts as refused', async () => {
  const adding = add(drawing('a.svg', lossy))
  const { answer } = await openedDialog()
  endSession()
  answer([true])
  expect(await adding).toEqual({ added: 0, refused: [{ name: 'a.svg', fault: 'signedOut' }] })
})
