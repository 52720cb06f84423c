import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { planner } from '#model/documents/planner.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import EntryPanel from './EntryPanel.tsx'
import { entryKey, type ShownEntry, showEntry } from './shown-entry.fixture.tsx'

const team = vi.hoisted(() => ({ has: false, role: 'BRAND_ROLE_OWNER' }))
vi.mock('#kits/team/useHasTeam.ts', () => ({ useHasTeam: () => team.has }))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useBrandRole: () => team.role }))
vi.mock('#kits/design/document/useOpenEditor.ts', () => ({ useOpenEditor: () => () => true }))
vi.mock('#kits/planner/picture/PictureScenes.tsx', () => ({
  PictureScenes: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('./channels/VoicePart.tsx', () => ({ default: () => null }))

const { entries } = planner.planner
const onClose = vi.fn()
const writeText = vi.fn(async (_text: string) => {})
let shown: ShownEntry

beforeEach(() => {
  team.has = false
  team.role = 'BRAND_ROLE_OWNER'
  onClose.mockClear()
  writeText.mockClear()
  Object.assign(navigator, { clipboard: { writeText } })
})
afterEach(async () => {
  await shown.close()
  for (const { id } of shownToasts.get()) dismissToast(id)
})

async function open(entry: Parameters<typeof showEntry>[1] = {}): Promise<void> {
  shown = await showEntry(<EntryPanel entryKey={entryKey} onClose={onClose} />, entry)
}
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
const input = (name: string | RegExp, value: string) =>
  act(async () => fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } }))
const toasts = () => shownToasts.get().map(({ text }) => text)

test('alone, one button takes an entry from an idea to a draft, planned and posted', async () => {
  await open({ entry: { status: 'IDEA', day: '2026-12-18', channels: ['INSTAGRAM', 'NAVER_PLACE'] } })
  await press('초안 시작하기')
  await press('예정으로')
  expect(shown.entry()).toMatchObject({ status: 'PLANNED', approvedBy: null })
  await press('올렸어요')
  expect(shown.entry()).toMatchObject({ status: 'POSTED', posted: ['INSTAGRAM', 'NAVER_PLACE'] })
  await act(async () => shown.open.undo())
  expect(shown.entry()).toMatchObject({ status: 'PLANNED', posted: null })
})

test('the toast takes back that an entry was posted, and nothing that was done since', async () => {
  await open({ entry: { status: 'PLANNED', day: '2026-12-18', channels: ['INSTAGRAM'] } })
  await press('올렸어요')
  const [toast] = shownToasts.get()
  await act(async () => shown.open.edit((doc) => entries.properties.title.at(entryKey).write(doc, '새 제목')))
  await act(async () => toast?.action?.onPress())
  expect(shown.entry()).toMatchObject({ status: 'PLANNED', posted: null, title: '새 제목' })
})

test('without a day an entry is not planned', async () => {
  await open({ entry: { status: 'DRAFT' } })
  await press('예정으로')
  expect(shown.entry().status).toBe('DRAFT')
})

test('in a team a member hands it to review, which an owner or admin approves', async () => {
  team.has = true
  team.role = 'BRAND_ROLE_MEMBER'
  await open({ entry: { status: 'DRAFT', day: '2026-12-18' } })
  await press('검토 맡기기')
  await press('승인 기다리는 중')
  expect(shown.entry().status).toBe('REVIEW')
})

test('an admin approves an entry that is in review', async () => {
  team.has = true
  team.role = 'BRAND_ROLE_ADMIN'
  await open({ entry: { status: 'REVIEW', day: '2026-12-18' } })
  await press('승인하고 예정으로')
  expect(shown.entry().status).toBe('PLANNED')
})

test('the title is written once the field is left', async () => {
  await open()
  await input('제목', '동지 단팥빵 예약 ')
  expect(shown.entry().title).toBe('동지 단팥빵')
  await act(async () => fireEvent.blur(screen.getByRole('textbox', { name: '제목' })))
  expect(shown.entry().title).toBe('동지 단팥빵 예약')
})

test('a title that is being typed is written where the panel is closed', async () => {
  await open()
  await input('제목', '팥 고르는 날')
  await shown.hide()
  expect(shown.entry().title).toBe('팥 고르는 날')
})

test('a title that another member writes shows at once, but not in a field that is typed in', async () => {
  await open()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '제목' })
  entries.properties.title.at(entryKey).write(shown.other, '팥 고르는 날')
  await shown.receive()
  expect(field.value).toBe('팥 고르는 날')
  await input('제목', '내가 쓰는 제목')
  entries.properties.title.at(entryKey).write(shown.other, '빵 이름 짓기')
  await shown.receive()
  expect(field.value).toBe('내가 쓰는 제목')
})

test('one press copies the text as the channel shows it, with hashtags', async () => {
  await open({
    entry: { text: '팥죽 대신 단팥빵 \n', channels: ['INSTAGRAM'], hashtags: ['모락빵집', '동지'] },
  })
  await press('복사')
  expect(writeText).toHaveBeenCalledWith('팥죽 대신 단팥빵\n\n#모락빵집 #동지')
  expect(toasts()).toEqual(['인스타그램 글을 복사했어요'])
})

test('hashtags are added by Enter, and not by the Enter that ends a syllable', async () => {
  await open()
  const field = screen.getByRole('textbox', { name: '해시태그 더하기' })
  await act(async () => {
    fireEvent.input(field, { target: { value: '#동지 단팥빵' } })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true })
  })
  expect(shown.entry().hashtags).toBeNull()
  await act(async () => fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 }))
  expect(shown.entry().hashtags).toEqual(['동지', '단팥빵'])
  await press('#동지 빼기')
  expect(shown.entry().hashtags).toEqual(['단팥빵'])
})

test('an entry that another member removes closes with a word, and offers what was being written', async () => {
  await open({ entry: { channels: ['INSTAGRAM'] } })
  await input(/^글/, '쓰던 말')
  entries.remove(shown.other, entryKey)
  await shown.receive()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(toasts()).toEqual(['다른 사람이 이 글을 지웠어요'])
  await act(async () => shownToasts.get()[0]?.action?.onPress())
  expect(writeText).toHaveBeenCalledWith('쓰던 말')
})

test('an entry that is removed here closes without a word of others', async () => {
  await open()
  await act(async () => void shown.open.edit((doc) => entries.remove(doc, entryKey)))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(toasts()).toEqual([])
})

test('Escape closes the panel, and the one that ends a syllable does not', async () => {
  await open()
  const title = screen.getByRole('textbox', { name: '제목' })
  await act(async () => fireEvent.keyDown(title, { key: 'Escape', isComposing: true, keyCode: 229 }))
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => fireEvent.keyDown(title, { key: 'Escape' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a reader sees words, and neither fields nor steps', async () => {
  await open({
    isReadOnly: true,
    entry: { text: '글', note: '팥 20kg', status: 'DRAFT', hashtags: ['동지'] },
  })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('팥 20kg')).not.toBeNull()
  expect(
    screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent),
  ).toEqual(['글 닫기', '복사', '내려받기'])
})
