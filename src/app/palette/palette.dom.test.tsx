import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '#engine/identity/session.ts'
import { useScreenActions } from '#kits/actions/useActions.ts'
import { guideDialogs } from '../guide-actions/guide-dialog.ts'
import type { ScreenLink } from '../routing/screen-links.ts'

const who = vi.hoisted(() => ({
  session: null as Session | null,
  brand: 'local-1' as number | string | null,
  role: null as string | null,
  isOnline: true,
  went: [] as string[],
  screens: [] as ScreenLink[],
  loading: Promise.resolve(),
}))
vi.mock('#engine/identity/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ session: who.session, brand: who.brand }),
}))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useBrandRole: () => who.role }))
vi.mock('#engine/browser/network.ts', () => ({ useOnline: () => who.isOnline }))
vi.mock('#engine/store/brands.ts', () => ({ useBrands: () => [], useLocalBrands: () => [] }))
vi.mock('#kits/words/content.ts', () => ({
  contentOf: () => ({ steps: {}, sections: {} }),
  loadWorkbook: () => who.loading,
  stepGroups: [],
}))
vi.mock('../brand-list/useBrandChange.ts', () => ({ useBrandChange: () => async () => {} }))
vi.mock('../routing/screen-links.ts', () => ({ useScreenLinks: () => who.screens }))
vi.mock('./useFoundTexts.ts', () => ({ useFoundTexts: () => ({ answers: [], comments: [] }) }))
vi.mock('./search/read-planner.ts', async () => {
  const { plannerEntry } = await import('#model/planner/entry.fixture.ts')
  const entries = [plannerEntry('bean', { title: '동지 단팥빵 예약', day: '2026-12-18' })]
  return { readPlanner: async () => ({ entries, texts: [] }) }
})
vi.mock('#kits/drive/react/useDriveSearch.ts', () => ({
  useDriveSearch: (drive: string, query: string) => ({
    folders: [],
    files:
      drive === 'BRAND' && query === 'ㄷㅎㅇㄹ'
        ? [{ key: 'file-31', name: '달항아리.png', folder: 'folder-2' }]
        : [],
  }),
}))
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ history: { push: (path: string) => who.went.push(path) } }),
  useRouterState: () => true,
}))

const { default: Palette } = await import('./Palette.tsx')
// Loaded here, because a test has to end in time: many modules are behind it.
await import('./PaletteSearch.tsx')

const approve = vi.fn()

let host: HTMLElement

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  // What is in a closed dialog takes no focus.
  Object.assign(who, { session: null, brand: 'local-1', role: null, isOnline: true, went: [], screens: [] })
  who.loading = Promise.resolve()
  approve.mockClear()
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  cleanup()
  guideDialogs.close()
  document.body.replaceChildren()
})

// The first: what is loaded once is there at once from then on.
test('letters typed before the search is loaded stay in the field, and are searched', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  who.loading = promise
  await show()
  const early = field()
  expect(document.activeElement).toBe(early)
  await act(() => early.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })))
  await search('ㄷㅎㅇㄹ')
  expect(names()).toEqual([])
  expect(document.body.textContent).not.toContain('찾는 것이 없어요')
  await act(async () => resolve())
  await waitFor(() => expect(names()).toEqual(['달항아리.png']))
  // The same element: another one would end the composition.
  expect(field()).toBe(early)
  expect(document.activeElement).toBe(early)
  expect(early.value).toBe('ㄷㅎㅇㄹ')
})

test('exports are found by initial consonants, and chosen by Enter', async () => {
  await open()
  await search('ㅂㄹㄷㅂ')
  expect(names()).toEqual(['브랜드 북 내려받기'])
  await press('Enter')
  expect(guideDialogs.get()?.name).toBe('book')
})

test('a file of the drive opens in its folder', async () => {
  await open()
  await search('ㄷㅎㅇㄹ')
  expect(names()).toEqual(['달항아리.png'])
  await press('Enter')
  expect(who.went).toEqual(['/brand/drive/folder-2#file-31'])
})

test('an entry of the planner is found by initial consonants, and opens on its day', async () => {
  await open()
  await search('ㄷㅍㅃ')
  await waitFor(() => expect(names()).toEqual(['동지 단팥빵 예약']))
  expect(options()[0]?.textContent).toMatch(/18.*2026|2026.*18/)
  await press('Enter')
  expect(who.went).toEqual(['/brand/content-planner?day=2026-12-18&entry=bean'])
})

test('a brand of this device alone is neither shared nor has a team', async () => {
  await open()
  expect(names()).not.toContain('가이드 공유하기')
  expect(names()).not.toContain('멤버 초대하기')
})

test.each([
  ['BRAND_ROLE_MEMBER', false, false],
  ['BRAND_ROLE_DESIGNER', true, false],
  ['BRAND_ROLE_ADMIN', true, true],
  ['BRAND_ROLE_OWNER', true, true],
])('%s is offered sharing: %s, and inviting: %s', async (role, mayShare, mayInvite) => {
  Object.assign(who, { brand: 7, role })
  await open()
  expect([names().includes('가이드 공유하기'), names().includes('멤버 초대하기')]).toEqual([
    mayShare,
    mayInvite,
  ])
})

test('inviting opens the form on the screen of the team', async () => {
  Object.assign(who, { brand: 7, role: 'BRAND_ROLE_ADMIN' })
  await open()
  await search('초대')
  await press('Enter')
  expect(who.went).toEqual(['/brand/setting/team#invite'])
})

test.each([
  ['beside an open brand, in its frame', true, 7, ['/brand/setting/profile']],
  ['without an open brand, by themselves', true, null, ['/profile/setting']],
  ['not at all without an account', false, 'local-1', []],
])('the settings of the account are offered %s', async (_, isSignedIn, brand, addresses) => {
  const session = isSignedIn ? { idAccount: 1, email: '', fullName: '이지우', image: null } : null
  const title = { id: '프로필 설정' }
  const screens: ScreenLink[] = [
    { path: '/profile/setting', title, guard: 'session', isInPalette: true },
    { path: '/brand/setting/profile', title, guard: 'brand', isInPalette: true },
  ]
  Object.assign(who, { session, brand, screens })
  await open()
  await search('ㅍㄹㅍ')
  expect(names()).toEqual(addresses.map(() => '프로필 설정'))
  await press('Enter')
  expect(who.went).toEqual(addresses)
})

test('what needs the network says so, and cannot be chosen without it', async () => {
  Object.assign(who, { brand: 7, role: 'BRAND_ROLE_OWNER', isOnline: false })
  await open()
  await search('공유')
  const [option] = options()
  expect(option?.ariaDisabled).toBe('true')
  expect(option?.textContent).toContain('인터넷에 연결되어야 할 수 있어요')
  await press('Enter')
  expect(guideDialogs.get()).toBeNull()
})

test('theme and language are found by their words, and not offered before', async () => {
  await open()
  expect(names().join(' ')).not.toContain('화면으로')
  await search('테마')
  expect(names()).toEqual(['밝은 화면으로 바꾸기', '어두운 화면으로 바꾸기'])
  await search('language')
  expect(names()).toHaveLength(4)
  expect(names().join(' ')).toContain('日本語')
})

test('the actions of the open screen come first, as long as it is open', async () => {
  await open(<Screen />)
  expect(names()[0]).toBe('이야기 승인')
  await search('ㅅㅇ')
  await press('Enter')
  expect(approve).toHaveBeenCalledOnce()
  await open()
  expect(names()).not.toContain('이야기 승인')
})

function Screen() {
  useScreenActions([{ id: 'approve', label: { id: '이야기 승인' }, run: approve }])
  return null
}

async function open(screen: React.ReactNode = null): Promise<void> {
  await show(screen)
  await waitFor(() => expect(document.querySelector('[role=status]')?.textContent).not.toBe(''))
}

async function show(screen: React.ReactNode = null): Promise<void> {
  await act(() => render(null, { container: host }))
  await act(() =>
    render(
      <I18nProvider i18n={i18n}>
        {screen}
        <Palette onClose={() => {}} />
      </I18nProvider>,
      { container: host },
    ),
  )
}

function options(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[role="option"]')]
}

function names(): (string | null | undefined)[] {
  return options().map((option) => option.querySelector('span')?.textContent)
}

function field(): HTMLInputElement {
  const found = document.querySelector('input')
  if (!found) throw new Error('no field')
  return found
}

async function search(text: string): Promise<void> {
  await act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function press(key: string): Promise<void> {
  await act(() => field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
}
