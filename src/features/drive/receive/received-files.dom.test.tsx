import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import ReceivedFiles from './ReceivedFiles.tsx'

const idAccount = 7
const given = vi.hoisted(() => ({
  received: [] as { id: string; name: string; blob: Blob; at: number }[],
  added: [] as unknown[],
  forgotten: [] as string[],
  refused: [] as { name: string; fault: string }[],
}))
vi.mock('#engine/store/received-files.ts', () => ({
  readReceived: async () => given.received,
  forgetReceived: async (ids: string[]) => void given.forgotten.push(...ids),
}))
vi.mock('#kits/drive/uploads/add-files.ts', () => ({
  addFilesTo: async (scope: unknown, folder: unknown, files: { file: File }[]) => {
    given.added.push([scope, folder, files.map(({ file }) => file.name)])
    return { added: files.length, refused: given.refused }
  },
}))
let host: HTMLElement
const onAdded = vi.fn()

beforeEach(async () => {
  Object.assign(given, { received: [], added: [], forgotten: [], refused: [] })
  onAdded.mockClear()
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  const facts = { url: null, openedAt: 1 }
  await accountStore(idAccount).brands.bulkPut([
    { ...facts, id: 5, name: '온기', brandRole: 'BRAND_ROLE_OWNER' },
    { ...facts, id: 6, name: '새벽빵집', brandRole: 'BRAND_ROLE_MEMBER' },
    { ...facts, id: 8, name: '달빛책방', brandRole: 'BRAND_ROLE_READER' },
  ])
  host = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  cleanup()
  openBrand(null)
  endSession()
})

test('files that were shared go into the drive of the brand that is chosen', async () => {
  given.received = [{ id: 'one', name: '메모.txt', blob: new Blob(['memo']), at: 1 }]
  show()
  await see('메모.txt')
  press('드라이브에 담기')
  expect(given.added).toEqual([])
  const select = host.querySelector('select')
  if (!select) throw new Error('no brands to choose')
  // A brand that is only read takes none.
  expect(select.textContent).not.toContain('달빛책방')
  select.value = '6'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await see('내 드라이브에 담겨요')
  press('드라이브에 담기')
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledWith(6))
  expect(given.added).toEqual([[{ idAccount, brand: 6, drive: 'USER' }, null, ['메모.txt']]])
  expect(given.forgotten).toEqual(['one'])
})

test('a member chooses a drop folder for files that were shared', async () => {
  const row = { brand: 6, drive: 'BRAND', parent: null, createdAt: 1, trashedAt: null }
  await accountStore(idAccount)
    .table('driveFolders')
    .bulkPut([
      { ...row, key: 'drop', idDirectory: 1, name: '매장 사진', takesUploads: true },
      { ...row, key: 'closed', idDirectory: 2, name: '계약서' },
    ])
  openBrand(6)
  given.received = [{ id: 'one', name: '메모.txt', blob: new Blob(['memo']), at: 1 }]
  show()
  await see('매장 사진')
  expect(host.textContent).not.toContain('계약서')
  const [, place] = host.querySelectorAll('select')
  if (!place) throw new Error('no places to choose')
  place.value = 'drop'
  place.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(place.value).toBe('drop'))
  press('드라이브에 담기')
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledWith(6))
  expect(given.added).toEqual([[{ idAccount, brand: 6, drive: 'BRAND' }, 'drop', ['메모.txt']]])
})

test('what is refused is named, and the screen stays', async () => {
  openBrand(5)
  given.received = [{ id: 'one', name: '빈 파일.txt', blob: new Blob(['x']), at: 1 }]
  given.refused = [{ name: '빈 파일.txt', fault: 'empty' }]
  show()
  await see('빈 파일.txt')
  press('드라이브에 담기')
  await see('비어 있는 파일이에요')
  expect(onAdded).not.toHaveBeenCalled()
})

test('without files the screen says what comes here, and that a full device received none', async () => {
  show(true)
  await see('받은 파일 없음')
  await see('남은 공간이 모자라')
})

function show(isFull = false): void {
  render(
    <I18nProvider i18n={i18n}>
      <ReceivedFiles isFull={isFull} onAdded={onAdded} />
    </I18nProvider>,
    { container: host },
  )
}

async function see(text: string): Promise<void> {
  await vi.waitFor(() => expect(host.textContent).toContain(text))
}

function press(text: string): void {
  const found = [...host.querySelectorAll('button')].find((button) => button.textContent?.includes(text))
  found?.click()
}
