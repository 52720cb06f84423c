import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DocumentContext, type DocumentViews } from '#engine/documents/react/DocumentProvider.tsx'
import type { Drive, DriveFolder } from '#kits/drive/rows/drive-file.ts'
import { type BrandRole, readsOnly } from '#model/access/roles.ts'
import { OpenFolder } from './OpenFolder.tsx'
import TrashScreen from './TrashScreen.tsx'

const trashed = vi.hoisted(() => ({
  role: null as BrandRole | null,
  folder: {
    key: 'old',
    name: '지난 사진',
    parent: null,
    idFolder: 8,
    trashedAt: 1,
    createdAt: 1,
    locked: false,
  },
}))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useReadBrandRole: () => trashed.role }))
vi.mock('#engine/documents/react/useDocument.ts', () => ({ useDocument: () => ({ brand: 5 }) }))
vi.mock('#kits/drive/react/useDriveTrash.ts', () => ({
  useDriveTrash: () => ({ folders: [trashed.folder], files: [] }),
}))
vi.mock('#kits/drive/react/useDriveState.ts', () => ({ useDriveState: () => ({ at: 1 }) }))
vi.mock('./GuideFolderLink.tsx', () => ({ GuideFolderLink: () => null }))
vi.mock('./useFreshDrive.ts', () => ({ useFreshDrive: () => ({ result: 'fresh', refresh: () => {} }) }))

const whole = { folders: [] as DriveFolder[], files: [] }

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const changes = ['새 폴더', '파일 올리기']
const reading = '브랜드 드라이브는 디자이너부터'

test.each<[BrandRole, Drive, boolean]>([
  ['BRAND_ROLE_MEMBER', 'BRAND', false],
  ['BRAND_ROLE_DESIGNER', 'BRAND', true],
  ['BRAND_ROLE_ADMIN', 'BRAND', true],
  ['BRAND_ROLE_MEMBER', 'USER', true],
  ['BRAND_ROLE_READER', 'BRAND', false],
  ['BRAND_ROLE_READER', 'USER', false],
])('%s in the drive %s is offered changes: %s', async (role, drive, isOffered) => {
  await show(
    <DocumentContext value={viewsOf(role)}>
      <OpenFolder {...{ brand: 5, drive, role, whole }} folder={null} isStale={false} isUnread={false} />
    </DocumentContext>,
  )
  expect(changes.map((name) => buttons().some((label) => label.includes(name)))).toEqual([
    isOffered,
    isOffered,
  ])
  const why = readsOnly(role) ? '보기 전용 역할이라 볼 수만 있어요' : reading
  expect(document.body.textContent?.includes(why)).toBe(!isOffered)

  trashed.role = role
  await show(<TrashScreen drive={drive} />)
  expect(document.body.textContent).toContain('지난 사진')
  expect(buttons().includes('휴지통 비우기')).toBe(isOffered)
})

test.each<[BrandRole, string, boolean, string]>([
  ['BRAND_ROLE_MEMBER', 'drop', false, '누구나 올릴 수 있고'],
  ['BRAND_ROLE_MEMBER', 'inside', false, '누구나 올릴 수 있고'],
  ['BRAND_ROLE_DESIGNER', 'inside', true, '멤버도 여기에 사진과 파일을'],
])('%s adds files to a drop folder (%s), and makes folders there: %s', async (role, key, canWrite, note) => {
  const folder = (name: string, parent: string | null, more: Partial<DriveFolder> = {}) =>
    ({ key: name, name, parent, drive: 'BRAND', trashedAt: null, making: null, ...more }) as DriveFolder
  const folders = [folder('drop', null, { takesUploads: true }), folder('inside', 'drop')]
  const open = folders.find((one) => one.key === key) ?? null
  const given = { brand: 5, drive: 'BRAND', role, whole: { folders, files: [] }, folder: open } as const
  await show(<OpenFolder {...given} isStale={false} isUnread={false} />)
  const isOffered = changes.map((name) => buttons().some((label) => label.includes(name)))
  expect(isOffered).toEqual([canWrite, true])
  expect(document.body.textContent).toContain(note)
  expect(document.body.textContent).not.toContain(reading)
})

test('a member opens no drop folder at the top, where it is only shown', async () => {
  const known = { key: 'drop', name: '매장 사진', parent: null, making: null }
  const drop = { ...known, takesUploads: true } as DriveFolder
  const given = { brand: 5, drive: 'BRAND', role: 'BRAND_ROLE_MEMBER', folder: null } as const
  const shown = { folders: [drop], files: [] }
  await show(<OpenFolder {...given} whole={shown} isStale={false} isUnread={false} />)
  expect(changes.map((name) => buttons().some((label) => label.includes(name)))).toEqual([false, false])
  expect(document.body.textContent).toContain(reading)
})

const viewsOf = (role: BrandRole) =>
  ({ byName: { guide: { isReadOnly: readsOnly(role) } } }) as unknown as DocumentViews

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent ?? '')

async function show(screen: ReactNode): Promise<void> {
  cleanup()
  const router = createRouter({
    routeTree: createRootRoute({ component: () => screen }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    ),
  )
}
